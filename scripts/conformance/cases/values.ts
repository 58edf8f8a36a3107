import fc, { type Arbitrary } from 'fast-check';
import type { PlacedSchema } from '../contract/operation.ts';
import { within } from '../contract/place.ts';
import type { Schemas } from '../contract/schemas.ts';

export type SchemaReader = Pick<Schemas, 'resolve'>;

/** Valid texts that often break servers. */
export const unusualTexts: readonly string[] = [
  'Zoë 𝔘𝔫𝔦 😀 é',
  'نص عربي ‏',
  '日本語テキスト',
  "O'Brien; DROP TABLE",
  '<b>&amp;</b>',
  'null',
  '👩‍👩‍👧‍👦',
  '%20+%',
];

const daySeconds = 86_400;
/** In seconds, the same throughout a run. */
const today = Math.floor(Date.now() / 1000 / daySeconds) * daySeconds;

/** Often near today, since servers have most of their records there. */
const someDate = fc.oneof(
  fc
    .integer({ min: -30 * daySeconds, max: 30 * daySeconds })
    .map((seconds) => new Date((today + seconds) * 1000)),
  fc.date({ min: new Date('2000-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }),
);

const formats: Readonly<Record<string, Arbitrary<string>>> = {
  email: fc.integer({ min: 0, max: 999_999 }).map((id) => `nina.${id}@example.com`),
  'date-time': someDate.map((date) => `${date.toISOString().slice(0, 19)}Z`),
  date: someDate.map((date) => date.toISOString().slice(0, 10)),
  uri: fc.nat(9999).map((id) => `https://files.example.com/${id}`),
  uuid: fc.uuid(),
};

/** Values that a schema allows. Keywords that construction cannot satisfy are left to validating the whole value. */
export function createValues(schemas: SchemaReader, placed: PlacedSchema): Arbitrary<unknown> {
  const { schema, place } = schemas.resolve(placed);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  for (const keyword of ['oneOf', 'allOf'] as const) {
    const branches = (schema[keyword] ?? []).map((branch, index) =>
      createValues(schemas, { schema: branch, place: within(place, keyword, String(index)) }),
    );
    if (branches.length > 0)
      return keyword === 'oneOf' ? fc.oneof(...branches) : joinBranches(branches);
  }
  const { type = 'string' } = schema;
  const types = typeof type === 'string' ? [type] : type;
  return fc.oneof(...types.map((one) => createTypeValues(one, schemas, { schema, place })));
}

function joinBranches(branches: readonly Arbitrary<unknown>[]): Arbitrary<unknown> {
  const [only] = branches;
  if (branches.length === 1 && only) return only;
  return fc.tuple(...branches).map((parts) => Object.assign({}, ...parts));
}

function createTypeValues(
  type: string,
  schemas: SchemaReader,
  placed: PlacedSchema,
): Arbitrary<unknown> {
  const { schema } = placed;
  switch (type) {
    case 'object':
      return objects(schemas, placed);
    case 'array':
      return lists(schemas, placed);
    case 'integer':
      return fc.integer({
        min: Math.max(schema.minimum ?? 0, -2e9),
        max: Math.min(schema.maximum ?? 1e6, 2e9),
      });
    case 'number':
      return fc
        .integer({
          min: Math.ceil((schema.minimum ?? 0) * 100),
          max: (schema.maximum ?? 1000) * 100,
        })
        .map((hundredths) => hundredths / 100);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return texts(placed);
  }
}

function objects(schemas: SchemaReader, { schema, place }: PlacedSchema): Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, field]) => [
      name,
      createValues(schemas, { schema: field, place: within(place, 'properties', name) }),
    ]),
  );
  const requiredKeys = (schema.required ?? []).filter((name) => name in fields);
  // Maps have no fields of their own to make them large enough.
  const least = Math.min(schema.minProperties ?? 0, Object.keys(fields).length);
  return fc.record(fields, { requiredKeys }).filter((value) => Object.keys(value).length >= least);
}

function lists(schemas: SchemaReader, { schema, place }: PlacedSchema): Arbitrary<unknown> {
  const { items = {}, minItems = 0, maxItems = minItems + 3, uniqueItems = false } = schema;
  const lengths = { minLength: minItems, maxLength: Math.min(maxItems, minItems + 3) };
  const item = createValues(schemas, { schema: items, place: within(place, 'items') });
  return uniqueItems
    ? fc.uniqueArray(item, {
        ...lengths,
        comparator: (a, b) => JSON.stringify(a) === JSON.stringify(b),
      })
    : fc.array(item, lengths);
}

function texts({ schema }: PlacedSchema): Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength } = schema;
  const known = format === undefined ? undefined : formats[format];
  if (known) return known;
  const most = Math.min(maxLength ?? minLength + 40, minLength + 40);
  const fits = (text: string) => length(text) >= minLength && length(text) <= (maxLength ?? 1e6);
  if (pattern !== undefined && pattern !== String.raw`\S`) {
    const matching = fc.stringMatching(new RegExp(pattern, 'u')).filter(fits);
    // A pattern may allow much that the server does not know, such as time zones.
    const examples = (schema.examples ?? []).filter((example) => typeof example === 'string');
    return examples.length > 0 ? fc.oneof(fc.constantFrom(...examples), matching) : matching;
  }
  const unusual = unusualTexts.filter(fits);
  const plain = fc
    .string({ unit: 'grapheme', minLength: Math.max(minLength, pattern ? 1 : 0), maxLength: most })
    .filter((text) => fits(text) && (!pattern || /\S/.test(text)));
  return unusual.length > 0 ? fc.oneof(fc.constantFrom(...unusual), plain) : plain;
}

/** The length as JSON Schema counts it. */
export function length(text: string): number {
  return [...text].length;
}
