import { type PeriodWords, periodWords } from './period-words.ts';

/** The words of a line in one text, which patterns are searched in. */
export interface PatternLine {
  /** A space is between two words, and a point between those that were written without one. */
  readonly text: string;
  /** Where each word begins and ends. */
  readonly spans: readonly Span[];
}

interface Span {
  readonly from: number;
  readonly to: number;
}

interface PeriodPatterns {
  /** Periods, repetitions and other times. */
  readonly periods: readonly RegExp[];
  /** Texts that only contain words of a time, such as a name. */
  readonly idioms: readonly RegExp[];
}

/** Between words that were typed apart from each other, since something between them has been understood. */
const gap = '\n';

const letters = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]`;
const unspacedLetter = new RegExp(letters, 'u');
const betweenLetters = new RegExp(`(?<=${letters})(?=${letters})`, 'gu');
const besideLetters = new RegExp(`(?<!^)(?:(?<=${letters})|(?=${letters}))(?!$)`, 'gu');

/** Returns whether a text is written in a script without spaces between words. */
export function isUnspaced(text: string): boolean {
  return unspacedLetter.test(text);
}

/** Marks where the words of scripts without spaces begin. */
export function createSegmenter(language: string): (text: string) => string {
  // Supported in Firefox from 125; in older versions, a word also counts within another one.
  const segmenter =
    'Segmenter' in Intl ? new Intl.Segmenter(language, { granularity: 'word' }) : null;
  return (text) => {
    if (!isUnspaced(text)) return text;
    if (!segmenter) return text.replaceAll(besideLetters, '·');
    return Array.from(segmenter.segment(text), ({ segment }) => segment).join('·');
  };
}

const start = String.raw`(?<=^|[ ·\n])`;
const end = String.raw`(?=$|[ ·\n])`;

interface PatternOptions {
  /** Names of weekdays and months that often mean something else. */
  readonly shortNames: readonly string[];
  /** Names in scripts without spaces between words. */
  readonly unspacedNames: readonly string[];
}

/** The patterns of a language. */
export function createPeriodPatterns(
  language: string,
  { shortNames, unspacedNames }: PatternOptions,
): PeriodPatterns {
  const names =
    unspacedNames.length > 0 ? [createPattern(start, joinChoices(unspacedNames), end)] : [];
  const words = periodWords[language];
  if (!words) return { periods: names, idioms: [] };
  return {
    periods: [
      ...names,
      ...listPeriods(words, joinChoices(shortNames.filter((name) => name !== words.notDays))),
      ...listOpenLimits(words),
    ],
    idioms: [...listIdioms(words), ...listNames(words)],
  };
}

function listPeriods(words: PeriodWords, shortName: string): RegExp[] {
  const { holidays, numbered, units, which, whichAfter, bounds, leads } = words;
  const certain = words.certain ?? [];
  const seasons = joinChoices(words.seasons);
  const article = writeArticles(words.articles);
  const period = joinChoices([seasons, ...holidays, ...numbered]);
  const relative = joinChoices([units, seasons, ...holidays, shortName]);
  const limited = joinChoices([...certain, `(?:(?:${which}) )?${period}`]);
  const year = String.raw` (?:de )?\d{4}`;
  const dated = `(?:${joinChoices([...holidays, ...numbered])}(?:${year})?|${seasons}${year})`;
  const phraseEnd = String.raw`(?=$|\n| (?:${words.connectors}|\d\S*)(?:$|[ \n]))`;
  return [
    ...certain.map((source) => createPattern(start, `(?:${source})`, end)),
    createPattern(start, article, `(?:${which})`, '[ ·]?', relative, end),
    ...(bounds
      ? [
          createPattern(start, joinChoices([bounds, leads]), ' ', article, limited, end),
          createPattern(start, `(?:${bounds}) `, shortName, end),
        ]
      : []),
    ...(whichAfter
      ? [createPattern(start, article, joinChoices([units, period]), `[ ·](?:${whichAfter})`, end)]
      : []),
    // As the first words of a title, they belong to the next one: "Q3 planning".
    createPattern(String.raw`(?<=[^\n] |\n)(?<!${start}(?:${words.titles}) )`, dated, phraseEnd),
    createPattern('^', dated, '$'),
  ];
}

/** "Bis" before any word, but not where a line begins with it, nor in "von Kopf bis Fuß". */
function listOpenLimits({ until, notUntil, articles }: PeriodWords): RegExp[] {
  if (!until) return [];
  const exceptions = notUntil ? `(?! (?:${notUntil}))` : '';
  return [
    createPattern(
      String.raw`(?<=\S )(?<!${start}(?:von|de|desde) \S+ )`,
      `(?:${until})`,
      exceptions,
      String.raw` ${writeArticles(articles)}\S+`,
    ),
  ];
}

function listIdioms({ places, services, idioms }: PeriodWords): RegExp[] {
  return [
    createPattern(
      start,
      `(?:${places})`,
      String.raw` \d+\.\d+(?! (?:uhr|h|[ap]m)(?:$|[ \n]))`,
      end,
    ),
    createPattern(start, `(?:${services}) 24/7`, end),
    createPattern(start, `24/7(?: (?:${services})|-\\p{L}+)`, end),
    ...(idioms ? [createPattern(start, joinChoices([idioms]), end)] : []),
  ];
}

/** "Domingo Pérez", "con Domingo". */
function listNames({ names, companions, hasSmallNames, ...words }: PeriodWords): RegExp[] {
  if (!names || !companions) return [];
  const after = joinChoices([
    words.articles?.replaceAll(/ (?=\||$)/g, ''),
    words.which,
    words.bounds,
  ]);
  const withSurname = new RegExp(
    String.raw`(?<!${start}${after} )${start}(?:${names})(?= \p{Lu}\p{Ll})`,
    'gu',
  );
  return [
    new RegExp(`${start}(?:${companions}) (?:${names})${end}`, 'gu'),
    ...(hasSmallNames ? [withSurname] : []),
  ];
}

function joinChoices(sources: readonly (string | undefined)[]): string {
  return `(?:${sources.filter(Boolean).join('|')})`;
}

function writeArticles(articles: string | undefined): string {
  return articles ? `(?:${articles}){0,2}` : '';
}

/** Ignores where the words of scripts without spaces begin, other than the first one. */
function createPattern(...sources: readonly string[]): RegExp {
  return new RegExp(sources.join('').replaceAll(betweenLetters, '·?'), 'giu');
}

/** The words that patterns match, by their places. */
export function findMatches(
  { text, spans }: PatternLine,
  patterns: readonly RegExp[],
): ReadonlySet<number> {
  const matches = patterns.flatMap((pattern) => [...text.matchAll(pattern)]);
  return new Set(
    matches.flatMap(({ index, 0: { length } }) =>
      spans.flatMap(({ from, to }, place) => (from < index + length && to > index ? [place] : [])),
    ),
  );
}

/** Puts words into a line, of which idioms are left out. */
export function writeLine(
  words: readonly { readonly text: string; readonly isApart: boolean }[],
  {
    idioms,
    segment,
  }: { readonly idioms: readonly RegExp[]; readonly segment: (text: string) => string },
): PatternLine {
  let text = '';
  const spans = words.map((word, index) => {
    if (index > 0) text += word.isApart ? gap : ' ';
    const from = text.length;
    text += segment(word.text) || gap;
    return { from, to: text.length };
  });
  const plainLine = idioms.reduce(
    (line, idiom) => line.replace(idiom, (match) => gap.repeat(match.length)),
    text,
  );
  return { text: plainLine, spans };
}

/** Returns whether a word of a line is only an idiom's, or quoted. */
export function isBlank({ text, spans }: PatternLine, place: number): boolean {
  const { from = 0, to = 0 } = spans[place] ?? {};
  return text.slice(from, to).trim() === '';
}
