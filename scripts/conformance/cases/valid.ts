import {
  type Operation,
  type Parameter,
  type PlacedSchema,
  shownUserHeader,
} from '../contract/operation.ts';
import type { Schemas } from '../contract/schemas.ts';
import type { RequestParts } from '../target/request-parts.ts';
import type { Case } from './case.ts';
import { allowedEdges, type Edge } from './edges.ts';
import { type Field, listFields, withoutPart, withPart } from './fields.ts';
import type { FittingRequests } from './fitting-request.ts';

interface Tools {
  readonly schemas: Schemas;
  readonly requests: FittingRequests;
  /** Generated requests per operation, in addition to the document's own. */
  readonly count: number;
}

type Variant = Pick<Case, 'title' | 'parts'>;

/** Requests that the document allows: its examples, the limits of its schemas, and generated ones. */
export function validCases(
  operation: Operation,
  session: string | undefined,
  tools: Tools,
): Case[] {
  const plain = tools.requests.plain(operation);
  const variants: Variant[] = [
    { title: 'the plainest request', parts: plain },
    // The first record may be a special one, such as the current device.
    { title: 'another record', parts: tools.requests.plain(operation, 1) },
    ...ofExamples(operation, plain, tools),
    ...ofParameters(operation, plain, tools),
    ...ofFields(operation, plain, tools),
    ...generateVariants(operation, plain, tools),
  ];
  return distinct(variants).map((variant) => ({ operation, session, ...variant }));
}

function ofExamples(operation: Operation, plain: RequestParts, { requests }: Tools): Variant[] {
  return requests
    .bodies(operation)
    .slice(1)
    .flatMap((body) => [
      { title: 'another example of the document', parts: { ...plain, body } },
      {
        title: 'another example of the document, with another record',
        parts: { ...requests.plain(operation, 1), body },
      },
    ]);
}

function ofParameters(operation: Operation, plain: RequestParts, tools: Tools): Variant[] {
  const { schemas, requests } = tools;
  return operation.parameters.filter(isOptionalOrQuery).flatMap((parameter) => {
    const { name, in: place, schema } = parameter;
    const example = requests.findParameterExample(parameter);
    const edges = [
      { title: 'is given', value: example },
      ...(place === 'query' ? allowedEdges(schemas, schema, example) : []),
    ];
    return edges
      .filter(({ value }) => fitsPlace(place, value))
      .map(({ title, value }) => ({
        title: `\`${name}\` ${title}`,
        parts: withParameter(plain, parameter, value),
      }));
  });
}

/** Headers can only contain plain text, and an empty parameter counts as missing. */
function fitsPlace(place: Parameter['in'], value: unknown): boolean {
  if (value === '' || typeof value === 'object') return false;
  return place !== 'header' || /^[\x20-\x7e]+$/.test(String(value));
}

/** The user whom the page shows must be the session's, so requests get it with their session. */
function isOptionalOrQuery({ in: place, required, name }: Parameter): boolean {
  if (name.toLowerCase() === shownUserHeader) return false;
  return place === 'query' || (place === 'header' && !required);
}

export function withParameter(
  parts: RequestParts,
  { name, in: place }: Parameter,
  value: unknown,
): RequestParts {
  if (place === 'header') {
    return { ...parts, headers: { ...parts.headers, [name.toLowerCase()]: String(value) } };
  }
  return place === 'path'
    ? { ...parts, path: { ...parts.path, [name]: value } }
    : { ...parts, query: { ...parts.query, [name]: value } };
}

/** Each field of the documented bodies, in the first one that can be varied in it. */
function ofFields(operation: Operation, plain: RequestParts, tools: Tools): Variant[] {
  const tried = new Set<string>();
  const { requests } = tools;
  return [plain.body, ...requests.bodies(operation).slice(1)].flatMap((body) => {
    if (!body) return [];
    const schema = operation.body?.media.find(({ type }) => type === body.type)?.schema;
    if (!schema) return [];
    return listFields(tools.schemas, schema, body.value).flatMap((field) => {
      const name = field.path.join('.');
      if (tried.has(name)) return [];
      const variants = fieldVariants(field, { value: body.value, schema }, tools);
      if (variants.length > 0) tried.add(name);
      return variants.map(({ title, value }) => ({
        title,
        parts: { ...plain, body: { ...body, value } },
      }));
    });
  });
}

function fieldVariants(
  { path, schema, value: current, isRequired }: Field,
  body: { value: unknown; schema: PlacedSchema },
  { schemas, requests }: Tools,
): Edge[] {
  const name = `\`${path.join('.')}\``;
  const example = current ?? requests.findExample(schema);
  return [
    ...(current === undefined
      ? [{ title: `with ${name}`, value: withPart(body.value, path, example) }]
      : isRequired
        ? []
        : [{ title: `without ${name}`, value: withoutPart(body.value, path) }]),
    ...allowedEdges(schemas, schema, example).map(({ title, value }) => ({
      title: `${name} ${title}`,
      value: withPart(body.value, path, value),
    })),
  ].filter(({ value }) => schemas.isValid(body.schema, value));
}

function generateVariants(operation: Operation, plain: RequestParts, tools: Tools): Variant[] {
  const { requests, schemas, count } = tools;
  const media = operation.body?.media.find(({ type }) => type === plain.body?.type);
  const query = operation.parameters.filter((parameter) => parameter.in === 'query');
  if (!media?.schema && query.length === 0) return [];
  const bodies = media?.schema ? requests.sample(media.schema, count) : [];
  const values = query.map(({ schema }, index) => requests.sample(schema, count, index + 1));
  return Array.from({ length: count }, (_, turn) => ({
    title: 'a generated request',
    parts: {
      ...plain,
      path: requests.fillPath(operation, turn),
      query: Object.fromEntries(
        query.flatMap((parameter, index) => {
          const value = values[index]?.[turn];
          // Omits every other optional one, different ones each time.
          const isGiven = parameter.required || (turn + index) % 2 === 0;
          return isGiven && value !== undefined && fitsPlace('query', value)
            ? [[parameter.name, value]]
            : [];
        }),
      ),
      ...(media && turn < bodies.length ? { body: { type: media.type, value: bodies[turn] } } : {}),
    },
  })).filter(({ parts }) => areRequiredGiven(query, parts, schemas));
}

function areRequiredGiven(
  query: readonly Parameter[],
  parts: RequestParts,
  schemas: Schemas,
): boolean {
  return query.every(({ name, required, schema }) =>
    name in parts.query ? schemas.isValid(schema, parts.query[name]) : !required,
  );
}

function distinct(variants: readonly Variant[]): Variant[] {
  const groups = Map.groupBy(variants, ({ parts }) => JSON.stringify(parts));
  return [...groups.values()].flatMap((group) => group.slice(0, 1));
}
