import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FolderEntry, groupByFolder, subCalendarsIn } from '#src/calendar/model/folders.ts';
import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';

const subCalendars = (names: readonly string[]): SubCalendar[] =>
  names.map((name, index) => ({
    id: index + 1,
    name,
    color: 'blue',
    active: true,
    allows_overlap: true,
    role: 'modify',
  }));

/** Folders as `name: [entries]`, sub-calendars as their ids. */
const outline = (entries: readonly FolderEntry[]): unknown[] =>
  entries.map((entry) =>
    entry.kind === 'folder'
      ? { [entry.folder.name]: outline(entry.folder.entries) }
      : entry.subCalendar.id,
  );

describe('the folders of sub-calendars', () => {
  it('are where their first sub-calendar is, at any depth', () => {
    const names = ['Training', 'Boats > Heron', 'Club', 'Boats > Skiffs > Otter', 'Boats > Swan'];
    expect(outline(groupByFolder(subCalendars(names)))).toEqual([
      1,
      { Boats: [2, { Skiffs: [4] }, 5] },
      3,
    ]);
  });

  it('contain themselves if they are sub-calendars, too', () => {
    const names = ['Boats > Heron', 'Boats', 'Boats > Skiffs', 'Boats > Skiffs > Otter'];
    expect(outline(groupByFolder(subCalendars(names)))).toEqual([
      { Boats: [1, 2, { Skiffs: [3, 4] }] },
    ]);
  });

  it('lose and repeat none, whatever the names are', () => {
    const name = fc
      .array(fc.constantFrom('A', 'B', '7', ''), { minLength: 1, maxLength: 4 })
      .map((parts) => parts.join(' > '));
    fc.assert(
      fc.property(fc.array(name), (names) => {
        const entries = groupByFolder(subCalendars(names));
        const ids = subCalendarsIn({ name: '', path: '', entries }).map(({ id }) => id);
        expect(ids.sort((one, other) => one - other)).toEqual(names.map((_, index) => index + 1));
      }),
    );
  });
});
