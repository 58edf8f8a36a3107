import { describe, expect, it } from 'vitest';
import type {
  Author,
  EventException,
  EventRecord,
  Permission,
} from '#mocks/seed/calendar/records.ts';
import { milo } from '#mocks/seed/calendar/story-calendar.ts';
import type { LoggedChange, Talk } from '#mocks/world/calendar/change-log.ts';
import { createViewer } from '#mocks/world/calendar/event-view.ts';
import { occurrenceId } from '#mocks/world/calendar/occurrences.ts';
import { seenDifference } from '#mocks/world/calendar/seen-difference.ts';
import { calendarState, eventRecord, storyNow, visitor, zurich } from './calendar-records.ts';

interface Scene {
  readonly role?: Permission | Readonly<Record<number, Permission>>;
  readonly talks?: readonly (Talk & { author?: Author })[];
}

/** How a visitor sees that the event has changed. */
function compare(before: EventRecord, after: EventRecord, { role, talks = [] }: Scene = {}) {
  const changes = talks.map(
    ({ author = milo, ...talk }, index): LoggedChange => ({
      ...{ number: index + 1, rootId: '7001', at: '2026-03-02T08:00:00Z', author, before, after },
      talk,
    }),
  );
  const viewer = createViewer(visitor(calendarState([after]), role), zurich, storyNow);
  const { only, fields, isDetailed } = seenDifference({ before, after, changes }, viewer);
  const shown = only && { kind: only.kind, id: occurrenceId(only.occurrence), fields: only.fields };
  return { only: shown, fields, isDetailed };
}

const event = eventRecord();
const changed = (more: Partial<EventRecord>) => ({ ...event, version: '2', ...more });

const series = eventRecord({ rrule: 'FREQ=DAILY;COUNT=4' });
const monday = Date.parse('2026-03-02T17:00Z');
/** The series with occurrences that differ. */
const differing = (exceptions: Readonly<Record<string, EventException['changes']>>) =>
  eventRecord({ rrule: 'FREQ=DAILY;COUNT=4', exceptions });

describe('a change of an event', () => {
  it('names the fields that differ', () => {
    const after = changed({ title: 'Regatta', location: 'Slip' });
    expect(compare(event, after)).toEqual({
      ...{ only: null, fields: ['title', 'location'], isDetailed: true },
    });
  });

  it('is seen without its details as far as times and places differ', () => {
    const role = 'read_only_without_details';
    const after = changed({ title: 'Regatta', end: event.end + 60_000 });
    expect(compare(event, after, { role })).toEqual({
      ...{ only: null, fields: ['end'], isDetailed: false },
    });
    const places = changed({ subCalendarIds: [10102] });
    expect(compare(event, places, { role }).fields).toEqual(['sub_calendar_ids']);
  });

  it('does not tell of sub-calendars that the visitor does not see', () => {
    const after = changed({ subCalendarIds: [10101, 10102] });
    expect(compare(event, after, { role: { 10101: 'read_only' } }).fields).toEqual([]);
  });

  it('tells no details of what was hidden before', () => {
    const hidden = changed({ title: 'Regatta', subCalendarIds: [10102], version: '1' });
    const after = { ...hidden, title: 'Training', subCalendarIds: [10101], version: '2' };
    const role = { 10101: 'read_only', 10102: 'read_only_without_details' } as const;
    expect(compare(hidden, after, { role }).fields).toEqual(['sub_calendar_ids']);
  });
});

describe('a change of one occurrence', () => {
  it('is about that one, with the fields in which it differs', () => {
    const after = differing({ '2026-03-02T17:00Z': { title: 'Technique' } });
    expect(compare(series, after)).toEqual({
      only: { kind: 'updated', id: '7001-20260302T170000Z', fields: ['title'] },
      ...{ fields: ['title'], isDetailed: true },
    });
  });

  it('may be that it no longer takes place, or not in sight', () => {
    const gone = { kind: 'deleted', id: '7001-20260302T170000Z', fields: [] };
    const canceled = differing({ '2026-03-02T17:00Z': null });
    expect(compare(series, canceled).only).toEqual(gone);
    const moved = differing({ '2026-03-02T17:00Z': { subCalendarIds: [10102] } });
    const role = { 10101: 'read_only' } as const;
    expect(compare(series, moved, { role }).only).toEqual(gone);
  });

  it('may be that it takes place again', () => {
    const canceled = differing({ '2026-03-02T17:00Z': null });
    expect(compare(canceled, series).only).toEqual({
      ...{ kind: 'updated', id: '7001-20260302T170000Z', fields: [] },
    });
  });

  it('out of sight before and after is none', () => {
    const before = differing({ '2026-03-02T17:00Z': { subCalendarIds: [10102] } });
    const after = differing({ '2026-03-02T17:00Z': { subCalendarIds: [10103] } });
    expect(compare(before, after, { role: { 10101: 'read_only' } })).toEqual({
      ...{ only: null, fields: [], isDetailed: false },
    });
  });
});

describe('a change of several', () => {
  it('is about the series, with the fields of all of them', () => {
    const after = differing({
      ...{ '2026-03-02T17:00Z': { title: 'Technique' }, '2026-03-03T17:00Z': { who: 'Nina' } },
    });
    expect(compare(series, after)).toMatchObject({ only: null, fields: ['title', 'who'] });
  });

  it('is about the series if that has changed, too', () => {
    const after = differing({ '2026-03-02T17:00Z': { title: 'Technique' } });
    const both = { ...after, version: '2', location: 'Slip' };
    expect(compare(series, both).only).toBeNull();
    expect(compare(series, both).fields.toSorted()).toEqual(['location', 'title']);
  });
});

describe('comments and sign-ups', () => {
  const taking = (visibility: 'all_users' | 'users_with_modify_permission') =>
    eventRecord({ signup: { limit: null, deadline: null, visibility } });
  const comment = { part: 'comments', original: null } as const;
  const signup = { part: 'signups', original: null } as const;

  it('are fields of the event', () => {
    const open = taking('all_users');
    expect(compare(open, open, { talks: [comment, signup, comment] })).toEqual({
      ...{ only: null, fields: ['comments', 'signups'], isDetailed: true },
    });
  });

  it('belong to their occurrence', () => {
    const talks = [{ part: 'comments', original: monday }] as const;
    expect(compare(series, series, { talks }).only).toEqual({
      ...{ kind: 'updated', id: '7001-20260302T170000Z', fields: ['comments'] },
    });
  });

  it('are unknown to those who do not see details', () => {
    const open = taking('all_users');
    const scene = { role: 'read_only_without_details', talks: [comment, signup] } as const;
    expect(compare(open, open, scene).fields).toEqual([]);
  });

  it('of others are unknown where only organizers see them', () => {
    const closed = taking('users_with_modify_permission');
    const here = { name: 'Main link', userId: null, keyId: 1011, isHere: true };
    const read = (role: Permission, author: Author) =>
      compare(closed, closed, { role, talks: [{ ...signup, author }] });
    expect(read('read_only', milo)).toMatchObject({ fields: [], isDetailed: false });
    expect(read('read_only', here).fields).toEqual(['signups']);
    expect(read('modify', milo).fields).toEqual(['signups']);
  });

  it('that are unknown do not hide that the occurrence has changed', () => {
    const open = differing({});
    const after = differing({ '2026-03-02T17:00Z': {} });
    const talks = [{ part: 'signups', original: monday }] as const;
    expect(compare(open, after, { role: 'read_only', talks }).only).toMatchObject({
      ...{ kind: 'updated', fields: [] },
    });
    expect(compare(open, open, { role: 'read_only', talks }).only).toBeNull();
  });
});
