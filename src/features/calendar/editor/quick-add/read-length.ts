import { readNumber } from './names.ts';
import { type Phrase, textAt, type Word } from './words.ts';

/** A length in minutes: "2 hours", "90 min", "half an hour", "1h30". */
export function readLength(words: readonly Word[], at: number): Phrase<number> | null {
  const text = textAt(words, at);
  if (text === 'half' && textAt(words, at + 1) === 'an' && textAt(words, at + 2) === 'hour') {
    return { to: at + 3, meaning: 30 };
  }
  const [, hours, minutes] = /^(?:(\d{1,2})h)?(?:(\d{1,3})(?:m|min)?)?$/.exec(text) ?? [];
  if (hours !== undefined) {
    return { to: at + 1, meaning: Number(hours) * 60 + Number(minutes ?? 0) };
  }
  if (minutes !== undefined && /m(in)?$/.test(text))
    return { to: at + 1, meaning: Number(minutes) };
  const number = readNumber(text);
  const unit = textAt(words, at + 1);
  if (number === null) return null;
  if (/^(hours?|hrs?|h)$/.test(unit)) return { to: at + 2, meaning: Math.round(number * 60) };
  return /^(minutes?|mins?|m)$/.test(unit) ? { to: at + 2, meaning: Math.ceil(number) } : null;
}
