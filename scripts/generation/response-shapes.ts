import type { Document, MediaTypes, Schema } from './documents.ts';

/** The input of `src/api/response-shape.ts`: a word for a body without members, otherwise types by member name. */
export type Shape = string | Readonly<Record<string, string>>;

/**
 * The outermost shape of an operation's successful responses: kind, required members and their types. If several
 * responses differ, it covers only what they share.
 */
export function responseShape(document: Document, responses: readonly MediaTypes[]): Shape {
  const shapes = responses.map((response) => shapeOfBody(document, response));
  const [first, ...others] = shapes;
  if (first === undefined) return 'any';
  return others.reduce(sharedShape, first);
}

function shapeOfBody(document: Document, { content = {} }: MediaTypes): Shape {
  const [entry] = Object.entries(content);
  if (!entry) return 'empty';
  const [mediaType, { schema }] = entry;
  if (mediaType !== 'application/json' || !schema) return 'any';
  const whole = resolved(document, schema);
  const type = typeOf(document, whole);
  if (type !== 'object') return type;
  const { properties, required } = merged(document, whole);
  return Object.fromEntries(
    [...required].map((name) => [name, typeOf(document, properties[name] ?? {})]),
  );
}

function sharedShape(one: Shape, other: Shape): Shape {
  if (typeof one === 'string' || typeof other === 'string') return one === other ? one : 'any';
  return Object.fromEntries(Object.entries(one).filter(([name, type]) => other[name] === type));
}

/** The JSON types of a schema, joined by `|`; `any` if it allows all. */
function typeOf(document: Document, given: Schema): string {
  const schema = resolved(document, given);
  if (schema.oneOf) return joined(schema.oneOf.map((choice) => typeOf(document, choice)));
  if (schema.allOf) return typeOf(document, schema.allOf[0] ?? {});
  if (schema.const !== undefined) return jsonTypeOf(schema.const);
  if (schema.type === undefined) {
    return schema.enum ? joined(schema.enum.map(jsonTypeOf)) : 'any';
  }
  return joined([schema.type].flat().map((type) => namedType(document, type, schema)));
}

function namedType(document: Document, type: string, { items }: Schema): string {
  if (type === 'integer') return 'number';
  if (type !== 'array') return type;
  const itemType = items ? typeOf(document, items) : 'any';
  // The bar separates alternatives, so a list of several types cannot be expressed and becomes `any`.
  return itemType === 'any' || itemType.includes('|') ? 'array' : `${itemType}[]`;
}

function jsonTypeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function joined(types: readonly string[]): string {
  const all = new Set(types.flatMap((type) => type.split('|')));
  return all.has('any') ? 'any' : [...all].join('|');
}

function merged(
  document: Document,
  schema: Schema,
): { properties: Record<string, Schema>; required: Set<string> } {
  const parts = [schema, ...(schema.allOf ?? []).map((part) => resolved(document, part))];
  return {
    properties: Object.assign({}, ...parts.map((part) => part.properties)),
    required: new Set(parts.flatMap((part) => part.required ?? [])),
  };
}

function resolved(document: Document, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const found = document.components.schemas[schema.$ref.split('/').at(-1) ?? ''];
  if (!found) throw new Error(`There is no ${schema.$ref}.`);
  return resolved(document, found);
}
