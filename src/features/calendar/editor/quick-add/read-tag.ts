import { type SubCalendar, splitName } from '#src/calendar/model/sub-calendar.ts';
import type { Phrase, Word } from './words.ts';

/** A sub-calendar that somebody has named; the id is null if there is none of this name. */
interface NamedCalendar {
  readonly id: number | null;
  readonly name: string;
}

/** The longest name of a sub-calendar that can be written with spaces. */
const mostWords = 6;

/** "#Family": a sub-calendar by its name, of which the longest that fits counts, or else by its beginning. */
export function readTag(
  words: readonly Word[],
  at: number,
  subCalendars: readonly SubCalendar[],
): Phrase<NamedCalendar> | null {
  const first = words[at];
  if (!first || first.isQuoted || !/^#./.test(first.raw)) return null;
  const names = subCalendars.map(({ id, name }) => ({ id, name: plainName(splitName(name).own) }));
  for (let length = Math.min(mostWords, words.length - at); length > 0; length -= 1) {
    const phraseName = plainName(
      words
        .slice(at, at + length)
        .map(({ raw }) => raw)
        .join(''),
    );
    const exact = names.find(({ name }) => name === phraseName);
    if (exact) return { to: at + length, meaning: exact };
  }
  const typedName = plainName(first.raw);
  const [only, ...otherNames] = names.filter(
    ({ name }) => typedName !== '' && name.startsWith(typedName),
  );
  const unknownName = { id: null, name: first.raw.replace(/^#|[,;.]+$/g, '') };
  return { to: at + 1, meaning: only && otherNames.length === 0 ? only : unknownName };
}

/** Letters and digits, in lower case. */
function plainName(name: string): string {
  return (
    name
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).join('');
}
