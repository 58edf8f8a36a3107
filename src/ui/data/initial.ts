/** Color roles that carry no meaning for a person. */
const tones = ['accent', 'success', 'warning', 'info'] as const;

/**
 * A Latin letter or digit without combining characters. Most names start with one, and creating a segmenter is slow.
 */
const plainStart = /^[\p{Script=Latin}\d](?=[\p{Script=Latin}\d\s\p{P}]|$)/u;

/**
 * The first letter of a name as people see it, including accents, or a whole flag. Skips leading punctuation. The
 * styles convert it to upper case by the rules of the page's language.
 */
export function pickInitial(name: string): string {
  const text = name.trim();
  if (plainStart.test(text)) return text.charAt(0);
  const characters = splitCharacters(text);
  return characters.find((part) => /[\p{L}\p{N}]/u.test(part)) ?? characters[0] ?? '';
}

function splitCharacters(text: string): string[] {
  // Supported in Firefox from 125; in older versions, a letter may lose its accent.
  if (!('Segmenter' in Intl)) return Array.from(text);
  // Cached, because creating one takes longer than using it.
  segmenter ??= new Intl.Segmenter();
  return Array.from(segmenter.segment(text), (part) => part.segment);
}

let segmenter: Intl.Segmenter | undefined;

/** Picks the color for a name, always the same one. */
export function pickTone(name: string): (typeof tones)[number] {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return tones[sum % tones.length] ?? 'accent';
}
