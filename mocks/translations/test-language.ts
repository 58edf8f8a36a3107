/** The development language: English with every translated text marked. */
export const testLanguage = 'en-xa';

const letters: Readonly<Record<string, string>> = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, place) => [
    letter,
    [...'åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'][place] ?? letter,
  ]),
);

/**
 * A text in the test language: in brackets, so that concatenated or truncated texts stand out; with accents; and some
 * forty percent longer, as in many languages. Placeholders stay unchanged.
 */
export function markedText(text: string): string {
  const accentedText = text
    .split(/(%\w+%)/)
    .map((part) =>
      /^%\w+%$/.test(part) ? part : part.replace(/[a-z]/gi, (letter) => letters[letter] ?? letter),
    )
    .join('');
  return `[${accentedText}${'·'.repeat(Math.ceil(text.length * 0.4))}]`;
}
