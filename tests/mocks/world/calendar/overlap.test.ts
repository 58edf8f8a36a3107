import { describe, expect, it } from 'vitest';
import type { EventRecord, Permission } from '#mocks/seed/calendar/records.ts';
import { subCalendars } from '#mocks/seed/calendar/story-calendar.ts';
import { occurrenceId } from '#mocks/world/calendar/occurrences.ts';
import { type Candidate, overlapWith } from '#mocks/world/calendar/overlap.ts';
import { hasRight, roleRights } from '#mocks/world/calendar/roles.ts';
import { calendarState, eventRecord, spanText } from './calendar-records.ts';

const [heron, otter, dock] = [10101, 10102, 10103];

/** Two boats that one crew uses at a time, and a dock for all. */
const boats = subCalendars(101, [
  { name: 'Heron', color: 'blue', allows_overlap: false },
  { name: 'Otter', color: 'green', allows_overlap: false },
  { name: 'Dock', color: 'gray' },
]);

const booking = (from: string, to: string, more: Parameters<typeof eventRecord>[0] = {}) =>
  eventRecord({ id: 'new', from, to, ...more });

function check(events: readonly EventRecord[], candidate: Candidate | EventRecord) {
  const state = calendarState(events, { subCalendars: boats });
  const overlap = overlapWith(state, 'record' in candidate ? candidate : { record: candidate });
  return (
    overlap && {
      conflicts: overlap.conflicts.map(occurrenceId),
      nextFree: overlap.nextFree && spanText(overlap.nextFree),
    }
  );
}

/** On the Heron on March 2 from 18:00 to 19:30. */
const training = eventRecord();

describe('an event is in the way', () => {
  it.each([
    ['begins before its end', '2026-03-02T19:29', '2026-03-02T20:00'],
    ['ends after its start', '2026-03-02T17:00', '2026-03-02T18:01'],
    ['lasts longer', '2026-03-02T17:00', '2026-03-02T20:00'],
    ['is within it', '2026-03-02T18:30', '2026-03-02T19:00'],
  ])('of one on the same boat that %s', (_, from, to) => {
    expect(check([training], booking(from, to))?.conflicts).toEqual(['7001']);
  });

  it.each([
    ['begins when it ends', '2026-03-02T19:30', '2026-03-02T20:00'],
    ['ends when it begins', '2026-03-02T17:00', '2026-03-02T18:00'],
  ])('of none that %s', (_, from, to) => {
    expect(check([training], booking(from, to))).toBeUndefined();
  });

  it('on boats that they share, not where several events may be', () => {
    const at = (own: number[], other: number[]) =>
      check(
        [eventRecord({ subCalendarIds: own })],
        booking('2026-03-02T18:00', '2026-03-02T19:00', { subCalendarIds: other }),
      );
    expect(at([heron], [otter])).toBeUndefined();
    expect(at([dock], [dock])).toBeUndefined();
    expect(at([heron, dock], [otter, dock])).toBeUndefined();
    expect(at([heron, otter], [otter])?.conflicts).toEqual(['7001']);
  });

  it('earliest first, also on several boats', () => {
    const events = [
      eventRecord({ id: 'late', from: '2026-03-02T10:00', subCalendarIds: [heron] }),
      eventRecord({ id: 'early', from: '2026-03-02T09:00', subCalendarIds: [otter] }),
    ];
    const both = booking('2026-03-02T08:00', '2026-03-02T20:00', {
      subCalendarIds: [heron, otter],
    });
    expect(check(events, both)?.conflicts).toEqual(['early', 'late']);
  });

  it('on whole days from midnight to midnight in the calendar’s zone', () => {
    const regatta = eventRecord({ allDay: true, from: '2026-03-02', to: '2026-03-03' });
    const tokyo = (from: string, to: string) => booking(from, to, { zone: 'Asia/Tokyo' });
    // 0:00 in Zurich is 8:00 in Tokyo.
    expect(check([regatta], tokyo('2026-03-02T07:00', '2026-03-02T08:00'))).toBeUndefined();
    expect(check([regatta], tokyo('2026-03-02T07:00', '2026-03-02T08:01'))).toBeDefined();
    expect(check([regatta], tokyo('2026-03-03T07:59', '2026-03-03T09:00'))).toBeDefined();
    expect(check([regatta], tokyo('2026-03-03T08:00', '2026-03-03T09:00'))).toBeUndefined();
  });

  it('but never in its own', () => {
    const moved = eventRecord({ from: '2026-03-02T19:00', to: '2026-03-02T20:00' });
    expect(check([training], moved)).toBeUndefined();
  });
});

describe('a series', () => {
  const daily = eventRecord({ rrule: 'FREQ=DAILY;COUNT=3' });

  it('is in the way by each of its occurrences, earliest first', () => {
    const week = booking('2026-03-01T18:30', '2026-03-01T19:00', { rrule: 'FREQ=DAILY;COUNT=9' });
    expect(check([daily], week)).toEqual({
      conflicts: ['7001-20260302T170000Z', '7001-20260303T170000Z', '7001-20260304T170000Z'],
      nextFree: null,
    });
  });

  it('is not in the way where it is canceled, or was moved to another boat', () => {
    const cut = eventRecord({
      ...{ rrule: 'FREQ=DAILY;COUNT=3' },
      exceptions: { '2026-03-02T17:00Z': null, '2026-03-03T17:00Z': { subCalendarIds: [otter] } },
    });
    expect(check([cut], booking('2026-03-02T18:00', '2026-03-02T19:00'))).toBeUndefined();
    expect(check([cut], booking('2026-03-03T18:00', '2026-03-03T19:00'))).toBeUndefined();
    expect(check([cut], booking('2026-03-04T18:00', '2026-03-04T19:00'))).toBeDefined();
  });

  it('stands in the way of its own occurrence, if only that one moves', () => {
    const original = Date.parse('2026-03-03T17:00Z');
    const moveTo = (day: string) => {
      const start = Date.parse(`2026-03-${day}T17:30Z`);
      const exceptions = new Map([
        [
          original,
          { version: '1', updatedAt: daily.updatedAt, changes: { start, end: start + 3_600_000 } },
        ],
      ]);
      const after = { ...daily, exceptions };
      const edits = [{ rootId: '7001', after }];
      return check([daily], { record: after, original, edits })?.conflicts;
    };
    expect(moveTo('04')).toEqual(['7001-20260304T170000Z']);
    expect(moveTo('03')).toBeUndefined();
    expect(moveTo('05')).toBeUndefined();
  });

  it('is compared for a year, and names at most twenty others', () => {
    const others = Array.from({ length: 30 }, (_, index) =>
      eventRecord({ ...{ id: `${index}` }, from: '2026-03-03T18:00', to: '2026-03-03T19:00' }),
    );
    const long = booking('2026-03-02T18:00', '2026-03-02T19:00', { rrule: 'FREQ=DAILY' });
    expect(check(others, long)?.conflicts).toHaveLength(20);
    const nextYear = eventRecord({ from: '2027-03-02T18:00', to: '2027-03-02T19:00' });
    const later = eventRecord({ from: '2027-03-10T18:00', to: '2027-03-10T19:00' });
    expect(check([nextYear], long)).toBeDefined();
    expect(check([later], long)).toBeUndefined();
  });
});

describe('events that change along with it', () => {
  it('are in the way where they will be, not where they were', () => {
    const record = booking('2026-03-02T18:00', '2026-03-02T19:00');
    const moved = eventRecord({ from: '2026-03-04T18:00', to: '2026-03-04T19:00' });
    const edits = (after: EventRecord | undefined) => [{ rootId: '7001', after }];
    expect(check([training], { record, edits: edits(moved) })).toBeUndefined();
    expect(check([training], { record, edits: edits(undefined) })).toBeUndefined();
    const other = booking('2026-03-04T18:00', '2026-03-04T19:00');
    expect(check([training], { record: other, edits: edits(moved) })).toBeDefined();
  });
});

describe('the next free time', () => {
  const wanted = booking('2026-03-02T18:30', '2026-03-02T19:30');

  it('is after the events in the way', () => {
    expect(check([training], wanted)?.nextFree).toBe('2026-03-02T18:30–19:30');
  });

  it('is not before the event, even if that is free', () => {
    const earlier = eventRecord({ id: '7002', from: '2026-03-02T16:00', to: '2026-03-02T17:00' });
    expect(check([earlier, training], wanted)?.nextFree).toBe('2026-03-02T18:30–19:30');
  });

  it('tells nobody of events that are hidden, as whoever may be refused sees what is there', () => {
    for (const role of Object.keys(roleRights) as Permission[]) {
      const mayBeRefused = hasRight(role, 'add') || hasRight(role, 'change');
      expect([role, mayBeRefused && !hasRight(role, 'read')]).toEqual([role, false]);
    }
  });

  it('is long enough', () => {
    const soon = eventRecord({ id: '7002', from: '2026-03-02T20:00', to: '2026-03-02T21:00' });
    expect(check([training, soon], wanted)?.nextFree).toBe('2026-03-02T20:00–21:00');
  });

  it('disregards events on other boats', () => {
    const other = eventRecord({
      ...{ id: '7002', from: '2026-03-02T19:30', to: '2026-03-02T21:00' },
      subCalendarIds: [otter],
    });
    expect(check([training, other], wanted)?.nextFree).toBe('2026-03-02T18:30–19:30');
  });

  it('of whole days begins with a day', () => {
    const days = booking('2026-03-02', '2026-03-03', { allDay: true });
    expect(check([training], days)?.nextFree).toBe('2026-03-03T00:00–2026-03-04T00:00');
  });

  it('is unknown if there is none within two weeks, or the event repeats', () => {
    const closed = eventRecord({ from: '2026-03-02T18:00', to: '2026-03-16T19:00' });
    expect(check([closed], wanted)?.nextFree).toBeNull();
    const shorter = eventRecord({ from: '2026-03-02T18:00', to: '2026-03-16T18:30' });
    expect(check([shorter], wanted)?.nextFree).toBe('2026-03-16T17:30–18:30');
    expect(
      check([training], { ...wanted, recurrence: eventRecord({ rrule: 'FREQ=DAILY' }).recurrence })
        ?.nextFree,
    ).toBeNull();
  });
});
