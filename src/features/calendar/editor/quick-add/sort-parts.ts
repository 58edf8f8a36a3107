import type { UnclearFinder } from './find-unclear.ts';
import { type Phrase, plainLine, type Span, withBlank } from './line.ts';
import type { LineParts, Meaning } from './read-line.ts';

interface Parts {
  readonly phrases: readonly Phrase<Meaning>[];
  /** Between quotation marks, only text. */
  readonly quotes: readonly Span[];
  readonly titles: readonly Span[];
  readonly periods: readonly Span[];
}

/** Sorts a line into the title, the place, and what counts of the rest. */
export function sortParts(
  line: string,
  { phrases, quotes, titles, periods }: Parts,
  findRest: UnclearFinder['findRest'],
): LineParts {
  const counting = phrases.filter((phrase) => counts(phrase, phrases));
  const replaced = phrases.filter((phrase) => !counting.includes(phrase));
  const open = counting.reduce(withBlank, line);
  const place = findPlace(quotes.reduce(withBlank, open));
  const title = place ? withBlank(open, place) : open;
  const rest = [...quotes, ...titles, ...periods, ...replaced].reduce(withBlank, title);
  const isTitle = ({ from }: Span) => title[from] === line[from];
  const unclear = [
    ...periods.filter(isTitle),
    ...replaced,
    ...findRest(plainLine(rest)),
    ...findLateNumbers(rest, counting),
  ];
  return {
    title: trimText(title),
    place: place ? trimText(line.slice(place.from + 1, place.to)) : '',
    meanings: counting.map(({ meaning }) => meaning),
    unclear: joinNeighbors(unclear, title).map(({ from, to }) => trimText(line.slice(from, to))),
  };
}

/** An event can have several sub-calendars. Of everything else, an earlier mention was a part of the title after all. */
function counts(
  { from, meaning: { kind } }: Phrase<Meaning>,
  phrases: readonly Phrase<Meaning>[],
): boolean {
  const isLater = (other: Phrase<Meaning>) => other.meaning.kind === kind && other.from > from;
  const has = (other: Meaning['kind']) => phrases.some(({ meaning }) => meaning.kind === other);
  // A number of times and, beside a time, a last day are only those of a repetition.
  if (kind === 'times' && !has('repetition')) return false;
  if (kind === 'until' && has('time') && !has('repetition')) return false;
  return kind === 'calendar' || !phrases.some(isLater);
}

/** "@Boathouse", up to the next words that mean something. */
function findPlace(text: string): Span | null {
  const match = /(?<![\p{L}\p{N}])@(?=\s*[^\s\uFFFC])[^\uFFFC]+/u.exec(text);
  return match && { from: match.index, to: match.index + match[0].length };
}

/** "Friday 7" is a time, too. */
function findLateNumbers(text: string, phrases: readonly Phrase<Meaning>[]): Span[] {
  return phrases.flatMap(({ meaning: { kind }, to }) => {
    const match = /^\s*(\d{1,2})(?![\p{L}\p{N}])/u.exec(text.slice(to));
    const isOfDays = kind === 'day' || kind === 'repetition';
    return match && isOfDays
      ? [{ from: to + match[0].length - (match[1] ?? '').length, to: to + match[0].length }]
      : [];
  });
}

const joints = /^\s*(?:[-–—&+,]|,?\s*(?:and|or|to|und|oder|bis|et|à|y|a))?\s*$/;

function joinNeighbors(spans: readonly Span[], title: string): Span[] {
  const joined: Span[] = [];
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    const isJoined = last && joints.test(title.slice(last.to, from));
    if (isJoined) joined.splice(-1, 1, { from: last.from, to: Math.max(last.to, to) });
    else joined.push({ from, to });
  }
  return joined;
}

function trimText(text: string): string {
  return text
    .replaceAll(/["“]([^"”]+)["”]/g, '$1')
    .replaceAll(/\s*\uFFFC+/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, '');
}
