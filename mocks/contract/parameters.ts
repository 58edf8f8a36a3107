import type { PrismOperation } from './definitions.ts';

type AnyParameters = Required<NonNullable<PrismOperation['request']>>['query' | 'path' | 'headers'];

/** A parameter in any part of the request. */
export type Parameter = Pick<AnyParameters[number], 'name' | 'schema' | 'style' | 'required'>;

export type ParameterValue = string | number | boolean | readonly (string | number | boolean)[];
export type ParameterValues = Record<string, ParameterValue>;

/**
 * The documented parameters of one location, typed; others are omitted. Empty ones count as missing, and ones of the
 * wrong type stay text, which the validation then reports.
 * @param findText returns the text under a name, or a list if it is repeated.
 */
export function typedParameters(
  parameters: readonly Parameter[] = [],
  findText: (name: string) => string | readonly string[] | undefined,
): ParameterValues {
  const values: ParameterValues = {};
  for (const { name, schema, style } of parameters) {
    const text = findText(name);
    if (text === undefined || text.length === 0) continue;
    values[name] = parseValue(text, schema, style);
  }
  return values;
}

/** The value of a query parameter; a list if it is repeated. */
export function queryText(search: URLSearchParams, name: string): string | readonly string[] {
  const values = search.getAll(name);
  return values.length > 1 ? values : (values[0] ?? '');
}

/** A form's fields, typed; unknown ones stay text, which the validation then reports. */
export function typedFields(fields: object, schema: Parameter['schema']): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => {
      const its = schema?.properties?.[name];
      const isTyped = typeof text === 'string' && typeof its === 'object';
      return [name, isTyped ? parseValue(text, its, 'form') : text];
    }),
  );
}

function parseValue(
  text: string | readonly string[],
  schema: Parameter['schema'],
  style: string,
): ParameterValue {
  const type = schema?.type;
  if (type === 'array') {
    const list = typeof text !== 'string' ? text : style === 'simple' ? text.split(',') : [text];
    const { items } = schema ?? {};
    const its = typeof items === 'object' && !Array.isArray(items) ? items : undefined;
    return list.map((memberText) => typedText(memberText, its?.type));
  }
  return typeof text === 'string' ? typedText(text, type) : text;
}

function typedText(text: string, type: unknown): string | number | boolean {
  if (type === 'integer' || type === 'number') {
    const value = Number(text);
    // An overflowing number is invalid, because JSON has no infinity.
    return Number.isFinite(value) ? value : text;
  }
  return type === 'boolean' && /^(true|false)$/.test(text) ? text === 'true' : text;
}
