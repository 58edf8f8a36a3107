/** Patterns of six digits, most likely first: contiguous, in two groups, or with separators anywhere. */
const patterns = [
  /(?<!\d)\d{6}(?!\d)/u,
  /(?<!\d)\d{3}[\s\p{Pd}]\d{3}(?!\d)/u,
  /(?<!\d)(?:\d[\s\p{Pd}]{0,2}){5}\d(?!\d)/u,
];

/** Finds the six digits in a text, however they are grouped or surrounded. */
export function sixDigitsIn(text: string): string | undefined {
  // Full-width digits become plain ones, and invisible characters are removed.
  const plain = text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');
  return patterns
    .map((pattern) => pattern.exec(plain)?.[0])
    .find((digits) => digits !== undefined)
    ?.replaceAll(/\D/g, '');
}
