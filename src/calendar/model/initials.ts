import { listGraphemes } from '#src/util/graphemes.ts';
import { type SubCalendar, splitName } from './sub-calendar.ts';

/** Enough for three words. */
const mostWords = 3;

/** A few letters for each sub-calendar, by id, which tell them apart where colors cannot, such as on paper. */
export function subCalendarInitials(
  subCalendars: readonly SubCalendar[],
): ReadonlyMap<number, string> {
  const initials = new Map<number, string>();
  const usedInitials = new Set<string>();
  for (const { id, name } of subCalendars) {
    const short = shorten(splitName(name).own);
    let unique = short;
    for (let number = 2; usedInitials.has(unique); number += 1) unique = `${short}-${number}`;
    usedInitials.add(unique);
    initials.set(id, unique);
  }
  return initials;
}

/** "Heron (8+)" is "H8", "Training" is "Tr", "Team 12" is "T12". */
function shorten(name: string): string {
  const words = name.match(/\p{N}+|[\p{L}\p{M}]+/gu) ?? [name];
  const [first = ''] = words;
  if (words.length === 1) return [...listGraphemes(first)].slice(0, 2).join('');
  return words
    .slice(0, mostWords)
    .map((word) => (/^\p{N}/u.test(word) ? word : (listGraphemes(word).next().value ?? '')))
    .join('');
}
