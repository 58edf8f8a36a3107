import type { Grammar } from './grammar.ts';
import { createPattern, findInTurn, type Span } from './line.ts';
import { listNames, nameChoice } from './names.ts';

/** Finds what looks like a time and is not understood, and what only resembles one. */
export interface UnclearFinder {
  /** Texts that only contain words of a time, such as a name. */
  readonly findTitles: (line: string) => Span[];
  /** Periods and repetitions that are never understood. */
  readonly findPeriods: (line: string) => Span[];
  /** The rest that looks like a time in the words that nothing has understood. */
  readonly findRest: (line: string) => Span[];
}

export function createUnclearFinder(grammar: Grammar): UnclearFinder {
  const { titles, names } = grammar.periods;
  const titlePatterns = [
    createPattern(titles, grammar),
    ...(names ? listNamePatterns(grammar, names) : []),
  ];
  const periodPatterns = listPeriods(grammar).map((source) => createPattern(source, grammar));
  const restPatterns = listRest(grammar).map((source) => createPattern(source, grammar));
  return {
    findTitles: (line) => findAll(line, titlePatterns),
    findPeriods: (line) => findAll(line, periodPatterns),
    findRest: (line) => findAll(line, restPatterns),
  };
}

function findAll(line: string, patterns: readonly RegExp[]): Span[] {
  return findInTurn(
    line,
    patterns.map((pattern) => [pattern, () => true] as const),
  );
}

/** "Domingo Pérez", "con Domingo". */
function listNamePatterns(
  { periods: { articles }, language }: Grammar,
  [names, companions]: readonly [string, string],
): RegExp[] {
  const withSurname = new RegExp(
    String.raw`(?<![\p{L}\p{N}]|(?:${articles}))(?:${names})(?= \p{Lu}\p{Ll})`,
    'gu',
  );
  return [
    new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?:${companions}) (?:${names})(?![\p{L}\p{N}])(?! \d)`,
      'gu',
    ),
    ...(hasSmallNames(language) ? [withSurname] : []),
  ];
}

function listPeriods(grammar: Grammar): string[] {
  const { periods, weekend, now } = grammar;
  const days = nameChoice(listNames(grammar).weekdays.keys());
  const { seasons, dates, units, which, whichAfter, leads, articles, connectors, certain, past } =
    periods;
  const notDay = `(?!${now}|${weekend.replaceAll(/\?<\w+>/g, '?:')})`;
  const period = `(?:${seasons}|${dates})`;
  const year = '(?: (?:de )?\\d{4})?';
  return [
    `${notDay}(?:(?:${leads}) )?(?:${articles}){0,2}(?:${which})\\s*(?:${units}|${period})`,
    ...(whichAfter
      ? [`${notDay}(?:(?:${leads}) )?(?:${articles})?(?:${units}|${period})\\s*(?:${whichAfter})`]
      : []),
    `${notDay}(?:${leads}) (?:${articles}){0,2}${period}${year}`,
    `(?:${past[0]})${days}(?:曜日?)?`,
    `${days}(?:${past[1]})`,
    `${notDay}(?:(?:${leads}) )?(?:${certain})`,
    `(?<=\\S\\s)(?:${dates})${year}(?=\\s*$|\\s+(?:(?:${connectors})(?=\\s|$)|\\d))`,
    `(?<=\\S\\s)(?:${seasons}) \\d{4}`,
    `^(?:${dates})${year}$`,
  ];
}

function listRest(grammar: Grammar): string[] {
  const { every, at, adverbs, noon, midnight, periods } = grammar;
  const own = listNames(grammar);
  const english = listNames({ language: 'en' });
  const word = String.raw`[^\s\uFFFC]+`;
  const days = nameChoice([
    ...own.longWeekdays,
    ...english.longWeekdays,
    ...own.relativeDays.keys(),
    ...english.relativeDays.keys(),
  ]);
  // In Spanish, "mar" is a weekday, too.
  const months = nameChoice(own.months.filter((name) => !own.weekdays.has(name)));
  const clock = String.raw`(?:(?:${at})\s*)?`;
  return [
    `(?:${periods.openers})(?: ${word})?`,
    `(?:${periods.leads}) (?:${periods.articles})?${months}(?:,? \\p{L}{1,4} ${months})*(?: \\d{4})?`,
    `(?:(?:${periods.leads}|${periods.articles.trim()}) )?${days}`,
    `${months}\\.? \\d{1,2}(?:\\s*[-–—]\\s*\\d{1,2})?|\\d{1,2}\\.? ${months}`,
    String.raw`[0-3]?\d\.[01]?\d\.(?:\d{4}|\d\d)?(?!\d)|[0-3]?\d/[0-3]?\d(?:/\d{2,4})?(?![/\d])|\d{4}-\d\d-\d\d`,
    `${clock}(?:[01]?\\d|2[0-4])[:.][0-5]\\d(?:\\s?(?:h|uhr|[ap]\\.?m))?`,
    `${clock}\\d{1,2}\\s?(?:h\\d{0,2}|uhr|時半?|heures?|o'clock|[ap]\\.?m)`,
    String.raw`(?:[0-3]?\d\.[01]?\d\.?|[01]?\d|2[0-4])\s*[-–—]\s*(?:[0-3]?\d\.[01]?\d\.?|[01]?\d|2[0-4])(?![.\d])`,
    String.raw`\d{1,4}[年月日時]`,
    Object.values(adverbs).join('|'),
    ...(periods.rest ? [periods.rest] : []),
    `${noon}|${midnight}`,
    ...(at === '(?!)' ? [] : [`(?:${at}) \\d{1,2}(?![.\\d])`]),
    nameChoice(listLongMonths(own.longMonths, grammar)),
    `(?:${every}) ${word}`,
  ];
}

/** Returns whether months and weekdays have no capital letter, so that two words with capital letters are a name. */
function hasSmallNames(language: string): boolean {
  return language === 'es' || language === 'fr';
}

/** Shorter names, and this English one, mean other things, too. */
function listLongMonths(months: readonly string[], { language }: Grammar): string[] {
  return hasSmallNames(language)
    ? ['(?!)']
    : months.filter((name) => name.length > 3 && name !== 'march');
}
