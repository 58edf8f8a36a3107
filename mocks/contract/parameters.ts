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

/**
 * Query parameters as the validation is to see them. A number too great to be one is no number: the validation would
 * take it for infinity and let it pass, and JSON has no word for that.
 */
export function checkedQuery({ request }: PrismOperation, query: RawQuery): RawQuery {
  const tooGreat = (request?.query ?? []).filter(
    ({ name, schema }) => isNumeric(schema?.type) && [query[name]].flat().some(isInfinite),
  );
  if (tooGreat.length === 0) return query;
  return { ...query, ...Object.fromEntries(tooGreat.map(({ name }) => [name, 'NaN'])) };
}

/** A path as the validation is to see it, for the same reason. */
export function checkedPath({ path: template, request }: PrismOperation, bare: string): string {
  // It takes a bare comma for the end of a value before it splits lists by commas itself.
  const path = bare.replaceAll(',', '%2C');
  const numeric = new Set(
    (request?.path ?? []).flatMap(({ name, schema }) =>
      isNumeric(schema?.type) ? [`{${name}}`] : [],
    ),
  );
  if (numeric.size === 0) return path;
  const names = template.split('/');
  return path
    .split('/')
    .map((segment, index) =>
      numeric.has(names[index] ?? '') && isInfinite(segment) ? 'NaN' : segment,
    )
    .join('/');
}

function isNumeric(type: unknown): boolean {
  return type === 'integer' || type === 'number';
}

function isInfinite(text: string | undefined): boolean {
  return Math.abs(Number(text)) === Number.POSITIVE_INFINITY;
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
  if (isNumeric(type)) return Number(value);
  if (type === 'boolean') return value === 'true';
  return type === 'array' ? [value].flat() : value;
}
