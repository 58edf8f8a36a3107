import { isRecord } from '#src/util/is-record.ts';

/** A type of JSON; `object[]` is an array of objects. Alternatives are joined by `|`. */
type JsonType = string;

/**
 * The outermost shape of a response's body, written into each generated fetcher:
 * its required members with their types, or the type of a body without members.
 * `empty` has no body worth reading, `any` is not described by the document.
 */
export type ResponseShape = 'empty' | 'any' | (JsonType & {}) | Readonly<Record<string, JsonType>>;

/**
 * Finds the first place where a body is not of its promised shape: the name of a required member, `body` for the body
 * itself, or nothing. Servers are held to the rest of the contract by tests; here only what a page would stumble over is
 * looked at, at a few bytes an operation.
 */
export function misshapenPart(
  body: unknown,
  shape: Exclude<ResponseShape, 'empty' | 'any'>,
): string | undefined {
  if (typeof shape === 'string') return isOfType(body, shape) ? undefined : 'body';
  if (!isRecord(body)) return 'body';
  return Object.keys(shape).find((name) => !isOfType(body[name], shape[name] ?? ''));
}

function isOfType(value: unknown, types: JsonType): boolean {
  return types.split('|').some((type) => {
    if (type === 'any') return value !== undefined;
    if (type.endsWith('[]')) {
      return Array.isArray(value) && value.every((item) => isOfType(item, type.slice(0, -2)));
    }
    return typeOf(value) === type;
  });
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
