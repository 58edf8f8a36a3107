/** Six digits in a text, the likeliest first: in one piece, in two groups, with something between any two. */
const patterns = [
  /(?<!\d)\d{6}(?!\d)/u,
  /(?<!\d)\d{3}[\s\p{Pd}]\d{3}(?!\d)/u,
  /(?<!\d)(?:\d[\s\p{Pd}]{0,2}){5}\d(?!\d)/u,
];

/** The six digits in a text, however they are grouped and whatever stands around them. */
export function sixDigitsIn(text: string): string | undefined {
  // Full-width digits become plain ones, and characters that are not seen go.
  const plain = text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');
  return patterns
    .map((pattern) => pattern.exec(plain)?.[0])
    .find((found) => found !== undefined)
    ?.replaceAll(/\D/g, '');
}
