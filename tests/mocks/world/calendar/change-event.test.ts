import { describe, expect, it } from 'vitest';
import type { EventRecord } from '#mocks/seed/calendar/records.ts';
import {
  asSeries,
  firstOccurrence,
  type PlannedChange,
  type PlanProblem,
  plannedDeletion,
  plannedUpdate,
} from '#mocks/world/calendar/change-event.ts';
import {
  dayRange,
  type Occurrence,
  occurrenceAt,
  occurrencesIn,
  onlyOccurrence,
} from '#mocks/world/calendar/occurrences.ts';
import type { Changes, NewTimes } from '#mocks/world/calendar/series.ts';
import { calendarState, eventRecord, local, spanText, zurich } from './calendar-records.ts';

type Scope = 'this' | 'following' | 'all';

const at = '2026-03-01T12:00:00Z';

/** Mondays to Fridays of one week, at 18:00 in Zurich. */
const week = eventRecord({ rrule: 'FREQ=DAILY;COUNT=5' });
const [monday, tuesday, wednesday, thursday, friday] = [2, 3, 4, 5, 6].map((day) =>
  Date.parse(`2026-03-0${day}T17:00Z`),
) as [number, number, number, number, number];

function planFor(record: EventRecord, original: number | null, scope: Scope = 'this') {
  const occurrence = original === null ? onlyOccurrence(record) : occurrenceAt(record, original);
  if (!occurrence) throw new Error('The series has no such occurrence.');
  return { state: calendarState([record]), occurrence, scope, at } as const;
}

function times(start: string, end: string, more: Partial<NewTimes> = {}): NewTimes {
  return { allDay: false, start: local(start), end: local(end), zone: zurich, ...more };
}

function planned(result: PlannedChange | PlanProblem): PlannedChange {
  if (typeof result === 'string') throw new Error(`The change is refused: ${result}.`);
  return result;
}

function update(
  record: EventRecord,
  {
    original = null,
    scope,
    ...changes
  }: Partial<Changes> & { original?: number | null; scope?: Scope },
) {
  return planned(plannedUpdate(planFor(record, original, scope), { texts: {}, ...changes }));
}

/** All occurrences of the series' first years. */
function listSpans(record: EventRecord | undefined): string[] {
  if (!record) return [];
  const range = dayRange(local('2026-01-01'), local('2028-01-01'), zurich);
  return occurrencesIn(record, range)
    .toSorted((a: Occurrence, b: Occurrence) => a.start - b.start)
    .map(spanText);
}

describe('a change of an event that happens once', () => {
  it('replaces what is given, in a new version, and leaves the rest', () => {
    const event = eventRecord({ location: 'Boathouse', who: 'Nina' });
    const { change, event: shown } = update(event, { texts: { location: 'Slip' } });
    expect(change.edits).toHaveLength(1);
    expect(change.edits[0]?.after).toEqual({
      ...{ ...event, location: 'Slip', version: '1001', updatedAt: at },
    });
    expect(change).toMatchObject({ eventId: '7001', formerId: '7001' });
    expect(shown?.original).toBeNull();
  });

  it('is in the history with the event before and after it', () => {
    const { change } = update(eventRecord(), { texts: { title: 'Regatta' } });
    expect(change.edits[0]?.history).toMatchObject({
      ...{ kind: 'updated', scope: null, original: null },
      ...{ before: { title: 'Training' }, after: { title: 'Regatta' } },
    });
  });

  it('moves it to a local time of the zone that the times have', () => {
    const { event } = update(eventRecord(), {
      times: times('2026-03-05T07:00', '2026-03-05T08:00'),
    });
    expect(event && spanText(event)).toBe('2026-03-05T06:00–07:00');
    expect(event?.record.zone).toBe('Europe/Zurich');
  });

  it('makes it last whole days, by their dates', () => {
    const days = times('2026-03-05', '2026-03-07', { allDay: true });
    const { event } = update(eventRecord(), { times: days });
    expect(event).toMatchObject({
      ...{ allDay: true, start: local('2026-03-05'), end: local('2026-03-07') },
    });
  });

  it('puts it in the zone that is given, rather than that of the times', () => {
    const { event } = update(eventRecord(), {
      ...{ times: times('2026-03-05T07:00', '2026-03-05T08:00'), zone: 'Asia/Tokyo' },
    });
    expect(event?.record.zone).toBe('Asia/Tokyo');
  });

  it('makes it a series that begins with it', () => {
    const { change, event } = update(eventRecord(), { rrule: 'FREQ=WEEKLY;COUNT=3' });
    expect(listSpans(change.edits[0]?.after)).toEqual([
      ...['2026-03-02T17:00–18:30', '2026-03-09T17:00–18:30', '2026-03-16T17:00–18:30'],
    ]);
    expect(event?.original).toBe(monday);
    expect(change).toMatchObject({ formerId: '7001', eventId: '7001-20260302T170000Z' });
  });

  it('leaves it as it is if it should not repeat, which it does not', () => {
    const { event } = update(eventRecord(), { rrule: null });
    expect(event?.record.recurrence).toBeNull();
  });

  it('is refused if the rule has no occurrence', () => {
    const plan = planFor(eventRecord(), null);
    const never = { texts: {}, rrule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30' };
    expect(plannedUpdate(plan, never)).toBe('rule_empty');
  });
});

describe('an event that becomes a series', () => {
  // Clocks go forward at 2:00 on March 29.
  const night = eventRecord({ from: '2026-03-28T22:00', to: '2026-03-29T06:00' });

  it('has the length that its times show, though the first night is shorter', () => {
    const series = asSeries(
      night,
      'FREQ=DAILY;COUNT=2',
      times('2026-03-28T22:00', '2026-03-29T06:00'),
    );
    expect(listSpans(series)).toEqual([
      ...['2026-03-28T21:00–2026-03-29T04:00', '2026-03-29T20:00–2026-03-30T04:00'],
    ]);
  });

  it('has the length that it shows in its own zone, if its times are in another', () => {
    const tokyo = times('2026-03-29T06:00', '2026-03-29T13:00', {
      zone: { ...zurich, name: 'Asia/Tokyo' },
    });
    const series = asSeries(night, 'FREQ=DAILY;COUNT=2', tokyo);
    expect(series?.recurrence?.length).toBe(8 * 3_600_000);
  });

  it('lasts as many days as before', () => {
    const days = eventRecord({ allDay: true, from: '2026-03-05', to: '2026-03-07' });
    expect(asSeries(days, 'FREQ=WEEKLY;COUNT=2', undefined)?.recurrence).toEqual({
      ...{ rrule: 'FREQ=WEEKLY;COUNT=2', start: local('2026-03-05'), length: 2 * 86_400_000 },
    });
  });
});

describe('a change of one occurrence', () => {
  it('makes it differ from its series, which keeps its version', () => {
    const { change, event } = update(week, { original: tuesday, texts: { title: 'Technique' } });
    const after = change.edits[0]?.after;
    expect(after?.version).toBe('1');
    expect(after?.exceptions).toEqual(
      new Map([[tuesday, { version: '1001', changes: { title: 'Technique' }, updatedAt: at }]]),
    );
    expect(event).toMatchObject({ original: tuesday, exception: { version: '1001' } });
    expect(change.edits[0]?.history).toMatchObject({ scope: 'this', original: tuesday });
    expect(change).toMatchObject({
      ...{ eventId: '7001-20260303T170000Z', formerId: '7001-20260303T170000Z' },
    });
  });

  it('keeps what it already differed in', () => {
    const differing = eventRecord({
      ...{ rrule: 'FREQ=DAILY;COUNT=5', exceptions: { '2026-03-03T17:00Z': { who: 'Nina' } } },
    });
    const { change } = update(differing, { original: tuesday, texts: { title: 'Technique' } });
    expect(change.edits[0]?.after?.exceptions.get(tuesday)?.changes).toEqual({
      ...{ who: 'Nina', title: 'Technique' },
    });
  });

  it('moves it alone', () => {
    const { change, event } = update(week, {
      original: tuesday,
      times: times('2026-03-03T20:00', '2026-03-03T21:00'),
    });
    expect(event && spanText(event)).toBe('2026-03-03T19:00–20:00');
    expect(listSpans(change.edits[0]?.after)).toEqual([
      ...['2026-03-02T17:00–18:30', '2026-03-03T19:00–20:00', '2026-03-04T17:00–18:30'],
      ...['2026-03-05T17:00–18:30', '2026-03-06T17:00–18:30'],
    ]);
  });

  it('may repeat the rule of the series', () => {
    const { change } = update(week, { original: tuesday, rrule: 'FREQ=DAILY;COUNT=5' });
    expect(change.edits[0]?.after?.recurrence).toEqual(week.recurrence);
  });

  it.each(['FREQ=DAILY;COUNT=4', null])('is refused if it brings the rule %s', (rrule) => {
    const plan = planFor(week, tuesday);
    expect(plannedUpdate(plan, { texts: {}, rrule })).toBe('rule_of_one');
  });
});

describe('a change of a series', () => {
  it('moves all of it as the occurrence moves', () => {
    const { change, event } = update(week, {
      ...{ original: tuesday, scope: 'all' },
      times: times('2026-03-03T06:00', '2026-03-03T07:00'),
    });
    expect(listSpans(change.edits[0]?.after)).toEqual([
      ...['2026-03-02T05:00–06:00', '2026-03-03T05:00–06:00', '2026-03-04T05:00–06:00'],
      ...['2026-03-05T05:00–06:00', '2026-03-06T05:00–06:00'],
    ]);
    expect(event && spanText(event)).toBe('2026-03-03T05:00–06:00');
    expect(change.edits[0]?.after?.version).toBe('1001');
    expect(change).toMatchObject({
      ...{ eventId: '7001-20260303T050000Z', formerId: '7001-20260303T170000Z' },
    });
  });

  it('shows the first occurrence if the series no longer has the one that was changed', () => {
    const { event } = update(week, { original: friday, scope: 'all', rrule: 'FREQ=DAILY;COUNT=2' });
    expect(event?.original).toBe(monday);
  });

  it('leaves of a series that no longer repeats the occurrence that was changed', () => {
    const differing = eventRecord({
      ...{ rrule: 'FREQ=DAILY;COUNT=5', exceptions: { '2026-03-05T17:00Z': null } },
    });
    const { change, event } = update(differing, {
      ...{ original: tuesday, scope: 'all', rrule: null, texts: { title: 'Once' } },
    });
    expect(event && spanText(event)).toBe('2026-03-03T17:00–18:30');
    expect(change.edits[0]?.after).toMatchObject({
      ...{ id: '7001', title: 'Once', recurrence: null, exceptions: new Map(), version: '1001' },
    });
    expect(change.renames).toEqual(new Map([['7001-20260303T170000Z', '7001']]));
  });

  it('gives an event that no longer repeats the times that come with it', () => {
    const { event } = update(week, {
      ...{ original: tuesday, scope: 'all', rrule: null },
      times: times('2026-03-10T06:00', '2026-03-10T07:00'),
    });
    expect(event && spanText(event)).toBe('2026-03-10T05:00–06:00');
  });

  it.each(['all', 'following'] as const)(
    'is refused if its rule has no occurrence then: %s',
    (scope) => {
      const plan = planFor(week, wednesday, scope);
      const never = { texts: {}, rrule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30' };
      expect(plannedUpdate(plan, never)).toBe('rule_empty');
    },
  );

  it('is refused if only occurrences that are canceled would be left', () => {
    const series = eventRecord({
      ...{ rrule: 'FREQ=DAILY;COUNT=5', exceptions: { '2026-03-02T17:00Z': null } },
    });
    const plan = planFor(series, tuesday, 'all');
    expect(plannedUpdate(plan, { texts: {}, rrule: 'FREQ=DAILY;COUNT=1' })).toBe('rule_empty');
  });

  it('gives its occurrences new ids if it moves, and none if it does not', () => {
    const { change } = update(week, {
      ...{ original: tuesday, scope: 'all' },
      times: times('2026-03-03T06:00', '2026-03-03T07:00'),
    });
    expect(change.renames).toEqual(
      new Map(
        ['02', '03', '04', '05', '06'].map((day) => [
          `7001-202603${day}T170000Z`,
          `7001-202603${day}T050000Z`,
        ]),
      ),
    );
    const texts = { title: 'Regatta' };
    expect(update(week, { original: tuesday, scope: 'all', texts }).change.renames?.size).toBe(0);
  });

  it('takes comments and sign-ups far away along to the new ids of their occurrences', () => {
    const series = eventRecord({ rrule: 'FREQ=YEARLY;COUNT=9' });
    const plan = planFor(series, monday, 'all');
    plan.state.comments.set('7001-20280302T170000Z', []);
    plan.state.signups.set('7001-20290302T170000Z', []);
    plan.state.comments.set('7002-20300302T170000Z', []);
    const earlier = { texts: {}, times: times('2026-03-02T06:00', '2026-03-02T07:00') };
    expect(planned(plannedUpdate(plan, earlier)).change.renames).toEqual(
      new Map([
        ['7001-20260302T170000Z', '7001-20260302T050000Z'],
        ['7001-20270302T170000Z', '7001-20270302T050000Z'],
        ['7001-20280302T170000Z', '7001-20280302T050000Z'],
        ['7001-20290302T170000Z', '7001-20290302T050000Z'],
      ]),
    );
  });
});

describe('a change from one occurrence on', () => {
  it('ends the series before it, and continues as another one', () => {
    const { change, event } = update(week, {
      ...{ original: wednesday, scope: 'following', texts: { title: 'Regatta' } },
    });
    const [head, tail] = change.edits;
    expect(head).toMatchObject({ rootId: '7001', after: { title: 'Training', updatedAt: at } });
    expect(head).not.toHaveProperty('history');
    expect(listSpans(head?.after)).toEqual(['2026-03-02T17:00–18:30', '2026-03-03T17:00–18:30']);
    expect(tail).toMatchObject({
      ...{ rootId: '9001', continues: '7001', after: { title: 'Regatta' } },
      history: { kind: 'updated', scope: 'following', original: null },
    });
    expect(listSpans(tail?.after)).toEqual([
      ...['2026-03-04T17:00–18:30', '2026-03-05T17:00–18:30', '2026-03-06T17:00–18:30'],
    ]);
    expect(event?.record.id).toBe('9001');
    expect(change).toMatchObject({
      ...{ eventId: '9001-20260304T170000Z', formerId: '7001-20260304T170000Z' },
    });
  });

  it('is a change of the whole series if it is the first', () => {
    const { change } = update(week, {
      ...{ original: monday, scope: 'following', texts: { title: 'Regatta' } },
    });
    expect(change.edits.map(({ rootId }) => rootId)).toEqual(['7001']);
  });

  it('is a change of the whole series if no earlier one takes place', () => {
    const series = eventRecord({
      ...{ rrule: 'FREQ=DAILY;COUNT=5', exceptions: { '2026-03-02T17:00Z': null } },
    });
    const { change } = update(series, {
      ...{ original: tuesday, scope: 'following', texts: { title: 'Regatta' } },
    });
    expect(change.edits.map(({ rootId }) => rootId)).toEqual(['7001']);
  });

  it('begins with it, though earlier occurrences are canceled', () => {
    const series = eventRecord({
      ...{ rrule: 'FREQ=DAILY;COUNT=5', exceptions: { '2026-03-02T17:00Z': null } },
    });
    const { change } = update(series, {
      ...{ original: tuesday, scope: 'following', rrule: 'FREQ=WEEKLY;COUNT=2' },
    });
    expect(change.edits.map(({ rootId, after }) => [rootId, listSpans(after)])).toEqual([
      ['7001', ['2026-03-03T17:00–18:30', '2026-03-10T17:00–18:30']],
    ]);
  });

  it('gives new ids to the occurrences from then on, and leaves the earlier ones', () => {
    const plan = planFor(week, wednesday, 'following');
    for (const day of ['03', '05']) plan.state.comments.set(`7001-202603${day}T170000Z`, []);
    const renamed = planned(plannedUpdate(plan, { texts: { title: 'Regatta' } }));
    expect(renamed.change.renames).toEqual(
      new Map(
        ['04', '05', '06'].map((day) => [`7001-202603${day}T170000Z`, `9001-202603${day}T170000Z`]),
      ),
    );
  });

  it('leaves two events if it does not repeat from then on', () => {
    const { change } = update(week, { original: thursday, scope: 'following', rrule: null });
    expect(change.edits.map(({ after }) => listSpans(after))).toEqual([
      ['2026-03-02T17:00–18:30', '2026-03-03T17:00–18:30', '2026-03-04T17:00–18:30'],
      ['2026-03-05T17:00–18:30'],
    ]);
    expect(change.renames).toEqual(new Map([['7001-20260305T170000Z', '9001']]));
  });
});

describe('a deletion', () => {
  const remove = (record: EventRecord, original: number | null, scope: Scope = 'this') =>
    plannedDeletion(planFor(record, original, scope));

  it('of an event that happens once leaves nothing', () => {
    const { change, event } = remove(eventRecord(), null);
    expect(event).toBeUndefined();
    expect(change.edits).toMatchObject([
      {
        ...{ rootId: '7001', after: undefined },
        history: { kind: 'deleted', scope: null, original: null, after: null },
      },
    ]);
    expect(change).toMatchObject({ eventId: '7001', formerId: '7001' });
  });

  it('of all of a series leaves nothing', () => {
    const { change } = remove(week, tuesday, 'all');
    expect(change.edits).toMatchObject([
      { after: undefined, history: { kind: 'deleted', scope: 'all', original: null } },
    ]);
  });

  it('of one occurrence leaves the others', () => {
    const { change } = remove(week, tuesday);
    expect(listSpans(change.edits[0]?.after)).toEqual([
      ...['2026-03-02T17:00–18:30', '2026-03-04T17:00–18:30'],
      ...['2026-03-05T17:00–18:30', '2026-03-06T17:00–18:30'],
    ]);
    expect(change.edits[0]?.history).toMatchObject({ scope: 'this', original: tuesday });
  });

  it.each(['COUNT=2', 'UNTIL=20260303T170000Z'])(
    'of the last occurrence that takes place leaves nothing of a series with %s',
    (end) => {
      const series = eventRecord({
        ...{ rrule: `FREQ=DAILY;${end}`, exceptions: { '2026-03-02T17:00Z': null } },
      });
      expect(remove(series, tuesday).change.edits[0]?.after).toBeUndefined();
    },
  );

  it('of one occurrence always leaves a series without an end', () => {
    const series = eventRecord({ rrule: 'FREQ=DAILY' });
    expect(remove(series, monday).change.edits[0]?.after).toBeDefined();
  });

  it('from one occurrence on leaves the earlier ones', () => {
    const { change } = remove(week, wednesday, 'following');
    expect(listSpans(change.edits[0]?.after)).toEqual([
      ...['2026-03-02T17:00–18:30', '2026-03-03T17:00–18:30'],
    ]);
    expect(change.edits[0]).toMatchObject({
      ...{ rootId: '7001', after: { version: '1001', updatedAt: at } },
      history: { kind: 'deleted', scope: 'following', original: wednesday },
    });
  });

  it('from the first occurrence on leaves nothing', () => {
    const { change } = remove(week, monday, 'following');
    expect(change.edits[0]?.after).toBeUndefined();
    expect(change.edits[0]?.history).toMatchObject({ scope: 'following', original: null });
  });

  it('from the first occurrence that takes place leaves nothing', () => {
    const series = eventRecord({
      ...{ rrule: 'FREQ=DAILY;COUNT=5', exceptions: { '2026-03-02T17:00Z': null } },
    });
    expect(remove(series, tuesday, 'following').change.edits[0]?.after).toBeUndefined();
  });
});

describe('the first occurrence', () => {
  const first = (
    exceptions: Record<string, null | { title: string }>,
    rrule = 'FREQ=DAILY;COUNT=3',
  ) => firstOccurrence(eventRecord({ rrule, exceptions }));

  it('is the event itself if it happens once', () => {
    expect(firstOccurrence(eventRecord()).original).toBeNull();
  });

  it('is that of the rule, with its own differences', () => {
    expect(first({}).original).toBe(monday);
    expect(first({ '2026-03-02T17:00Z': { title: 'Start' } }).exception?.changes).toEqual({
      title: 'Start',
    });
  });

  it('is the next one that takes place', () => {
    expect(first({ '2026-03-02T17:00Z': null, '2026-03-03T17:00Z': null }).original).toBe(
      wednesday,
    );
  });

  it('is the one that is canceled if none takes place', () => {
    expect(first({ '2026-03-02T17:00Z': null }, 'FREQ=DAILY;COUNT=1').original).toBe(monday);
  });
});
