import { listGraphemes } from './graphemes.ts';
import { searchableText } from './word-search.ts';

export interface TextPart {
  /** Where it begins in the text. */
  readonly start: number;
  readonly text: string;
  readonly isHit: boolean;
}

/** Texts that normalizing only turns into capitals, letter by letter. */
const plainText = /^[ -&(-~]*$/;
const knownLetters = new Map<string, string>();

/** Splits a text into the parts that match a search and the rest. The words are those of `searchWords`. */
export function searchHits(text: string, words: readonly string[]): readonly TextPart[] {
  if (words.length === 0 || text === '') return [{ start: 0, text, isHit: false }];
  const { searchable, findPlace } = normalize(text);
  const isHit = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = searchable.indexOf(word); at >= 0; at = searchable.indexOf(word, at + 1)) {
      const end = findPlace(at + word.length);
      isHit.fill(true, findPlace(at), Math.max(end, findPlace(at + word.length - 1) + 1));
    }
  }
  if (joined.test(text)) fillCharacters(text, isHit);
  return splitByHits(text, isHit);
}

/** Characters that belong to others, such as accents and the parts of flags and emoji. */
const joined = /[\p{M}\p{Cf}\p{Emoji_Modifier}\p{Regional_Indicator}]/u;

/** Extends hits to all of a character as people see it, which cannot be marked in part. */
function fillCharacters(text: string, isHit: boolean[]): void {
  let start = 0;
  for (const { length } of listGraphemes(text)) {
    const end = start + length;
    if (isHit.slice(start, end).includes(true)) isHit.fill(true, start, end);
    start = end;
  }
}

interface NormalizedText {
  /** The normalized text. */
  searchable: string;
  /** The position in the text from which a letter of the normalized one comes. */
  findPlace: (at: number) => number;
}

function normalize(text: string): NormalizedText {
  if (plainText.test(text)) return { searchable: text.toUpperCase(), findPlace: (at) => at };
  let searchable = '';
  const places: number[] = [];
  let place = 0;
  for (const letter of text) {
    const plain = knownLetters.get(letter) ?? searchableText(letter);
    knownLetters.set(letter, plain);
    searchable += plain;
    for (let part = 0; part < plain.length; part += 1) places.push(place);
    place += letter.length;
  }
  return { searchable, findPlace: (at) => places[at] ?? text.length };
}

function splitByHits(text: string, isHit: readonly boolean[]): TextPart[] {
  const parts: TextPart[] = [];
  let start = 0;
  for (let place = 1; place <= text.length; place += 1) {
    if (place < text.length && isHit[place] === isHit[start]) continue;
    parts.push({ start, text: text.slice(start, place), isHit: isHit[start] === true });
    start = place;
  }
  return parts;
}
