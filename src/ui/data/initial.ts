import { listGraphemes } from '#src/util/graphemes.ts';

/** The number of colors that `tokens.css` has for marks. */
const colorCount = 8;

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
  const characters = [...listGraphemes(text)];
  return characters.find((part) => /[\p{L}\p{N}]/u.test(part)) ?? characters[0] ?? '';
}

/** The color of a person, a calendar or an organization: by its id, so that it is the same on every page. */
export function pickColor(id: number): string {
  return `var(--mark-${(Math.abs(id) % colorCount) + 1})`;
}
