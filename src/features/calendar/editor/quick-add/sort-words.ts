import { type Meaning, readPhrase, type WordContext } from './find-phrases.ts';
import { joinWords, type Word } from './words.ts';

/** A word of a title. */
export interface TitleWord {
  readonly word: Word;
  /** Its place among all words that were typed. */
  readonly at: number;
  /** True if it names something that a later word has replaced, such as another day. */
  readonly isReplaced: boolean;
  /** True if the words right before it say on which days the event is. */
  readonly isAfterDay: boolean;
}

interface FoundPhrase {
  readonly meaning: Meaning;
  readonly at: number;
  readonly to: number;
}

/** Sorts words into the title, the place, and those that mean something. */
export function sortWords(
  words: readonly Word[],
  context: WordContext,
): { title: readonly TitleWord[]; place: string; phrases: readonly Meaning[] } {
  const phrases: FoundPhrase[] = [];
  const place: Word[] = [];
  const plain = new Set<number>();
  let isPlace = false;
  for (let at = 0; at < words.length; ) {
    const { clock, name } = splitAtSign(words, at);
    const phrase = readPhrase(clock ?? words, at, context);
    const to = phrase?.to ?? at + 1;
    isPlace = !phrase && (isPlace || name !== null);
    if (phrase) phrases.push({ meaning: phrase.meaning, at, to });
    else if (isPlace) place.push(...(name ? [name] : words.slice(at, to)));
    else plain.add(at);
    at = to;
  }
  const counting = phrases.filter((phrase) => counts(phrase, phrases));
  const isIn = ({ at, to }: FoundPhrase, index: number) => at <= index && index < to;
  const isReplaced = (index: number) =>
    phrases.some((one) => !counting.includes(one) && isIn(one, index));
  const isAfterDay = (index: number) =>
    counting.some(({ meaning, to }) => to === index && isOfDays(meaning));
  return {
    title: words.flatMap((word, at) =>
      plain.has(at) || isReplaced(at)
        ? { word, at, isReplaced: isReplaced(at), isAfterDay: isAfterDay(at) }
        : [],
    ),
    place: joinWords(place.filter(({ raw }) => raw !== '')),
    phrases: counting.map(({ meaning }) => meaning),
  };
}

/** The words of a text that is only a title. */
export function plainTitle(words: readonly Word[]): readonly TitleWord[] {
  return words.map((word, at) => ({ word, at, isReplaced: false, isAfterDay: false }));
}

/** An event can have several sub-calendars. Of everything else, an earlier mention was a part of the title after all. */
function counts(phrase: FoundPhrase, phrases: readonly FoundPhrase[]): boolean {
  const { kind } = phrase.meaning;
  return kind === 'calendar' || phrase === phrases.findLast(({ meaning }) => meaning.kind === kind);
}

function isOfDays({ kind }: Meaning): boolean {
  return kind === 'day' || kind === 'repetition';
}

/** "@7pm" is a time, and "@Boathouse" the beginning of a place. */
function splitAtSign(
  words: readonly Word[],
  at: number,
): { clock: readonly Word[] | null; name: Word | null } {
  const word = words[at];
  if (!word || word.isQuoted || !word.raw.startsWith('@')) return { clock: null, name: null };
  const name = { ...word, raw: word.raw.slice(1), text: word.text.slice(1) };
  return { clock: name.raw === '' ? null : words.with(at, name), name };
}
