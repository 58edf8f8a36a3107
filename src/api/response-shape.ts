import { isRecord } from '#src/util/is-record.ts';

/** A JSON type; `object[]` is an array of objects. `|` separates alternatives. */
type JsonType = string;

/**
 * The outermost shape of a response's body, written into each generated fetcher: its required members and their types,
 * or the type of a body without members. `empty` has no body; `any` is undocumented.
 */
export type ResponseShape = 'empty' | 'any' | (JsonType & {}) | Readonly<Record<string, JsonType>>;

/**
 * Finds the first part of a body that violates its shape: a required member's name, or `body` for the body itself.
 * Tests check servers against the rest of the contract; this checks only what would break a page, at a few bytes per
 * operation.
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
      const itemType = type.slice(0, -2);
      return Array.isArray(value) && value.every((item) => typeOf(item) === itemType);
    }
    return typeOf(value) === type;
  });
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
