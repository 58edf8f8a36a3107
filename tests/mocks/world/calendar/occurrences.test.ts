import { describe, expect, it } from 'vitest';
import type { EventRecord } from '#mocks/seed/calendar/records.ts';
import {
  dayRange,
  type Occurrence,
  occurrenceAt,
  occurrenceId,
  occurrencesIn,
  onlyOccurrence,
  parseOccurrenceId,
  regularOccurrenceAt,
  regularStartAt,
  stateAt,
  textsAt,
  versionAt,
} from '#mocks/world/calendar/occurrences.ts';
import { eventRecord, local, spanText, zurich } from './calendar-records.ts';

/** The occurrences on days in Zurich, the last one included. */
function listDays(record: EventRecord, first: string, last = first): string[] {
  const range = dayRange(local(first), local(last) + 86_400_000, zurich);
  return occurrencesIn(record, range)
    .toSorted((a, b) => a.start - b.start)
    .map(spanText);
}

function found(occurrence: Occurrence | undefined): Occurrence {
  if (!occurrence) throw new Error('There is no such occurrence.');
  return occurrence;
}

const daily = eventRecord({
  ...{ rrule: 'FREQ=DAILY;COUNT=4' },
  exceptions: {
    '2026-03-03T17:00Z': { title: 'Technique' },
    '2026-03-04T17:00Z': null,
    '2026-03-05T17:00Z': {
      ...{ start: Date.parse('2026-03-20T06:00Z'), end: Date.parse('2026-03-20T07:00Z') },
    },
  },
});
const [first, second, third, fourth] = ['02', '03', '04', '05'].map((day) =>
  Date.parse(`2026-03-${day}T17:00Z`),
) as [number, number, number, number];

describe('days of a zone', () => {
  it('begin and end at its midnights', () => {
    // The day on which clocks go forward.
    const range = dayRange(local('2026-03-29'), local('2026-03-30'), zurich);
    expect(range).toEqual({
      ...{ from: Date.parse('2026-03-28T23:00Z'), to: Date.parse('2026-03-29T22:00Z') },
      ...{ firstDay: local('2026-03-29'), endDay: local('2026-03-30') },
    });
  });
});

describe('an event that happens once', () => {
  it.each([
    ['2026-03-02T23:00', '2026-03-03T01:00', ['2026-03-02', '2026-03-03']],
    ['2026-03-02T22:00', '2026-03-03T00:00', ['2026-03-02']],
    ['2026-03-02T00:00', '2026-03-02T00:00', ['2026-03-02']],
  ])('from %s to %s is on %j', (from, to, days) => {
    const event = eventRecord({ from, to });
    const all = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04'];
    expect(all.filter((day) => listDays(event, day).length > 0)).toEqual(days);
  });

  it('of whole days is on them in every zone', () => {
    const event = eventRecord({ allDay: true, from: '2026-03-02', to: '2026-03-04' });
    const all = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04'];
    expect(all.filter((day) => listDays(event, day).length > 0)).toEqual([
      ...['2026-03-02', '2026-03-03'],
    ]);
  });

  it('has no occurrence with an original start', () => {
    const event = eventRecord();
    expect(occurrenceAt(event, first)).toBeUndefined();
    expect(regularStartAt(event, first)).toBeUndefined();
    expect(onlyOccurrence(event)).toMatchObject({ original: null, start: first });
  });
});

describe('the occurrences of a series', () => {
  it('are where they take place, not where the rule would have them', () => {
    expect(listDays(daily, '2026-03-01', '2026-03-31')).toEqual([
      ...['2026-03-02T17:00–18:30', '2026-03-03T17:00–18:30', '2026-03-20T06:00–07:00'],
    ]);
    expect(listDays(daily, '2026-03-05')).toEqual([]);
    expect(listDays(daily, '2026-03-20')).toHaveLength(1);
  });

  it('are on the days into which they last', () => {
    const camp = eventRecord({
      ...{ rrule: 'FREQ=WEEKLY;COUNT=2', from: '2026-03-02T18:00', to: '2026-03-06T12:00' },
    });
    expect(listDays(camp, '2026-03-06')).toEqual(['2026-03-02T17:00–2026-03-06T11:00']);
  });

  it('are found by their original start', () => {
    expect(found(occurrenceAt(daily, first))).toMatchObject({ original: first, start: first });
    expect(found(occurrenceAt(daily, second)).exception?.changes).toEqual({ title: 'Technique' });
    expect(occurrenceAt(daily, third)).toBeUndefined();
    expect(spanText(found(occurrenceAt(daily, fourth)))).toBe('2026-03-20T06:00–07:00');
    expect(occurrenceAt(daily, first + 1000)).toBeUndefined();
  });

  it('are also known as the rule puts them', () => {
    expect(spanText(found(regularOccurrenceAt(daily, third)))).toBe('2026-03-04T17:00–18:30');
    expect(regularOccurrenceAt(daily, first - 86_400_000)).toBeUndefined();
  });

  it('keep their local length over a change of the clocks', () => {
    const nights = eventRecord({
      ...{ rrule: 'FREQ=DAILY;COUNT=2', from: '2026-03-27T22:00', to: '2026-03-28T06:00' },
    });
    expect(listDays(nights, '2026-03-28', '2026-03-29')).toEqual([
      ...['2026-03-27T21:00–2026-03-28T05:00', '2026-03-28T21:00–2026-03-29T04:00'],
    ]);
  });

  it('move forward where clocks skip their start, by which they are found', () => {
    const early = eventRecord({
      ...{ rrule: 'FREQ=DAILY;COUNT=3', from: '2026-03-28T02:30', to: '2026-03-28T02:45' },
    });
    const skipped = Date.parse('2026-03-29T01:30Z');
    expect(spanText(found(occurrenceAt(early, skipped)))).toBe('2026-03-29T01:30–01:45');
    expect(regularStartAt(early, skipped)).toBe(local('2026-03-29T02:30'));
  });

  it('may differ by lasting whole days', () => {
    const series = eventRecord({
      ...{ rrule: 'FREQ=DAILY;COUNT=2' },
      exceptions: {
        '2026-03-03T17:00Z': { allDay: true, start: local('2026-03-08'), end: local('2026-03-09') },
      },
    });
    expect(found(occurrenceAt(series, second)).allDay).toBe(true);
    expect(listDays(series, '2026-03-08')).toHaveLength(1);
  });
});

describe('an occurrence', () => {
  it('has the texts of its series and its own', () => {
    expect(textsAt(found(occurrenceAt(daily, second))).title).toBe('Technique');
    expect(textsAt(found(occurrenceAt(daily, first))).title).toBe('Training');
  });

  it('has a state of its texts, its times and its series’ rule', () => {
    expect(stateAt(found(occurrenceAt(daily, second)))).toEqual({
      ...{ title: 'Technique', who: '', location: '', notes: '', custom: {}, attachments: [] },
      ...{ subCalendarIds: [10101], signup: null, allDay: false, zone: 'Europe/Zurich' },
      ...{ start: second, end: Date.parse('2026-03-03T18:30Z'), recurrence: daily.recurrence },
    });
  });

  it('has the version of its series, and of its own differences', () => {
    expect(versionAt(found(occurrenceAt(daily, first)))).toBe('1');
    expect(versionAt(found(occurrenceAt(daily, second)))).toBe('1.1');
  });
});

describe('an id', () => {
  it('is that of the event, with the original start of an occurrence', () => {
    const days = eventRecord({ allDay: true, from: '2026-03-02', to: '2026-03-03' });
    expect(occurrenceId({ record: daily, original: null })).toBe('7001');
    expect(occurrenceId({ record: daily, original: first })).toBe('7001-20260302T170000Z');
    expect(occurrenceId({ record: days, original: days.start })).toBe('7001-20260302');
  });

  it('can be taken apart', () => {
    expect(parseOccurrenceId('7001-20260302T170000Z')).toEqual({ rootId: '7001', original: first });
    expect(parseOccurrenceId('a-b-20260302')).toEqual({
      ...{ rootId: 'a-b', original: local('2026-03-02') },
    });
  });

  it.each(['7001', '-20260302', '7001-2026030', '7001-20261302', '7001-20260302T1700Z'])(
    'of another form cannot: %s',
    (id) => {
      expect(parseOccurrenceId(id)).toBeUndefined();
    },
  );
});
