import type { ParsedComponents, ParsedResult, Parser } from 'chrono-node';
import {
  addMonths,
  dateParts,
  dayNumber,
  firstOfMonth,
  firstSupportedDay,
  lastSupportedDay,
  startOfWeek,
  weekday,
} from '#src/util/day-numbers.ts';
import type { Grammar } from './grammar.ts';
import { createPattern, isWhole, type Phrase, type Segment, type Span, withBlank } from './line.ts';
import { listNames, nameChoice } from './names.ts';
import { createNumbers } from './numbers.ts';

/** The context that the meaning of days depends on. */
export interface DayContext {
  /** As days since 1970. */
  readonly today: number;
  /** The first day of the week, 0 (Sunday) to 6 (Saturday). */
  readonly weekStartsOn: number;
  /** Reads a day in digits in the reader's order, such as 12/24 or 24.12. */
  readonly readDigits: (text: string) => number | null;
}

/** A day that somebody has named. */
export interface NamedDay {
  readonly day: number;
  /** The period to repeat by if the day is over: a week for "Monday", a year for "May 5". Null for "tomorrow". */
  readonly cycle: 'week' | 'year' | null;
}

export interface NamedDays {
  readonly first: NamedDay;
  readonly last: NamedDay | null;
  /** True for the name of a month alone, of which these are the first and the last day. */
  readonly isMonth: boolean;
}

export type DayReader = (text: string, context: DayContext) => Phrase<NamedDays>[];

/**
 * Reads days with the date parser of a language. Its parsers of times and of days in digits are left out: they know
 * neither the reader's clock nor the reader's order.
 */
export function createDayReader(grammar: Grammar): DayReader {
  const { Chrono, casual, to, ordinalEnd } = grammar;
  const { parsers, refiners } = casual;
  const dayParsers = parsers.filter((parser) => isDayParser(grammar, parser));
  const names = nameChoice(listNames(grammar).weekdays.keys());
  const segment = grammar.isUnspaced ? createSegment(grammar.language) : null;
  const weekdayFirst = new RegExp(`^${names}[^\\p{L}\\p{N}]+(?=[\\p{L}\\d])`, 'iu');
  const joint = new RegExp(`\\s+(?:${to})\\s+|\\s+-\\s+|\\s*[–—〜~]\\s*`, 'iu');
  const space = grammar.isUnspaced ? '\\s*' : '\\s+';
  const between = `(?:\\s*[-–—〜~]\\s*|${space}(?:${to})${space})`;
  const laterDay = new RegExp(
    `^${between}(\\d{1,2})(?:${ordinalEnd})?(?![\\p{Script=Latin}\\p{N}:.])`,
    'iu',
  );
  const earlierDay = new RegExp(
    `(?<![\\p{L}\\p{N}:./])(\\d{1,2})(?:${ordinalEnd})?${between}$`,
    'iu',
  );
  const prepare = prepareParsers(grammar);
  return (text, context) => {
    const chrono = new Chrono({ parsers: [...prepare(context), ...dayParsers], refiners });
    const { year, month, day } = dateParts(context.today);
    const noon = new Date(year, month - 1, day, 12);
    const parse = (part: string) => chrono.parse(part, noon, { forwardDate: true });
    const readPart = (part: string) => {
      const [only, ...others] = parse(part);
      const isAll = only?.text.trim() === part.trim() && !only.end && others.length === 0;
      return isAll ? (readResult(only, context)?.first ?? null) : null;
    };
    /** The parser may turn the ends around, and takes their years from each other. */
    const readEnds = (typed: string) => {
      const [first, last, ...more] = typed.split(joint).map(readPart);
      return first && last && more.length === 0
        ? { ...inOrder(first, last), isMonth: false }
        : null;
    };
    const wrongYears = parse(text).flatMap((result) => findWrongYear(result, text));
    const findLonger = ({ start }: ParsedResult, { from, to: end }: Span, days: NamedDays) => {
      const named = text.slice(from, end);
      const hasMonth = days.first.cycle === 'year' || /\d{4}/.test(named);
      if (!hasMonth || !start.isCertain('month') || !/\p{L}/u.test(named)) return null;
      const later = laterDay.exec(text.slice(end));
      const earlier = earlierDay.exec(text.slice(0, from));
      const meaning = withOtherDay(days, Number((later ?? earlier)?.[1]));
      if (!meaning) return null;
      const before = later ? 0 : (earlier?.[0].length ?? 0);
      return { from: from - before, to: end + (later?.[0].length ?? 0), meaning };
    };
    return parse(wrongYears.reduce(withBlank, text)).flatMap((result) => {
      const typed = result.text.trim();
      const index = result.index + result.text.indexOf(typed);
      const cut = isWeekdayWrong(result.start) ? (weekdayFirst.exec(typed)?.[0].length ?? 0) : 0;
      const span = { from: index + cut, to: index + typed.length };
      const days = isWhole(text, span, segment) ? readResult(result, context) : null;
      if (!days) return [];
      const named = findLonger(result, span, days) ?? { ...span, meaning: readEnds(typed) ?? days };
      // The weekday that the date does not have is another day, of which the person is asked.
      const otherDay = readPart(typed.slice(0, cut));
      if (!otherDay) return [named];
      return [{ from: index, to: span.from, meaning: singleDay(otherDay) }, named];
    });
  };
}

function singleDay(first: NamedDay): NamedDays {
  return { first, last: null, isMonth: false };
}

/** "Dec 12 to 14", "del 12 al 14 de mayo": another day of the same month; null if it has none. */
function withOtherDay({ first, last }: NamedDays, ofMonth: number): NamedDays | null {
  const day = first.day + ofMonth - dateParts(first.day).day;
  if (last !== null || !(ofMonth > 0) || dateParts(day).day !== ofMonth) return null;
  const [earlier, later] = [Math.min(day, first.day), Math.max(day, first.day)];
  return { first: { ...first, day: earlier }, last: { ...first, day: later }, isMonth: false };
}

/** Texts that are times or days in digits. */
const otherTexts =
  '18:30|at 7:30|18h30|à 9h|18時30分|um 19 Uhr|a las 7|12/24|12/24/2026|12/2026|morning|Abend|soir|noche|noon'.split(
    '|',
  );

function isDayParser({ Chrono }: Grammar, parser: Parser): boolean {
  const chrono = new Chrono({ parsers: [parser], refiners: [] });
  return otherTexts.every((text) => chrono.parse(text).length === 0);
}

function createSegment(language: string): Segment | null {
  // Supported in Firefox from 125; in older versions, a word also counts within another one.
  if (!('Segmenter' in Intl)) return null;
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return (text) =>
    new Set([text.length, ...Array.from(segmenter.segment(text), ({ index }) => index)]);
}

/** A day, or the first and the last one. */
type Found = number | readonly [number, number] | null;

/** Parsers of days that the parser of a language lacks, or understands in another way. */
function prepareParsers(grammar: Grammar): (context: DayContext) => Parser[] {
  const { next, now, weekend, later, units, otherDays = {} } = grammar;
  const { weekdays, relativeDays, months } = listNames(grammar);
  const numbers = createNumbers(grammar);
  const names = nameChoice(weekdays.keys());
  return ({ today, weekStartsOn, readDigits }) => {
    const nextWeek = startOfWeek(today, { weekStartsOn }) + 7;
    const parser = (
      source: string,
      read: (text: string, groups: Readonly<Record<string, string | undefined>>) => Found,
    ): Parser => ({
      pattern: () => new RegExp(createPattern(source, grammar).source, 'iu'),
      extract: (parsing, { 0: match, index = 0, groups = {} }) => {
        const days = read(match.toLowerCase(), groups);
        if (days === null) return null;
        const [first, last] = typeof days === 'number' ? [days] : days;
        const hasYear = !/^\d+[/.]\d+\.?$/.test(match);
        const start = parsing.createParsingComponents(listParts(first, hasYear));
        const end = last && parsing.createParsingComponents(listParts(last, true));
        return parsing.createParsingResult(index, match, start, end || undefined);
      },
    });
    const monthParser: Parser = {
      pattern: () =>
        new RegExp(
          createPattern(`${nameChoice(months)}(?!\\.?,?\\s*\\d{1,2}(?!\\d))`, grammar).source,
          'iu',
        ),
      extract: (parsing, { 0: match, index = 0 }) => {
        const month = (months.indexOf(match.toLowerCase()) % 12) + 1;
        const start = parsing.createParsingComponents({ month }).imply('day', 1);
        return parsing.createParsingResult(index, match, start);
      },
    };
    return [
      ...(grammar.isUnspaced ? [] : [monthParser]),
      parser(
        String.raw`\d{1,2}/\d{1,2}(?:/\d{2,4})?(?![/\d])|\d{1,2}\.\d{1,2}\.(?:\d{4})?(?!\d)`,
        (text) =>
          text === '24/7' || isOrderOpen(text, readDigits)
            ? null
            : readDigits(text.replace(/\.$/, '')),
      ),
      parser(nameChoice(relativeDays.keys()), (text) => today + (relativeDays.get(text) ?? 0)),
      ...Object.entries(otherDays).map(([source, days]) => parser(source, () => today + days)),
      parser(now, () => today),
      parser(
        `(?:${later[0]})(?<count>${numbers.source})\\s*(?:(?<day>${units.day})|(?<week>${units.week})|(?<month>${units.month})|(?:${units.year}))${later[1]}`,
        (_, groups) => {
          const count = numbers.read(groups['count']) ?? 0;
          if (groups['day'] !== undefined) return today + count;
          if (groups['week'] !== undefined) return today + count * 7;
          return addMonths(today, groups['month'] === undefined ? count * 12 : count);
        },
      ),
      // Next Friday is that of the week after this one.
      parser(`(?:${next[0]})(?<name>${names})(?:曜日?)?(?:${next[1]})`, (_, { name = '' }) => {
        const named = weekdays.get(name.toLowerCase());
        return named === undefined ? null : nextWeek + ((named - weekStartsOn + 7) % 7);
      }),
      parser(weekend, (_, groups) => {
        const from = groups['next'] === undefined ? today : nextWeek;
        const saturday = from + 6 - weekday(from);
        return weekday(from) === 0 && from === today ? today : [saturday, saturday + 1];
      }),
    ];
  };
}

function listParts(number: number, hasYear: boolean) {
  const { year, ...parts } = dateParts(number);
  return hasYear ? { ...parts, year } : parts;
}

/** Points mostly stand behind the day, even for readers who write the month first, so 3.12. may be either. */
function isOrderOpen(text: string, readDigits: DayContext['readDigits']): boolean {
  const [first, second] = text.split('.').map(Number);
  if (first === undefined || second === undefined || first > 12 || second > 12) return false;
  const day = readDigits(text.replace(/\.$/, ''));
  return day !== null && dateParts(day).day !== first;
}

function isWeekdayWrong(start: ParsedComponents): boolean {
  if (!start.isCertain('weekday') || !start.isCertain('day')) return false;
  return weekday(findDay(start)) !== start.get('weekday');
}

function readResult({ start, end, text }: ParsedResult, context: DayContext): NamedDays | null {
  if (start.isCertain('hour') || start.isCertain('timezoneOffset')) return null;
  // Those that count from today are the own parser's.
  if (start.tags().has('result/relativeDate')) return null;
  const first = readDay(start, context);
  const last = end ? readDay(end, context) : null;
  if (!first || (end && !last)) return null;
  if (/^\d{4}-\d\d-\d\d$/.test(text) && dayNumber(text) !== first.day) return null;
  if (last) return { ...inOrder(first, last), isMonth: false };
  if (start.isCertain('day') || !start.isCertain('month')) return singleDay(first);
  const { year, month } = dateParts(first.day);
  return { first, last: { ...first, day: firstOfMonth(year, month + 1) - 1 }, isMonth: true };
}

/** A number after a day that is an hour or a house, but no year: "Dec 12 20-22", "Dec 12 1234 Main St". */
function findWrongYear({ start, end, text: typed, index }: ParsedResult, text: string): Span[] {
  const digits = /(?<=\p{L}[\s\S]*\s)\d+$/u.exec(typed)?.[0] ?? '';
  if (!(end ?? start).isCertain('year') || !/^\d{1,4}$/.test(digits)) return [];
  const to = index + typed.length;
  const isSupported = Number(digits) >= 1900 && Number(digits) < 2200;
  const isHouse = digits.length === 4 && !isSupported && /^\s+\p{L}/u.test(text.slice(to));
  return digits.length < 4 || isHouse ? [{ from: to - digits.length, to }] : [];
}

function readDay(parts: ParsedComponents, { today }: DayContext): NamedDay | null {
  const day = findDay(parts);
  if (!(day >= firstSupportedDay && day <= lastSupportedDay)) return null;
  const isDated = parts.isCertain('day') || parts.isCertain('month');
  if (!isDated && parts.isCertain('weekday')) {
    const named = parts.get('weekday') ?? 0;
    return { day: today + ((named - weekday(today) + 7) % 7), cycle: 'week' };
  }
  if (parts.isCertain('year') || !isDated) return { day, cycle: null };
  const { month, day: ofMonth } = dateParts(day);
  const inThisYear = firstOfMonth(dateParts(today).year, month) + ofMonth - 1;
  return { day: inThisYear < today ? addMonths(inThisYear, 12) : inThisYear, cycle: 'year' };
}

function findDay(parts: ParsedComponents): number {
  const pad = (value: number | null, length: number) => String(value ?? 0).padStart(length, '0');
  return dayNumber(
    `${pad(parts.get('year'), 4)}-${pad(parts.get('month'), 2)}-${pad(parts.get('day'), 2)}`,
  );
}

/** In days. */
const halfYear = 183;

/** The last day of a range is not before its first, and its year is also that of the first. */
export function inOrder(first: NamedDay, last: NamedDay): { first: NamedDay; last: NamedDay } {
  if (last.cycle !== null) return { first, last: afterFirst(first, last) };
  if (first.cycle !== 'year') return { first, last };
  const years = dateParts(last.day).year - dateParts(first.day).year;
  const inYear = addMonths(first.day, years * 12);
  if (inYear <= last.day) return { first: { ...first, day: inYear }, last };
  const yearBefore = addMonths(inYear, -12);
  // "Dec 30 – Jan 2, 2028", but not "Dec 24 to tomorrow".
  const isNear = last.day - yearBefore < halfYear;
  return { first: isNear ? { ...first, day: yearBefore } : first, last };
}

function afterFirst(first: NamedDay, last: NamedDay): NamedDay {
  let { day } = last;
  while (day < first.day) day = last.cycle === 'week' ? day + 7 : addMonths(day, 12);
  return { ...last, day };
}
