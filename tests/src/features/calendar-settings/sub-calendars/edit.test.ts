import { describe, expect, it } from 'vitest';
import { fixture } from '#mocks/fixture.ts';
import {
  contains,
  createEdit,
  listFolders,
  nameIn,
} from '#src/features/calendar-settings/sub-calendars/edit.ts';

const otter = fixture('SubCalendar', {
  id: 4,
  name: 'Boats > Otter',
  color: 'amber',
  active: true,
  allows_overlap: false,
  default_reminders: [60],
});

describe('a change of a sub-calendar', () => {
  it('has only what differs, and its undo', () => {
    expect(createEdit(otter, { color: 'red', active: true })).toEqual({
      id: 4,
      changes: { color: 'red' },
      before: { color: 'amber' },
    });
  });

  it('removes a default reminder, which can be undone', () => {
    const edit = createEdit(otter, { default_reminders: null });
    expect(edit).toMatchObject({
      changes: { default_reminders: null },
      before: { default_reminders: [60] },
    });
  });

  it('is none if nothing differs', () => {
    expect(createEdit(otter, { default_reminders: [60] })).toBeUndefined();
    expect(contains(otter, { color: 'amber' })).toBe(true);
    expect(contains(otter, { color: 'red' })).toBe(false);
  });
});

describe('a name in a folder', () => {
  it.each([
    ['Boats', 'Otter', 'Boats > Otter'],
    ['', ' Otter ', 'Otter'],
    [' Boats>  Rowing ', 'Otter', 'Boats > Rowing > Otter'],
    [' > ', 'Otter', 'Otter'],
  ])('%j and %j is %j', (folder, own, name) => {
    expect(nameIn(folder, own)).toBe(name);
  });
});

it('folders are listed once, without sub-calendars that are in none', () => {
  const training = fixture('SubCalendar', { id: 5, name: 'Training' });
  expect(listFolders([otter, training, { ...otter, name: 'Boats > Swan' }])).toEqual(['Boats']);
});
