import type { PrismOperation } from './operations.ts';

/** Query parameters as Prism reads them: a list where a name is repeated. */
export type RawQuery = Record<string, string | string[]>;

export type ParameterValue = string | number | boolean | readonly string[];

/** All query parameters of a call, as text. */
export function rawQuery(search: URLSearchParams): RawQuery {
  const names = [...new Set(search.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = search.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}

/** The documented path parameters of a valid call, in their documented types. */
export function typedPath(
  operation: PrismOperation,
  values: Readonly<Record<string, string>>,
): Record<string, ParameterValue> {
  const parameters = operation.request?.path ?? [];
  return Object.fromEntries(
    parameters.map(({ name, schema }) => [name, converted(values[name] ?? '', schema?.type)]),
  );
}

/**
 * The documented query parameters of a valid call, in their documented types. An empty one
 * counts as left out, as it does for the validation.
 */
export function typedQuery(
  operation: PrismOperation,
  query: RawQuery,
): Record<string, ParameterValue> {
  const parameters = operation.request?.query ?? [];
  return Object.fromEntries(
    parameters.flatMap(({ name, schema }) => {
      const value = query[name];
      return value === undefined || value === '' ? [] : [[name, converted(value, schema?.type)]];
    }),
  );
}

function converted(value: string | string[], type: unknown): ParameterValue {
  if (type === 'integer' || type === 'number') return Number(value);
  if (type === 'boolean') return value === 'true';
  return type === 'array' ? [value].flat() : value;
}
