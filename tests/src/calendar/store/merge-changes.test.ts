import { describe, expect, it } from 'vitest';
import type { EventChanges } from '#src/calendar/store/event-write.ts';
import { findConflicts, mergeChanges, withoutParts } from '#src/calendar/store/merge-changes.ts';
import { createEvent } from '../spans.ts';

const file = {
  ...{ id: 1, name: 'plan.pdf', size: 1, mimetype: 'application/pdf', thumbnail_url: null },
  url: 'https://files.example/1',
};
const seen = createEvent({
  ...{ title: 'Spring clean', location: 'Boathouse', attachments: [file] },
  ...{ start: '2026-03-07T09:00:00+01:00', end: '2026-03-07T12:00:00+01:00' },
  custom: { '1': 'a', '2': 'b' },
});

describe('what two people have changed', () => {
  it.each<[string, EventChanges, object, string[]]>([
    ['other fields', { location: 'Lake' }, { title: 'Renamed' }, []],
    ['the same field', { title: 'Mine' }, { title: 'Theirs' }, ['title']],
    ['the same field in the same way', { title: 'Same' }, { title: 'Same' }, []],
    ['a field that one of them emptied', { location: '' }, { location: 'Lake' }, ['location']],
    ['both ends of the time', { end: '2026-03-07T13:00' }, { start: '2026-03-07T10:00' }, ['time']],
    ['another value', { custom: { '1': 'c' } }, { custom: { '1': 'a', '2': 'd' } }, []],
    ['the same value', { custom: { '1': 'c' } }, { custom: { '1': 'd' } }, ['custom.1']],
    ['its places in another order', { sub_calendar_ids: [2, 1] }, { sub_calendar_ids: [1, 2] }, []],
    ['its rule', { rrule: 'FREQ=DAILY' }, { rrule: 'FREQ=WEEKLY' }, ['rrule']],
  ])('is asked about if it is %s', (_, changes, others, conflicts) => {
    const current = { ...seen, ...others, version: '2' };
    expect(findConflicts(seen, changes, current)).toEqual(conflicts);
    expect(mergeChanges(seen, changes, current)).toEqual(conflicts.length > 0 ? null : changes);
  });

  it('is put together for files, of which one may be gone already', () => {
    const { attachments: _, ...current } = seen;
    const changes = { title: 'Mine', remove_attachment_ids: [1] };
    expect(mergeChanges(seen, changes, current)).toEqual({ title: 'Mine' });
    expect(mergeChanges(seen, changes, seen)).toEqual(changes);
  });
});

it('a change without a part lacks all of its members', () => {
  const times = { start: '2026-03-07T10:00', end: '2026-03-07T11:00', all_day: false };
  const changes = { ...times, title: 'Mine', custom: { '1': 'c', '2': 'd' } };
  expect(withoutParts(changes, ['time', 'custom.1'])).toEqual({
    ...{ title: 'Mine', custom: { '2': 'd' } },
  });
  expect(withoutParts(changes, ['title', 'time', 'custom.1', 'custom.2'])).toEqual({});
});
