import { expect, it } from 'vitest';
import type { CalendarEvent } from '#src/calendar/model/event.ts';
import { hasChanges } from '#src/calendar/store/compare-events.ts';
import { createEvent } from '../spans.ts';

const signup = {
  ...{ limit: 5, deadline: null, visibility: 'all_users', count: 0, my_signup_ids: [] },
} as const satisfies CalendarEvent['signup'];

it.each<[string, Partial<CalendarEvent>, Partial<CalendarEvent>]>([
  ['title', { title: 'New' }, { title: 'Old' }],
  ['start', { start: '2026-03-02T18:00:00+01:00' }, { start: '2026-03-02T18:30:00+01:00' }],
  ['end', { end: '2026-03-02T18:00:00+01:00' }, { end: '2026-03-03T18:00:00+01:00' }],
  ['all_day', { all_day: true }, { all_day: false }],
  ['sub_calendar_ids', { sub_calendar_ids: [1, 2] }, { sub_calendar_ids: [1] }],
  ['rrule', { rrule: 'FREQ=DAILY' }, {}],
  ['who', { who: 'Ann' }, {}],
  ['location', { location: 'Here' }, { location: 'There' }],
  ['notes', { notes: 'Bring *cake*.' }, {}],
  ['custom', { custom: { '1': 'a' } }, { custom: { '1': 'b' } }],
  ['signup', { signup }, { signup: { ...signup, limit: 6 } }],
])('an event has a change of its %s or not', (name, made, other) => {
  const wanted = createEvent(made);
  expect(hasChanges(createEvent({ ...made, version: '2' }), wanted, [name])).toBe(true);
  expect(hasChanges(createEvent(other), wanted, [name])).toBe(false);
  // What was not to be changed may differ.
  expect(hasChanges(createEvent(other), wanted, [])).toBe(true);
});

it('times are compared by the clock, with or without an offset', () => {
  const wanted = createEvent({ start: '2026-03-02T18:00' });
  const event = createEvent({ start: '2026-03-02T18:00:00-05:00' });
  expect(hasChanges(event, wanted, ['start', 'tz'])).toBe(true);
});

it('who has signed up makes no difference', () => {
  const event = createEvent({ signup: { ...signup, count: 3, my_signup_ids: [1] } });
  expect(hasChanges(event, createEvent({ signup }), ['signup'])).toBe(true);
});

it('new files are never found', () => {
  expect(hasChanges(createEvent(), createEvent(), ['title', 'add_attachments'])).toBe(false);
});
