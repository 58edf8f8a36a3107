/** A number without a fraction, grouped as in any locale: 2,568 or 2 568. */
const groupedNumber = /^\p{Nd}+(?:[ '.,٬]\p{Nd}{2,3})*$/u;

/**
 * Returns whether a text is the expected one, apart from differences that people neither see nor can easily type: how a number's
 * digits are grouped, how accents are encoded, and the kinds of spaces and apostrophes.
 */
export function isTyped(text: string, expectedText: string): boolean {
  return plain(text) === plain(expectedText);
}

function plain(text: string): string {
  const typable = text.normalize('NFC').replaceAll(/\s+/gu, ' ').replaceAll(/[’‘ʼ]/gu, "'").trim();
  return groupedNumber.test(typable) ? typable.replaceAll(/\P{Nd}/gu, '') : typable;
}
