import type { components } from '#generated/calendar/types.ts';

/** A part of a calendar, such as a person, a room or a project. */
export type SubCalendar = components['schemas']['SubCalendar'];

/** Between folders and names. */
export const folderSeparator = ' > ';

/** A sub-calendar's own name, and the folders around it, outermost first: `Boats > Otter (2x)`. */
export function splitName(name: string): { folders: readonly string[]; own: string } {
  const parts = name.split(folderSeparator);
  return { folders: parts.slice(0, -1), own: parts.at(-1) ?? name };
}

/**
 * The sub-calendar that gives an event its color: the first one of those that are shown.
 * @param isShown whether a sub-calendar is chosen.
 */
export function leadingId(
  ids: readonly number[],
  isShown: (id: number) => boolean,
): number | undefined {
  return ids.find(isShown) ?? ids[0];
}
