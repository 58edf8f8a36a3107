import { addDays, type Day, dayMs, isDay } from '#src/util/dates.ts';

/** Writes and reads days as people type them in a locale. */
export interface DayTexts {
  /** In digits: 31/01/2027. */
  write: (day: Day) => string;
  /**
   * Reads what `write` writes, and what people type instead: other separators or none, a year of two digits or none,
   * names of months, `2027-01-31`, and words such as "tomorrow". Null if it is no day.
   */
  read: (text: string, today: Day) => Day | null;
}

type Part = 'year' | 'month' | 'day';
type Order = readonly Part[];

const fixedOptions = { calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' } as const;

/** @param locale is a language tag. */
export function createDayTexts(locale: string): DayTexts {
  const digits = new Intl.DateTimeFormat(locale, {
    ...fixedOptions,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const order = digits.formatToParts(0).flatMap(({ type }) => (isPart(type) ? [type] : []));
  const names = new Names(locale);
  return {
    write: (day) => digits.format(Date.parse(day)).replaceAll(/\p{Cf}/gu, ''),
    read: (text, today) => {
      const plain = plainText(text, locale);
      const offset = names.relativeDays.get(plain);
      if (offset !== undefined) return addDays(today, offset);
      const foundMonth = names.findMonth(plain);
      if (foundMonth === undefined) return null;
      const numbers = plain.match(/\d+/g) ?? [];
      return foundMonth === null
        ? readNumbers(numbers, order, today)
        : readNamedMonth(numbers, foundMonth, today);
    },
  };
}

/** The words that stand for days and months in a locale. */
class Names {
  /** Words such as "tomorrow", and how many days from today they mean. */
  readonly relativeDays: ReadonlyMap<string, number>;
  /** The names of each month, January first. */
  readonly #months: readonly ReadonlySet<string>[];
  readonly #weekdays: ReadonlySet<string>;

  constructor(locale: string) {
    const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
    // Creating a formatter takes much longer than formatting with it.
    const listWordSets = (looks: readonly Intl.DateTimeFormatOptions[], times: number[]) => {
      const formats = looks.map(
        (look) => new Intl.DateTimeFormat(locale, { ...fixedOptions, ...look }),
      );
      return times.map(
        (time) =>
          new Set(formats.flatMap((format) => listWords(plainText(format.format(time), locale)))),
      );
    };
    this.relativeDays = new Map(
      [-2, -1, 0, 1, 2].map((days) => [plainText(relative.format(days, 'day'), locale), days]),
    );
    const months = listWordSets(
      monthLooks,
      Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 1)),
    );
    // Words beside each month's name, such as "de", do not tell them apart.
    const [first, ...otherMonths] = months;
    const common = [...(first ?? [])].filter((word) =>
      otherMonths.every((names) => names.has(word)),
    );
    this.#months = months.map(
      (names) => new Set([...names].filter((word) => !common.includes(word))),
    );
    const weekdays = Array.from({ length: 7 }, (_, day) => day * dayMs);
    this.#weekdays = new Set(listWordSets(weekdayLooks, weekdays).flatMap((names) => [...names]));
  }

  /** The month named in a text, 1 to 12; null if it names none, undefined if it has words that belong to no day. */
  findMonth(text: string): number | null | undefined {
    const words = listWords(text);
    const otherWords = words.filter((word) => !this.#weekdays.has(word));
    const findMonths = (from: readonly string[]) =>
      from.map((word) => this.#monthNamed(word)).filter((month) => month !== 0);
    // In Spanish, "mar" is both a month and a weekday.
    const months = findMonths(otherWords.length > 0 ? otherWords : words);
    if (months.length === 0) return otherWords.length === 0 ? null : undefined;
    // The others are words such as "de" in "31 de enero", or the ending of "31st".
    const areOthersFew = otherWords.length - months.length <= 3;
    return new Set(months).size === 1 && areOthersFew ? months[0] : undefined;
  }

  #monthNamed(word: string): number {
    const exact = this.#months.findIndex((names) => names.has(word)) + 1;
    if (exact > 0 || word.length < 3) return exact;
    return this.#months.findIndex((names) => [...names].some((name) => name.startsWith(word))) + 1;
  }
}

/** Months have other forms beside a day, in Slavic languages for example. */
const monthLooks: readonly Intl.DateTimeFormatOptions[] = [
  { month: 'long' },
  { month: 'short' },
  { day: 'numeric', month: 'long' },
  { day: 'numeric', month: 'short' },
];

const weekdayLooks: readonly Intl.DateTimeFormatOptions[] = [
  { weekday: 'long' },
  { weekday: 'short' },
];

/** The words of a plain text. Chinese and Japanese have no spaces, and marks after the numbers of days. */
function listWords(text: string): string[] {
  return text.replaceAll(/(?<=\d\s*)[年月日]/g, ' ').match(/[\p{L}\p{M}]+/gu) ?? [];
}

/** Without differences that people neither see nor bother to type, and without the points of abbreviations. */
function plainText(text: string, locale: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{Mn}\p{Cf}]|(?<=[\p{L}\p{M}])\./gu, '')
    .toLocaleLowerCase(locale)
    .trim();
}

/** Reads a day without the name of a month, in a locale's order. */
function readNumbers(numbers: readonly string[], order: Order, today: Day): Day | null {
  const [first = '', second, third, ...extraNumbers] = numbers;
  if (extraNumbers.length > 0 || first === '') return null;
  if (second === undefined) return readDigits(first, order, today);
  if (third === undefined) {
    return assign(
      order.filter((part) => part !== 'year'),
      [first, second],
      today,
    );
  }
  const givenNumbers = [first, second, third];
  if (first.length > 2) return assign(['year', 'month', 'day'], givenNumbers, today);
  // A year of four digits at the end is one, whatever the locale's order.
  const isYearLast = third.length > 2;
  return assign(
    isYearLast ? [...order.filter((part) => part !== 'year'), 'year'] : order,
    givenNumbers,
    today,
  );
}

/** Reads digits without separators: 31012027, 310127, 3101, or a day of this month. */
function readDigits(text: string, order: Order, today: Day): Day | null {
  const withoutYear = order.filter((part) => part !== 'year');
  switch (text.length) {
    case 8:
      return (
        assign(
          order,
          cut(
            text,
            order.map((part) => (part === 'year' ? 4 : 2)),
          ),
          today,
        ) ?? assign(['year', 'month', 'day'], cut(text, [4, 2, 2]), today)
      );
    case 6:
      return assign(order, cut(text, [2, 2, 2]), today);
    case 4:
      return assign(withoutYear, cut(text, [2, 2]), today);
    case 1:
    case 2:
      return assign(['day'], [text], today);
    default:
      return null;
  }
}

function readNamedMonth(numbers: readonly string[], month: number, today: Day): Day | null {
  const [first, second, ...extraNumbers] = numbers;
  if (first === undefined || extraNumbers.length > 0) return null;
  const [day, year] = first.length > 2 ? [second, first] : [first, second];
  if (day === undefined) return null;
  return createDay({ year, month: String(month), day }, today);
}

/** Puts numbers together in an order; where only the other order of month and day makes a day, in that one. */
function assign(order: Order, numbers: readonly string[], today: Day): Day | null {
  const parts: Partial<Record<Part, string>> = Object.fromEntries(
    order.map((part, index) => [part, numbers[index]]),
  );
  const { month = today.slice(5, 7), day = '' } = parts;
  return (
    createDay({ ...parts, month, day }, today) ??
    (parts.month === undefined ? null : createDay({ ...parts, month: day, day: month }, today))
  );
}

/** A year of two digits is in this century; none is this year. */
function createDay(
  { year, month, day }: { year?: string | undefined; month: string; day: string },
  today: Day,
): Day | null {
  const fullYear =
    year === undefined ? today.slice(0, 4) : year.length <= 2 ? `20${pad(year, 2)}` : pad(year, 4);
  const text = `${fullYear}-${pad(month, 2)}-${pad(day, 2)}`;
  return isDay(text) ? text : null;
}

function cut(text: string, lengths: readonly number[]): string[] {
  let end = 0;
  return lengths.map((length) => {
    end += length;
    return text.slice(end - length, end);
  });
}

function pad(text: string, length: number): string {
  return text.replace(/^0+(?=\d)/, '').padStart(length, '0');
}

function isPart(type: string): type is Part {
  return type === 'year' || type === 'month' || type === 'day';
}
