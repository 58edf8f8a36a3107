import { readFileSync } from 'node:fs';
import path from 'node:path';
import { faker } from '@faker-js/faker/locale/en';
import { documentNames, type Schemas } from '#generated/documents.ts';
import { momentAt, utcDay } from '#src/util/dates.ts';

/** A JSON Schema as the documents use it. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  examples?: unknown[];
  properties?: Record<string, Schema>;
  maxProperties?: number;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  oneOf?: Schema[];
  allOf?: Schema[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
}

/** The reference date of all fixtures. */
export const referenceDate = '2026-03-02T09:00:00.000Z';

// One shared generator, because creating it costs more than a fixture.
faker.setDefaultRefDate(referenceDate);

const nullShare = 0.2;

/** Texts that suit the name of their property. */
const textMakers: Record<string, () => string> = {
  name: () => faker.person.fullName(),
  title: () => faker.company.catchPhrase(),
  organization_name: () => faker.company.name(),
  organizationName: () => faker.company.name(),
  message: () => faker.lorem.sentence(),
  field: () => faker.database.column(),
  password: () => faker.internet.password({ length: 14 }),
};

const formatMakers: Record<string, () => string> = {
  email: () => faker.internet.email({ provider: 'example.com' }).toLowerCase(),
  uri: () => `https://pictures.example/${faker.string.alphanumeric(12)}.png`,
  date: () => utcDay(pastTime()),
  'date-time': () => momentAt(pastTime()),
};

type Overrides<Value> = Value extends readonly unknown[]
  ? never
  : Value extends object
    ? Partial<Value>
    : never;

/**
 * A value of the schema with this name, made from the documents, with as many of its optional parts as it may have.
 * @param overrides members of an object that a test is about.
 * @param seed distinguishes the fixtures of a schema; the same seed gives the same fixture.
 */
export function fixture<Name extends keyof Schemas>(
  name: Name,
  overrides?: Overrides<Schemas[Name]>,
  seed = 1,
): Schemas[Name] {
  const value = structuredClone(makeNamed(name, seed));
  // The types are generated from the same schemas, and a test validates a value of each.
  return (overrides ? { ...Object(value), ...overrides } : value) as Schemas[Name];
}

let allSchemas: Record<string, Schema> | undefined;

/** The schemas of all documents, in which a name means the same. */
function readSchemas(): Record<string, Schema> {
  const documents = documentNames.map((name) => {
    const file = path.join(import.meta.dirname, `../generated/${name}/document.json`);
    return JSON.parse(readFileSync(file, 'utf8'));
  });
  return Object.assign({}, ...documents.map(({ components }) => components.schemas));
}

/** Seeded by the schema's name, so that a new schema does not shift the others. */
function makeNamed(name: string, seed: number): unknown {
  allSchemas ??= readSchemas();
  const schema = allSchemas[name];
  if (!schema) throw new Error(`The documents have no schema ${name}.`);
  const start = hash(`${name}#${seed}`);
  faker.seed(start);
  return makeValue(schema, { key: name, start });
}

/** The property that a value is for, and the seed of the schema around it. */
interface Place {
  key: string;
  start: number;
}

function makeValue(schema: Schema, place: Place): unknown {
  const { $ref, allOf, oneOf, properties } = schema;
  if ($ref !== undefined) {
    const seed = hash(`${place.start}.${place.key}.${faker.number.int()}`);
    return makeNamed($ref.split('/').at(-1) ?? '', seed);
  }
  if (allOf?.[0]) return makeValue(allOf[0], place);
  if ('const' in schema) return schema.const;
  const values = schema.examples ?? schema.enum;
  if (values && !properties) return faker.helpers.arrayElement(values);
  if (oneOf) return pickAlternative(oneOf, place);
  const [type = 'null', ...others] = [schema.type ?? []].flat();
  if (others.length === 0) return makeTyped(type, schema, place);
  return pickAlternative(
    [type, ...others].map((single) => ({ ...schema, type: single })),
    place,
  );
}

function pickAlternative(alternatives: readonly Schema[], place: Place): unknown {
  const schemas = alternatives.filter(({ type }) => type !== 'null');
  if (schemas.length < alternatives.length && faker.datatype.boolean(nullShare)) return null;
  const schema = schemas.length > 1 ? faker.helpers.arrayElement(schemas) : schemas[0];
  return schema ? makeValue(schema, place) : null;
}

function makeTyped(type: string, schema: Schema, place: Place): unknown {
  const { minimum: min = 0, maximum } = schema;
  switch (type) {
    case 'string':
      return makeText(schema, place.key);
    case 'integer':
      return faker.number.int({ min, max: maximum ?? Math.max(min, 999_999) });
    case 'number':
      return faker.number.float({ min, max: maximum ?? 9_999, fractionDigits: 2 });
    case 'boolean':
      return faker.datatype.boolean();
    case 'array':
      return makeList(schema, place);
    case 'object':
      return makeObject(schema, place);
    default:
      return null;
  }
}

function makeText({ pattern, format, minLength = 0, maxLength = 200 }: Schema, key: string) {
  if (pattern !== undefined) return faker.helpers.fromRegExp(pattern.replace(/^\^|\$$/g, ''));
  if (format !== undefined) {
    const make = formatMakers[format];
    if (!make) throw new Error(`No fixture can be made for the format "${format}".`);
    return make();
  }
  const text = textMakers[key]?.() ?? faker.lorem.words(3);
  return text.slice(0, maxLength).padEnd(minLength, '.');
}

function makeList(schema: Schema, place: Place): unknown[] {
  const { items = { type: 'object' }, minItems = 0, maxItems = Infinity, uniqueItems } = schema;
  const length = Math.min(Math.max(minItems, 3), maxItems);
  const values = Array.from({ length }, () => makeValue(items, place));
  return uniqueItems ? [...new Set(values)] : values;
}

function makeObject(schema: Schema, place: Place): object {
  const { properties, maxProperties, additionalProperties } = schema;
  if (properties) {
    const entries = Object.entries(properties).slice(0, maxProperties);
    return Object.fromEntries(
      entries.map(([key, property]) => [key, makeValue(property, { ...place, key })]),
    );
  }
  if (typeof additionalProperties !== 'object') return {};
  return Object.fromEntries(
    [0, 1].map((index) => [
      `${faker.lorem.word()}_${index}`,
      makeValue(additionalProperties, place),
    ]),
  );
}

function pastTime(): number {
  return faker.date.past({ years: 4 }).getTime();
}

/** 32-bit FNV-1a, which spreads similar names and numbers over the generator's seeds. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}
