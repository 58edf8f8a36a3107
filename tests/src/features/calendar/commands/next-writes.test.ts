import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '#src/calendar/model/event.ts';
import type { EventWrite } from '#src/calendar/store/event-write.ts';
import {
  asNewEvent,
  asRestoredEvent,
  atTime,
  copyEvent,
} from '#src/features/calendar/commands/next-writes.ts';
import type { FormCalendar } from '#src/features/calendar/editor/event-values.ts';
import { createEvent } from '#tests/src/calendar/spans.ts';

const time = { start: '2026-03-05T10:00:00+01:00', end: '2026-03-05T11:00:00+01:00' };
const local = { start: '2026-03-05T10:00', end: '2026-03-05T11:00' };

it('a change at another time stays the same change', () => {
  const event = createEvent();
  const write: EventWrite = { kind: 'update', event, changes: { title: 'New' }, scope: 'all' };
  expect(atTime(write, time)).toEqual({ ...write, changes: { title: 'New', ...local } });
});

it('a new event at another time is another one than the one that was refused', () => {
  const write = asNewEvent(createEvent());
  const next = atTime(write, time);
  expect(next).toMatchObject({ kind: 'create', body: { ...write.body, ...local } });
  expect(next.kind === 'create' && next.key).not.toBe(write.key);
});

it('a deleted event is added again with its fields and the changes that were to be made', () => {
  const signup = { limit: 5, deadline: null, visibility: 'all_users' } as const;
  const event = createEvent({
    ...{ title: 'Old', who: 'Ann', location: 'Here', notes: 'Bring cake.', custom: { '1': 'a' } },
    signup: { ...signup, count: 3, my_signup_ids: [1] },
  });
  expect(asNewEvent(event, { title: 'New', location: '' }).body).toEqual({
    ...{ title: 'New', start: '2026-03-02T17:30', end: '2026-03-02T19:00', all_day: false },
    ...{ sub_calendar_ids: [1], who: 'Ann', notes: 'Bring cake.', custom: { '1': 'a' }, signup },
  });
});

it('a deleted event is added again with the files that were to be added', () => {
  const file = { name: 'plan.pdf', size: 9, mimetype: 'application/pdf', handle: 'H', url: 'x:' };
  const changes = { add_attachments: [file] };
  expect(asNewEvent(createEvent(), changes).body).toMatchObject(changes);
  expect(asNewEvent(createEvent()).body).not.toHaveProperty('add_attachments');
});

it('whole days have no times', () => {
  const event = createEvent({ start: '2026-03-02', end: '2026-03-03', all_day: true });
  expect(asNewEvent(event).body).toMatchObject({ start: '2026-03-02', end: '2026-03-03' });
});

const rrule = 'FREQ=WEEKLY;BYDAY=MO';
const occurrence = createEvent({
  id: '7-rid-1',
  series_id: '7',
  title: 'Training',
  start: '2026-03-02T17:30:00+01:00',
  end: '2026-03-02T19:00:00+01:00',
  rrule,
  tz: 'Europe/Zurich',
});
const restore = (scope: 'this' | 'following' | 'all', changes = {}) =>
  asRestoredEvent({ kind: 'update', event: occurrence, changes, scope }).body;

describe('a deleted event that is saved as a new one', () => {
  it('repeats, with the changes, if they were for more than one occurrence', () => {
    const expected = { title: 'Rowing', start: '2026-03-02T17:30', rrule, tz: 'Europe/Zurich' };
    expect(restore('all', { title: 'Rowing' })).toMatchObject(expected);
    expect(restore('following', { title: 'Rowing' })).toMatchObject(expected);
  });

  it('repeats by the rule and in the zone that were chosen', () => {
    const changes = { rrule: 'FREQ=DAILY', tz: 'Asia/Kolkata' };
    expect(restore('all', changes)).toMatchObject(changes);
    expect(restore('all', { rrule: null })).not.toHaveProperty('rrule');
  });

  it('happens once if only one occurrence was to change', () => {
    expect(restore('this', { title: 'Rowing' })).not.toHaveProperty('rrule');
  });
});

describe('a copy of an event that was moved to before its deadline', () => {
  const training = { id: 1, name: 'Training', color: 'blue', role: 'modify' } as const;
  const calendar: FormCalendar = {
    subCalendars: [{ ...training, active: true, allows_overlap: true }],
    ...{ fields: [], zone: 'Europe/Zurich', ownZone: null, weekStartsOn: 1, license: null },
  };
  const signup = { limit: null, visibility: 'all_users', count: 0 } as const;
  const copy = (event: Partial<CalendarEvent>, start: string, end: string) => {
    const deadline = '2026-03-09T12:00:00Z';
    const moved = createEvent({ ...event, signup: { ...signup, deadline, my_signup_ids: [] } });
    const write = copyEvent({ event: moved, changes: { start, end } }, calendar);
    return write?.kind === 'create' && write.body.signup?.deadline;
  };

  it('takes sign-ups until it ends', () => {
    expect(copy({}, '2026-03-03T17:30', '2026-03-03T19:00')).toBe('2026-03-03T18:00:00Z');
  });

  it('takes sign-ups until the end of its last day', () => {
    const days = { all_day: true, start: '2026-03-02', end: '2026-03-03' };
    expect(copy(days, '2026-03-04', '2026-03-05')).toBe('2026-03-05T23:00:00Z');
  });
});
