/** Color roles that have no meaning for a person. */
const tones = ['accent', 'success', 'warning', 'info'] as const;

/**
 * The first letter of a name as people see it: with all its accents, or a whole flag. Skips leading punctuation. The
 * styles convert it to upper case by the page's language.
 */
export function initialOf(name: string): string {
  const characters = charactersOf(name.trim());
  return characters.find((part) => /[\p{L}\p{N}]/u.test(part)) ?? characters[0] ?? '';
}

function charactersOf(text: string): string[] {
  // Firefox supports this from 125; before, a letter may lose its accent.
  if (!('Segmenter' in Intl)) return Array.from(text);
  // Kept, because making one takes longer than using it.
  segmenter ??= new Intl.Segmenter();
  return Array.from(segmenter.segment(text), (part) => part.segment);
}

let segmenter: Intl.Segmenter | undefined;

/** Picks a name's color, the same every time. */
export function toneOf(name: string): (typeof tones)[number] {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return tones[sum % tones.length] ?? 'accent';
}
