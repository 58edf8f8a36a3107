import { type Document, type MediaTypes, resolveSchema, type Schema } from './documents.ts';

/** The input of `src/api/response.ts`: a word for a body without members, otherwise types by member name. */
export type Shape = string | Readonly<Record<string, string>>;

/**
 * The outermost shape of an operation's successful responses: kind, required members and their types. If several
 * responses differ, it covers only what they share.
 */
export function responseShape(document: Document, responses: readonly MediaTypes[]): Shape {
  const shapes = responses.map((response) => describeBody(document, response));
  const [first, ...otherShapes] = shapes;
  if (first === undefined) return 'any';
  return otherShapes.reduce(sharedShape, first);
}

function describeBody(document: Document, { content = {} }: MediaTypes): Shape {
  const [entry] = Object.entries(content);
  if (!entry) return 'empty';
  const [mediaType, { schema }] = entry;
  if (mediaType !== 'application/json' || !schema) return 'any';
  const whole = resolveSchema(document, schema);
  const type = describeType(document, whole);
  if (type !== 'object') return type;
  const { properties, required } = mergeParts(document, whole);
  return Object.fromEntries(
    [...required].map((name) => [name, describeType(document, properties[name] ?? {})]),
  );
}

function sharedShape(shape: Shape, otherShape: Shape): Shape {
  if (typeof shape === 'string' || typeof otherShape === 'string')
    return shape === otherShape ? shape : 'any';
  return Object.fromEntries(
    Object.entries(shape).filter(([name, type]) => otherShape[name] === type),
  );
}

/** The JSON types of a schema, joined by `|`; `any` if it allows all. */
function describeType(document: Document, schemaOrReference: Schema): string {
  const schema = resolveSchema(document, schemaOrReference);
  if (schema.oneOf) return joinTypes(schema.oneOf.map((choice) => describeType(document, choice)));
  if (schema.allOf) return describeType(document, schema.allOf[0] ?? {});
  if (schema.const !== undefined) return getJsonType(schema.const);
  if (schema.type === undefined) {
    return schema.enum ? joinTypes(schema.enum.map(getJsonType)) : 'any';
  }
  return joinTypes([schema.type].flat().map((type) => namedType(document, type, schema)));
}

function namedType(document: Document, type: string, { items }: Schema): string {
  if (type === 'integer') return 'number';
  if (type !== 'array') return type;
  const itemType = items ? describeType(document, items) : 'any';
  // The bar separates alternatives, so a list of several types cannot be expressed and becomes `any`.
  return itemType === 'any' || itemType.includes('|') ? 'array' : `${itemType}[]`;
}

function getJsonType(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function joinTypes(types: readonly string[]): string {
  const typeNames = new Set(types.flatMap((type) => type.split('|')));
  return typeNames.has('any') ? 'any' : [...typeNames].join('|');
}

function mergeParts(
  document: Document,
  schema: Schema,
): { properties: Record<string, Schema>; required: Set<string> } {
  const parts = [schema, ...(schema.allOf ?? []).map((part) => resolveSchema(document, part))];
  return {
    properties: Object.assign({}, ...parts.map((part) => part.properties)),
    required: new Set(parts.flatMap((part) => part.required ?? [])),
  };
}
