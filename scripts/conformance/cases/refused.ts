import type { Contract } from '../contract/contract.ts';
import {
  answerFor,
  documents,
  findInvalidStatus,
  isJson,
  isRead,
  type Operation,
  type PlacedSchema,
} from '../contract/operation.ts';
import { parseTyped } from '../contract/parse-typed.ts';
import { type Place, within } from '../contract/place.ts';
import { formType, type RequestParts } from '../target/request-parts.ts';
import type { Case, Expectation } from './case.ts';
import { forbiddenEdges } from './edges.ts';
import { listFields, withoutPart, withPart } from './fields.ts';
import type { FittingRequests } from './fitting-request.ts';
import { forbiddenParameters, unknownRecord } from './refused-parameters.ts';

export interface RefusalTools {
  readonly contract: Contract;
  readonly requests: FittingRequests;
}

/** A request that must be refused, before its session is chosen. */
export type Refusal = Pick<Case, 'parts' | 'method'> & { readonly expected: Expectation };

/** Requests that the document does not allow, each with the documented answer. */
export function refusedCases(
  operation: Operation,
  session: string | undefined,
  tools: RefusalTools,
): Case[] {
  const plain = tools.requests.plain(operation);
  const refusals = [
    ...forbiddenParameters(operation, plain, tools),
    ...unknownRecord(operation, plain, tools),
    ...forbiddenFields(operation, plain, tools),
    ...unreadableBodies(operation, plain),
    ...crossSite(operation, plain),
    ...tooLarge(operation, plain, tools),
    ...foreignMethod(operation, plain),
  ];
  return refusals.map((refusal) => toCase(operation, session, refusal));
}

function toCase(operation: Operation, session: string | undefined, refusal: Refusal): Case {
  return { operation, session, title: refusal.expected.because, ...refusal };
}

function forbiddenFields(
  operation: Operation,
  plain: RequestParts,
  { contract: { schemas }, requests }: RefusalTools,
): Refusal[] {
  const { body } = plain;
  const schema = operation.body?.media.find(({ type }) => type === body?.type)?.schema;
  const status = findInvalidStatus(operation);
  if (!body || !schema || status === undefined) return [];
  const refusal: CreateRefusal = (path, value, problem, clause) => {
    const field = path.join('.');
    const because = `\`${field}\` ${problem}`;
    const expected = { statuses: [status], field, because, clause };
    return { parts: { ...plain, body: { ...body, value } }, expected };
  };
  const fields = listFields(schemas, schema, body.value);
  const broken = fields.flatMap((field) => {
    const { path, schema: its, isRequired } = field;
    const example = field.value ?? requests.findExample(its);
    return [
      ...(isRequired
        ? [refusal(path, withoutPart(body.value, path), 'is missing', schema.place)]
        : []),
      ...forbiddenEdges(schemas, its, example).map(({ title, value }) =>
        refusal(path, withPart(body.value, path, value), title, its.place),
      ),
    ];
  });
  const extra = schemas.resolve(schema);
  if (extra.schema.additionalProperties === false) {
    const path = ['unknownField'];
    const clause = within(extra.place, 'additionalProperties');
    broken.push(refusal(path, withPart(body.value, path, true), 'is no field of it', clause));
  }
  const invalid = broken.filter(
    ({
      parts: {
        body: { type, value },
      },
    }) => {
      const read = type === formType ? asForm(schemas, schema, value) : value;
      return !schemas.isValid(schema, read);
    },
  );
  return [...invalid, ...brokenRules(extra, body.value, refusal)];
}

type CreateRefusal = (
  path: readonly string[],
  value: unknown,
  problem: string,
  clause: Place,
) => Refusal & { readonly parts: { readonly body: NonNullable<RequestParts['body']> } };

/** Values that break the rules for fields that no keyword can express, as far as the document lists some. */
function brokenRules(
  { schema, place }: PlacedSchema,
  value: unknown,
  refusal: CreateRefusal,
): Refusal[] {
  return Object.entries(schema['x-refused'] ?? {}).flatMap(([name, values]) =>
    values.map((broken) => {
      const problem = `is ${JSON.stringify(broken)}, a value that the rule excludes`;
      const clause = within(place, 'x-rules', name);
      return refusal([name], withPart(value, [name], broken), problem, clause);
    }),
  );
}

/** A value as a server reads it from a form, whose fields are all texts. */
function asForm(schemas: Contract['schemas'], schema: PlacedSchema, value: unknown): unknown {
  return Object.fromEntries(
    Object.entries(Object(value)).map(([name, field]) => {
      const text = typeof field === 'object' ? JSON.stringify(field) : String(field);
      const member = schemas.member(schema, name);
      return [name, member ? parseTyped(schemas.resolve(member).schema, text) : text];
    }),
  );
}

function unreadableBodies(operation: Operation, plain: RequestParts): Refusal[] {
  const { body } = plain;
  if (!body || !operation.body || !isJson(body.type)) return [];
  const clause = within(operation.place, 'requestBody');
  const text = JSON.stringify(body.value);
  const refusal = (status: number, because: string, changed: RequestParts['body']): Refusal[] => {
    const expected = { statuses: [status], because, clause };
    return documents(operation, status) ? [{ parts: { ...plain, body: changed }, expected }] : [];
  };
  return [
    ...refusal(415, 'the body has a type that the call does not take', {
      type: 'text/plain',
      text,
    }),
    ...refusal(400, 'the body breaks off', { type: body.type, text: text.slice(0, -1) }),
    ...refusal(400, 'the body is no JSON', { type: body.type, text: 'email=nina' }),
    ...(operation.body.required
      ? refusal(findInvalidStatus(operation) ?? 400, 'the body is missing', undefined)
      : []),
  ];
}

/** A body that is too large. Once per tag, because the limit is the server's rather than an operation's. */
function tooLarge(
  operation: Operation,
  plain: RequestParts,
  { contract }: RefusalTools,
): Refusal[] {
  const { body } = plain;
  const { maxBytes: bytes, place: clause = operation.place } = answerFor(operation, 413) ?? {};
  const first = contract.operations.find(
    (one) => one.tags[0] === operation.tags[0] && hasLimitedJson(one),
  );
  if (!body || bytes === undefined || first !== operation) return [];
  const because = `the body has more than ${bytes.toLocaleString('en')} bytes`;
  const expected = { statuses: [413], because, clause, byFront: true };
  return [{ parts: { ...plain, body: { ...body, padding: bytes } }, expected }];
}

function hasLimitedJson(operation: Operation): boolean {
  const type = operation.body?.media[0]?.type;
  return type !== undefined && isJson(type) && answerFor(operation, 413)?.maxBytes !== undefined;
}

/** Without a required header that forms on other sites cannot send. */
function crossSite(operation: Operation, plain: RequestParts): Refusal[] {
  if (!documents(operation, 403)) return [];
  return operation.parameters
    .filter(
      ({ in: place, required, schema }) =>
        place === 'header' && required && schema.schema.const !== undefined,
    )
    .map(({ name, schema }) => {
      const { [name.toLowerCase()]: _, ...headers } = plain.headers;
      const because = `the header ${name} is missing`;
      const expected = { statuses: [403], because, clause: schema.place };
      return { parts: { ...plain, headers }, expected };
    });
}

/**
 * A method that no document describes and that changes nothing if a server knows it (RFC 4918). A server that does not
 * may call it unknown (501) or not allowed (405), or refuse to parse it (400).
 */
function foreignMethod(operation: Operation, parts: RequestParts): Refusal[] {
  if (!isRead(operation)) return [];
  const method = 'PROPFIND';
  const because = `the address does not take ${method}`;
  const expected = { statuses: [405, 501, 400], because, clause: operation.place };
  return [{ parts, method, expected }];
}

const someMethods = ['PUT', 'DELETE', 'PATCH', 'POST'];

/** A method that an address does not support. A server that accepts it may change something. */
export function unknownMethod(
  operation: Operation,
  session: string | undefined,
  { contract, requests }: RefusalTools,
): Case[] {
  // Once per address, with its first operation.
  if (contract.operations.find(({ path }) => path === operation.path) !== operation) return [];
  if (!isRead(operation)) return [];
  const address = operation.path.replace(/\{[^}]+\}/g, '1');
  const method = someMethods.find((one) => contract.route(one, address).kind === 'wrong-method');
  if (!method) return [];
  const because = `the address does not take ${method}`;
  const clause = { ...operation.place, pointer: operation.place.pointer.replace(/\/[^/]+$/, '') };
  const expected = { statuses: [405], because, clause };
  return [toCase(operation, session, { parts: requests.plain(operation), method, expected })];
}
