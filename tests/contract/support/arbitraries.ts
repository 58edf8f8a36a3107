import fc, { type Arbitrary } from 'fast-check';
import type { PlainSchema } from './contract-operations.ts';

/** Texts that programs stumble over. */
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
  fc.string({ unit: 'binary', maxLength: 20 }),
);

export const oddValue: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...oddValues),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.double(),
  fc.dictionary(oddText, fc.constantFrom(...oddValues), { maxKeys: 3 }),
);

/** Values that a schema allows, most of the time; where it cannot be followed, values near to it. */
export function allowedValue(schema: PlainSchema = {}): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches) return fc.oneof(...branches.map(allowedValue));
  if (schema.allOf)
    return allowedValue(Object.assign({}, schema, { allOf: undefined }, ...schema.allOf));
  const { type = 'string' } = schema;
  const types: readonly string[] = typeof type === 'string' ? [type] : type;
  return fc.oneof(...types.map((type) => allowedOfType(type, schema)));
}

/** A value that a schema allows in which one part, or all of it, has been replaced by something odd. */
export function mutatedValue(schema: PlainSchema | undefined): Arbitrary<unknown> {
  return fc
    .tuple(allowedValue(schema), oddValue, oddText, fc.nat(9))
    .map(([value, odd, name, choice]) => mutated(value, odd, name, choice));
}

function mutated(value: unknown, odd: unknown, name: string, choice: number): unknown {
  if (typeof value !== 'object' || value === null || choice === 0) return odd;
  const names = Object.keys(value);
  const chosen = names[choice % Math.max(names.length, 1)] ?? name;
  // Own properties whatever their names are, as parsing JSON makes them.
  const copy = Object.fromEntries(Object.entries(value));
  if (choice < 3) delete copy[chosen];
  const entries = Object.entries(copy).map(([key, old]) => [key, key === chosen ? odd : old]);
  return Object.fromEntries(choice === 3 ? [...entries, [name, odd]] : entries);
}

function allowedOfType(type: string, schema: PlainSchema): Arbitrary<unknown> {
  switch (type) {
    case 'object':
      return objectOf(schema);
    case 'array':
      return fc.array(allowedValue(schema.items), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, (schema.minItems ?? 0) + 4),
      });
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -5, max: Math.min(schema.maximum ?? 1e9, 2e9) });
    case 'number':
      return fc.double({ min: schema.minimum ?? -5, max: schema.maximum ?? 1e9, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return stringOf(schema);
  }
}

function objectOf({
  properties = {},
  required = [],
  minProperties = 0,
}: PlainSchema): Arbitrary<unknown> {
  const fields: Record<string, Arbitrary<unknown>> = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, allowedValue(schema)]),
  );
  const requiredKeys = required.filter((name) => name in properties);
  const record = fc.record(fields, { requiredKeys });
  // Maps have no fields of their own to make them large enough.
  const least = Math.min(minProperties, Object.keys(fields).length);
  return record.filter((value) => Object.keys(value).length >= least);
}

function stringOf({ format, pattern, minLength = 0, maxLength }: PlainSchema): Arbitrary<string> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  if (format === 'email') return fc.integer({ max: 999 }).map((id) => `nina.${id}@example.com`);
  if (format === 'date-time') return aDate.map((date) => date.toISOString());
  if (format === 'date') return aDate.map((date) => date.toISOString().slice(0, 10));
  if (format === 'uri') return fc.webUrl();
  if (format === 'uuid') return fc.uuid();
  const most = Math.min(maxLength ?? 40, minLength + 40);
  return fc.string({ unit: 'grapheme', minLength, maxLength: most });
}

const aDate = fc.date({
  min: new Date('2000-01-01'),
  max: new Date('2060-01-01'),
  noInvalidDate: true,
});

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}
