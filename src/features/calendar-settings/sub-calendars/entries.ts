import { type FolderEntry, groupByFolder, subCalendarsIn } from '#src/calendar/model/folders.ts';
import { type SubCalendar, splitName } from '#src/calendar/model/sub-calendar.ts';
import { moveBeside, type Place } from '#src/ui/order/order.ts';

/** Tells an entry apart from all others of the list. */
export function entryKey(entry: FolderEntry): string {
  return entry.kind === 'folder' ? `folder ${entry.folder.path}` : String(entry.subCalendar.id);
}

/** The name of an entry without the folders around it. */
export function entryName(entry: FolderEntry): string {
  return entry.kind === 'folder' ? entry.folder.name : splitName(entry.subCalendar.name).own;
}

/** The sub-calendar of an entry, or all in its folder. */
export function listSubCalendars(entry: FolderEntry): readonly SubCalendar[] {
  return entry.kind === 'folder' ? subCalendarsIn(entry.folder) : [entry.subCalendar];
}

/** The sub-calendars in another order. Those that it does not name come last. */
export function applyOrder(
  subCalendars: readonly SubCalendar[],
  order: readonly number[],
): readonly SubCalendar[] {
  const places = new Map(order.map((id, place) => [id, place]));
  const findPlace = ({ id }: SubCalendar) => places.get(id) ?? order.length;
  return subCalendars.toSorted((one, other) => findPlace(one) - findPlace(other));
}

/** The order after an entry has moved within its folder, a folder as a whole. */
export function moveEntry(
  entries: readonly FolderEntry[],
  key: string,
  place: Place<string>,
): readonly number[] {
  const moved = moveWithin(entries, key, place);
  return moved.flatMap(listSubCalendars).map(({ id }) => id);
}

function moveWithin(
  entries: readonly FolderEntry[],
  key: string,
  place: Place<string>,
): readonly FolderEntry[] {
  const byKey = new Map(entries.map((entry) => [entryKey(entry), entry]));
  if (!byKey.has(key)) {
    return entries.map((entry) =>
      entry.kind === 'folder'
        ? {
            ...entry,
            folder: { ...entry.folder, entries: moveWithin(entry.folder.entries, key, place) },
          }
        : entry,
    );
  }
  return moveBeside([...byKey.keys()], key, place).flatMap((entry) => byKey.get(entry) ?? []);
}

/** The place of an entry in its folder, counted from 1, and the last one there. */
export function findEntry(
  subCalendars: readonly SubCalendar[],
  key: string,
): { place: number; last: number } {
  const find = (entries: readonly FolderEntry[]): { place: number; last: number } | undefined => {
    const index = entries.findIndex((entry) => entryKey(entry) === key);
    if (index !== -1) return { place: index + 1, last: entries.length };
    for (const entry of entries) {
      const place = entry.kind === 'folder' ? find(entry.folder.entries) : undefined;
      if (place) return place;
    }
    return undefined;
  };
  return find(groupByFolder(subCalendars)) ?? { place: 1, last: 1 };
}
