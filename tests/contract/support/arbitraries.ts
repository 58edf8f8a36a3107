import fc, { type Arbitrary } from 'fast-check';
import { createValues, type SchemaReader } from '#scripts/conformance/cases/values.ts';
import type { Schema } from '#scripts/generation/documents.ts';
import { anyText } from '#tests/setup/any-text.ts';

/** Texts that often break programs. */
export const oddTexts = [
  '',
  ' ',
  '\u0000',
  '\u202e\ufeff',
  '𝔘𝔫𝔦😀é́',
  '\ud800',
  '__proto__',
  'constructor',
  'toString',
  '%',
  '%zz',
  '%00',
  '../../etc/passwd',
  '<script>',
  "' or 1=1 --",
  '{{7*7}}',
  'NaN',
  '1e999',
  '-0',
  '99999999999999999999999',
  'null',
  'x'.repeat(5000),
];

const oddValues: readonly unknown[] = [
  ...oddTexts,
  null,
  true,
  0,
  -1,
  0.1,
  1e308,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [[]],
  nested(200),
  JSON.parse('{"__proto__": {"isAdmin": true}, "constructor": {"prototype": 1}}'),
];

export const oddText: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...oddTexts),
  anyText({ maxLength: 20 }),
);

export const oddValue: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...oddValues),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.double(),
  fc.dictionary(oddText, fc.constantFrom(...oddValues), { maxKeys: 3 }),
);

/** Schemas with all references resolved. */
const plainSchemas: SchemaReader = { resolve: (placed) => placed };

/** Values that a schema usually allows; if it cannot be followed, values close to it. */
export function allowedValue(schema: Schema = {}): Arbitrary<unknown> {
  return createValues(plainSchemas, { schema, place: { document: '', pointer: '' } });
}

/** A value that a schema allows, with one part, or all of it, replaced by something odd. */
export function mutatedValue(schema: Schema | undefined): Arbitrary<unknown> {
  return fc
    .tuple(allowedValue(schema), oddValue, oddText, fc.nat(9))
    .map(([value, odd, name, choice]) => mutated(value, odd, name, choice));
}

function mutated(value: unknown, odd: unknown, name: string, choice: number): unknown {
  if (typeof value !== 'object' || value === null || choice === 0) return odd;
  const names = Object.keys(value);
  const chosen = names[choice % Math.max(names.length, 1)] ?? name;
  // Own properties with any name, as in parsed JSON.
  const copy = Object.fromEntries(Object.entries(value));
  if (choice < 3) delete copy[chosen];
  const entries = Object.entries(copy).map(([key, old]) => [key, key === chosen ? odd : old]);
  return Object.fromEntries(choice === 3 ? [...entries, [name, odd]] : entries);
}

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}
