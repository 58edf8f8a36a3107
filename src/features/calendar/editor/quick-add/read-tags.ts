import { type SubCalendar, splitName } from '#src/calendar/model/sub-calendar.ts';
import { findPhrases, type Phrase } from './line.ts';
import type { Meaning } from './read-line.ts';

/** The longest name of a sub-calendar that can be written with spaces. */
const mostWords = 6;

/** "#Family": a sub-calendar by its name, of which the longest that fits counts, or else by its beginning. */
export function readTags(text: string, subCalendars: readonly SubCalendar[]): Phrase<Meaning>[] {
  const names = subCalendars.map(({ id, name }) => ({ id, name: plainName(splitName(name).own) }));
  return findPhrases(text, /(?<![^\s\uFFFC])#\S+/g, (match) => match[0]).map(
    ({ from, to, meaning: typed }) => {
      const words = [...text.slice(from).matchAll(/\S+/g)].slice(0, mostWords);
      const ends = words.map(({ index, 0: word }) => from + index + word.length).toReversed();
      for (const end of ends) {
        const exact = names.find(({ name }) => name === plainName(text.slice(from, end)));
        if (exact) return { from, to: end, meaning: { kind: 'calendar', ...exact } };
      }
      const typedName = plainName(typed);
      const [only, ...others] = names.filter(
        ({ name }) => typedName !== '' && name.startsWith(typedName),
      );
      const unknown = { id: null, name: typed.replaceAll(/^#|[,;.]+$/g, '') };
      const meaning = only && others.length === 0 ? only : unknown;
      return { from, to, meaning: { kind: 'calendar', ...meaning } };
    },
  );
}

/** Letters and digits, in lower case. */
function plainName(name: string): string {
  const letters = name
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  return (letters ?? []).join('');
}
