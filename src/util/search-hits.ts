import { searchableText } from './word-search.ts';

export interface TextPart {
  readonly text: string;
  readonly isHit: boolean;
}

/** Texts whose normalization only capitalizes each letter. */
const plainText = /^[ -&(-~]*$/;
const knownLetters = new Map<string, string>();

/** Splits a text into the parts that match a search and the rest. The words are those of `searchWords`. */
export function searchHits(text: string, words: readonly string[]): readonly TextPart[] {
  if (words.length === 0 || text === '') return [{ text, isHit: false }];
  const { searchable, places } = prepared(text);
  const isHit = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = searchable.indexOf(word); at >= 0; at = searchable.indexOf(word, at + 1)) {
      const end = places[at + word.length] ?? text.length;
      isHit.fill(true, places[at], Math.max(end, (places[at + word.length - 1] ?? 0) + 1));
    }
  }
  return partsOf(text, isHit);
}

/** The normalized text, and the position in the text from which each of its letters comes. */
function prepared(text: string): { searchable: string; places: readonly number[] } {
  if (plainText.test(text)) {
    return { searchable: text.toUpperCase(), places: Array.from(text, (_, place) => place) };
  }
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
  return { searchable, places };
}

function partsOf(text: string, isHit: readonly boolean[]): TextPart[] {
  const parts: TextPart[] = [];
  let start = 0;
  for (let place = 1; place <= text.length; place += 1) {
    if (place < text.length && isHit[place] === isHit[start]) continue;
    parts.push({ text: text.slice(start, place), isHit: isHit[start] === true });
    start = place;
  }
  return parts;
}
