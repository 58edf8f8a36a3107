import type { PlacedSchema } from '../contract/operation.ts';
import type { Schemas } from '../contract/schemas.ts';
import { length, unusualTexts } from './values.ts';

/** A value, with a word for why it is tried. */
export interface Edge {
  readonly title: string;
  readonly value: unknown;
}

/** Values at the limits of what a schema allows. */
export function allowedEdges(schemas: Schemas, placed: PlacedSchema, example: unknown): Edge[] {
  const { schema } = schemas.resolve(placed);
  const { minLength, maxLength, minimum, maximum } = schema;
  const edges: Edge[] = (schema.enum ?? []).map((value) => ({
    title: `is ${JSON.stringify(value)}`,
    value,
  }));
  if (types(schema).includes('boolean'))
    edges.push({ title: 'is true', value: true }, { title: 'is false', value: false });
  if (types(schema).includes('null')) edges.push({ title: 'is null', value: null });
  if (minimum !== undefined) edges.push({ title: 'is the least', value: minimum });
  if (maximum !== undefined) edges.push({ title: 'is the greatest', value: maximum });
  if (types(schema).includes('string') && !schema.enum) {
    if (minLength !== undefined)
      edges.push({ title: 'is the shortest', value: resize(example, minLength) });
    if (maxLength !== undefined)
      edges.push({ title: 'is the longest', value: resize(example, maxLength) });
    edges.push(...unusualTexts.map((value) => ({ title: 'is an unusual text', value })));
  }
  return edges.filter(({ value }) => schemas.isValid(placed, value));
}

/** Values just outside what a schema allows. */
export function forbiddenEdges(schemas: Schemas, placed: PlacedSchema, example: unknown): Edge[] {
  const { schema } = schemas.resolve(placed);
  const { minLength, maxLength, minimum, maximum, minItems, maxItems } = schema;
  const edges: Edge[] = [{ title: 'has another type', value: otherType(types(schema)) }];
  if (!types(schema).includes('null')) edges.push({ title: 'is null', value: null });
  if (schema.enum) edges.push({ title: 'is no value of the list', value: 'none-of-these' });
  if (minimum !== undefined) edges.push({ title: 'is too small', value: minimum - 1 });
  if (maximum !== undefined) edges.push({ title: 'is too great', value: maximum + 1 });
  if (types(schema).includes('integer')) edges.push({ title: 'is no whole number', value: 1.5 });
  if (minLength) edges.push({ title: 'is too short', value: resize(example, minLength - 1) });
  if (maxLength !== undefined)
    edges.push({ title: 'is too long', value: resize(example, maxLength + 1) });
  if (schema.format !== undefined)
    edges.push({ title: `is no ${schema.format}`, value: 'not of this format' });
  if (schema.format === 'date-time')
    edges.push({ title: 'is no day', value: '2026-02-30T08:00:00Z' });
  if (schema.pattern !== undefined)
    edges.push({ title: 'does not match the pattern', value: '\n' });
  if (minItems) edges.push({ title: 'has too few items', value: [] });
  if (maxItems !== undefined && Array.isArray(example) && example.length > 0) {
    const value = Array.from({ length: maxItems + 1 }, () => example[0]);
    edges.push({ title: 'has too many items', value });
  }
  if (schema.uniqueItems && Array.isArray(example) && example.length > 0) {
    edges.push({ title: 'has an item twice', value: [example[0], ...example] });
  }
  return edges.filter(({ value }) => !schemas.isValid(placed, value));
}

/** A text of the given length. An email address stays valid. */
function resize(example: unknown, newLength: number): string {
  const text = typeof example === 'string' && example !== '' ? example : 'a';
  if (length(text) >= newLength) return [...text].slice(0, newLength).join('');
  const at = text.indexOf('@');
  const filler = 'a'.repeat(newLength - length(text));
  return at < 0 ? text + filler : `${text.slice(0, at)}@${filler}${text.slice(at + 1)}`;
}

function otherType(allowed: readonly string[]): unknown {
  if (!allowed.includes('object')) return { unexpected: true };
  return ['unexpected'];
}

function types({
  type = [],
  const: constant,
  enum: values,
}: PlacedSchema['schema']): readonly string[] {
  if (typeof type === 'string') return [type];
  if (type.length > 0) return type;
  return [constant, ...(values ?? [])].filter((one) => one !== undefined).map((one) => typeof one);
}
