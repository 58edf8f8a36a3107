import type { Grammar } from './grammar.ts';

interface Names {
  /** 0 (Sunday) to 6 (Saturday), by their names in lower case. */
  readonly weekdays: ReadonlyMap<string, number>;
  /** The names of months that hardly mean anything else, and all of them. */
  readonly longMonths: readonly string[];
  readonly months: readonly string[];
  readonly longWeekdays: readonly string[];
  /** Words such as "tomorrow", and how many days from today they mean. */
  readonly relativeDays: ReadonlyMap<string, number>;
}

/** The names of days as browsers know them. */
export function listNames({
  language,
  otherNames = {},
}: Pick<Grammar, 'language' | 'otherNames'>): Names {
  const write = (options: Intl.DateTimeFormatOptions, times: readonly number[]) => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
    return times.map((time) => plainName(format.format(time), language));
  };
  const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 1));
  const days = Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 1, 1 + day));
  const longDays = write({ weekday: 'long' }, days);
  const shortDays = write({ weekday: 'short' }, days);
  const longMonths = write({ month: 'long' }, months);
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return {
    weekdays: new Map([
      ...[...longDays, ...shortDays].map((name, index) => [name, index % 7] as const),
      ...Object.entries(otherNames),
    ]),
    longWeekdays: longDays,
    longMonths,
    months: [...longMonths, ...write({ month: 'short' }, months)],
    relativeDays: new Map(
      [0, 1, 2]
        .map((day) => [plainName(relative.format(day, 'day'), language), day] as const)
        .filter(([name]) => !/\d/.test(name)),
    ),
  };
}

/** A choice of names, the longest first. */
export function nameChoice(names: Iterable<string>): string {
  const longestFirst = [...new Set(names)].toSorted((a, b) => b.length - a.length);
  return `(?:${longestFirst.join('|')})`;
}

function plainName(name: string, language: string): string {
  return name.toLocaleLowerCase(language).replace(/\.$/, '').replaceAll('’', "'");
}
