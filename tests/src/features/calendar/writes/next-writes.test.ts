import { expect, it } from 'vitest';
import type { EventWrite } from '#src/calendar/events/event-write.ts';
import { asNewEvent, atTime } from '#src/features/calendar/writes/next-writes.ts';
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

it('whole days have no times', () => {
  const event = createEvent({ start: '2026-03-02', end: '2026-03-03', all_day: true });
  expect(asNewEvent(event).body).toMatchObject({ start: '2026-03-02', end: '2026-03-03' });
});
