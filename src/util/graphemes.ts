/** The characters of a text as people see them: accents belong to their letter, and an emoji or a flag is a whole. */
export function* listGraphemes(text: string): Generator<string> {
  // Supported in Firefox from 125; in older versions, a letter may lose its accent.
  if (!('Segmenter' in Intl)) return yield* text;
  // Cached, because creating one takes longer than using it.
  segmenter ??= new Intl.Segmenter();
  for (const { segment } of segmenter.segment(text)) yield segment;
}

let segmenter: Intl.Segmenter | undefined;

/** The start of a text that has at most a number of UTF-16 units, and ends between two characters. */
export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const start = takeWhole(listGraphemes(text), longest);
  // A single character may have any number of accents.
  return start || takeWhole(text, longest);
}

/** A text that is cut shows that it goes on. */
export function shortenText(text: string, longest: number): string {
  return text.length > longest ? `${cutText(text, longest)}…` : text;
}

function takeWhole(characters: Iterable<string>, longest: number): string {
  let start = '';
  for (const character of characters) {
    if (start.length + character.length > longest) break;
    start += character;
  }
  return start;
}
