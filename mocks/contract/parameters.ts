import type { PrismOperation } from './definitions.ts';

type AnyParameters = Required<NonNullable<PrismOperation['request']>>['query' | 'path' | 'headers'];

/** A parameter in any part of the request. */
export type Parameter = Pick<AnyParameters[number], 'name' | 'schema' | 'style' | 'required'>;

export type ParameterValue = string | number | boolean | readonly string[];
export type ParameterValues = Record<string, ParameterValue>;

/**
 * The documented parameters of one location, typed; others are omitted. Empty ones count as missing, and ones of the
 * wrong type stay text, which the validation then reports.
 * @param textOf returns the text under a name, or a list if it is repeated.
 */
export function typedParameters(
  parameters: readonly Parameter[] = [],
  textOf: (name: string) => string | readonly string[] | undefined,
): ParameterValues {
  const values: ParameterValues = {};
  for (const { name, schema, style } of parameters) {
    const text = textOf(name);
    if (text === undefined || text.length === 0) continue;
    values[name] = typed(text, schema?.type, style);
  }
  return values;
}

/** The value of a query parameter; a list if it is repeated. */
export function queryText(search: URLSearchParams, name: string): string | readonly string[] {
  const values = search.getAll(name);
  return values.length > 1 ? values : (values[0] ?? '');
}

function typed(text: string | readonly string[], type: unknown, style: string): ParameterValue {
  if (type === 'array') {
    if (typeof text !== 'string') return text;
    return style === 'simple' ? text.split(',') : [text];
  }
  if (typeof text !== 'string') return text;
  if (type === 'integer' || type === 'number') {
    const value = Number(text);
    // An overflowing number is invalid, because JSON has no infinity.
    return Number.isFinite(value) ? value : text;
  }
  return type === 'boolean' && /^(true|false)$/.test(text) ? text === 'true' : text;
}
