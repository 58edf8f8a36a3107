/** The roles of color that mean nothing on a person. */
const tones = ['accent', 'success', 'warning', 'info'] as const;

/**
 * What a name begins with, as people count characters: a letter with all its accents, a whole flag. Signs before the first
 * letter are left out. It is upper-cased by its style, which knows the page's language and its rules.
 */
export function initialOf(name: string): string {
  const characters = charactersOf(name.trim());
  return characters.find((part) => /[\p{L}\p{N}]/u.test(part)) ?? characters[0] ?? '';
}

function charactersOf(text: string): string[] {
  // Firefox has it since 125; before, a letter may lose its accent.
  if (!('Segmenter' in Intl)) return Array.from(text);
  return Array.from(new Intl.Segmenter().segment(text), (part) => part.segment);
}

/** The color that goes with a name, the same every time. */
export function toneOf(name: string): (typeof tones)[number] {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return tones[sum % tones.length] ?? 'accent';
}
