import { monthNames, weekdayNames } from './names.ts';

/** A word of what somebody has typed. */
export interface Word {
  /** As it was typed; without its quotation marks if it has some. */
  readonly raw: string;
  /** In lower case, without the punctuation after it. */
  readonly text: string;
  /** True if it is only text, because it is in quotation marks. */
  readonly isQuoted: boolean;
  /** True if there is no space before it. */
  readonly isGlued: boolean;
}

/** Some words that mean something together, up to but without `to`. */
export interface Phrase<Meaning> {
  readonly to: number;
  readonly meaning: Meaning;
}

/** A part of a range, such as those of "12–13", "6-7pm" or "Mon-Fri". */
const rangePart = String.raw`\d{1,2}(?:st|nd|rd|th)?|\d{1,2}(?:[:.]\d\d|h\d{0,2})?(?:[ap]\.?m\.?)?|[a-z]{3,9}`;
const range = new RegExp(`^(${rangePart})([-–—])(${rangePart})([,;.]*)$`, 'i');

/** Splits a text into words, and ranges of times and days into their ends and what is between them. */
export function splitWords(typedText: string): Word[] {
  const parts = typedText.match(/"[^"]+"|“[^”]+”|\S+/g) ?? [];
  return parts.flatMap((part) => {
    const quotedText = /^["“](.+)["”]$/.exec(part)?.[1];
    if (quotedText !== undefined) return word(quotedText, { isQuoted: true });
    const [, from = '', dash = '', to = '', end = ''] = range.exec(part) ?? [];
    if (!isRangeEnd(from) || !isRangeEnd(to)) return word(part);
    return [word(from), word(dash, { isGlued: true }), word(to + end, { isGlued: true })];
  });
}

function word(raw: string, { isQuoted = false, isGlued = false } = {}): Word {
  const text = raw.toLowerCase().replace(/[,;.!?]+$/, '');
  return { raw, text, isQuoted, isGlued };
}

function isRangeEnd(part: string): boolean {
  if (/^\d/.test(part)) return true;
  const name = part.toLowerCase();
  return weekdayNames.has(name) || monthNames.has(name);
}

/** The text of a word; empty if there is none, or if it means nothing. */
export function textAt(words: readonly Word[], index: number): string {
  const foundWord = words[index];
  return foundWord && !foundWord.isQuoted ? foundWord.text : '';
}

/** Puts words together again. */
export function joinWords(words: readonly Word[]): string {
  return words
    .map(({ raw, isGlued }, index) => (isGlued || index === 0 ? raw : ` ${raw}`))
    .join('')
    .replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, '');
}
