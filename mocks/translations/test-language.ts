/** The development language: English with every translated text marked. */
export const testLanguage = 'en-xa';

const letters: Readonly<Record<string, string>> = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, place) => [
    letter,
    [...'åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'][place] ?? letter,
  ]),
);

/**
 * A text as the test language writes it: in brackets, so that one that was put together or cut off stands out, with
 * accents, and some forty per cent longer, as many languages are. Placeholders stay as they are.
 */
export function markedText(text: string): string {
  const accented = text
    .split(/(%\w+%)/)
    .map((part) => (/^%\w+%$/.test(part) ? part : part.replace(/[a-z]/gi, accent)))
    .join('');
  return `[${accented}${'·'.repeat(Math.ceil(text.length * 0.4))}]`;
}

function accent(letter: string): string {
  return letters[letter] ?? letter;
}
