import { faker } from '@faker-js/faker/locale/en';
import { momentAt, utcDay } from '#src/util/dates.ts';

/** The extent of a fixture: only required parts, everything with ordinary values, or everything at its limits. */
export type FixtureSize = 'minimal' | 'full' | 'edge';

export interface FixtureOptions {
  /** Distinguishes fixtures of one schema; the same seed gives the same fixture. Default 1. */
  seed?: number;
  /** Default `full`. */
  size?: FixtureSize;
}

/** The reference date of all fixtures. */
export const referenceDate = '2026-03-02T09:00:00.000Z';

// One shared generator, because creating it costs more than a fixture.
faker.setDefaultRefDate(referenceDate);

const nullShare = 0.2;
const edgeText = 'Überlänge 日本語 العربية \u{1F4C5} “quoted” <b>not bold</b> & ';

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
};

/** Seeds a fixture by its schema's name, so that a new schema does not shift the others. */
export function fixtureSource(schema: string, { seed = 1, size = 'full' }: FixtureOptions) {
  const start = hash(`${schema}#${seed}`);
  faker.seed(start);
  const edge = size === 'edge';

  return {
    pick: <const T>(values: readonly T[]): T => faker.helpers.arrayElement(values),
    choose: <T extends readonly (() => unknown)[]>(makers: readonly [...T]) =>
      faker.helpers.arrayElement(makers)() as ReturnType<T[number]>,
    boolean: () => faker.datatype.boolean(),
    integer: ({ min = 0, max = Math.max(min, 999_999) }: { min?: number; max?: number }) =>
      edge ? max : faker.number.int({ min, max }),
    number: ({ min = 0, max = 9_999 }: { min?: number; max?: number }) =>
      edge ? max : faker.number.float({ min, max, fractionDigits: 2 }),
    pattern: (pattern: string) => faker.helpers.fromRegExp(pattern.replace(/^\^|\$$/g, '')),
    day: () => utcDay(pastTime()),
    moment: () => momentAt(pastTime()),
    format: (format: string) => {
      const make = formatMakers[format];
      if (!make) throw new Error(`No fixture maker for the format "${format}".`);
      return make();
    },
    text: (key: string, { min = 0, max = 200 }: { min?: number; max?: number }) => {
      const text = edge
        ? edgeText.repeat(Math.ceil(max / edgeText.length))
        : (textMakers[key] ?? (() => faker.lorem.words(3)))();
      return fitLength(text, min, max);
    },
    nullable: <T>(make: () => T): T | null =>
      size !== 'full' || faker.datatype.boolean(nullShare) ? null : make(),
    optional: <T extends object>(make: () => T): T | Record<never, never> =>
      size === 'minimal' ? {} : make(),
    list: <T>(
      make: () => T,
      { min = 0, max = Infinity, unique = false }: { min?: number; max?: number; unique?: boolean },
    ) => {
      const length = size === 'full' ? Math.min(Math.max(min, 3), max) : min;
      const items = Array.from({ length }, make);
      return unique ? [...new Set(items)] : items;
    },
    map: <T>(make: () => T): Record<string, T> =>
      Object.fromEntries(
        Array.from({ length: size === 'full' ? 2 : 0 }, (_, index) => [
          `${faker.lorem.word()}_${index}`,
          make(),
        ]),
      ),
    /** A nested fixture, seeded by its position. */
    nested: <T>(factory: (options: FixtureOptions) => T, key: string): T =>
      factory({ size, seed: hash(`${start}.${key}.${faker.number.int()}`) }),
  };
}

function pastTime(): number {
  return faker.date.past({ years: 4 }).getTime();
}

function fitLength(text: string, min: number, max: number): string {
  return [...text].slice(0, max).join('').padEnd(min, '.');
}

/** 32-bit FNV-1a, which spreads similar names and numbers over the generator's seeds. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}
