import { describe, expect, it } from 'vitest';
import type { EventRecord } from '#mocks/seed/calendar/records.ts';
import { knownZone } from '#mocks/time/zones.ts';
import { dayRange, occurrenceAt, occurrencesIn } from '#mocks/world/calendar/occurrences.ts';
import {
  type Changes,
  changedSeries,
  type NewTimes,
  repeating,
  splitSeries,
} from '#mocks/world/calendar/series.ts';
import { eventRecord, local, spanText, zurich } from './calendar-records.ts';

const hour = 3_600_000;

/** Mondays and Thursdays at 18:00 in Zurich, from March 2. */
const training = eventRecord({ rrule: 'FREQ=WEEKLY;BYDAY=MO,TH;COUNT=6' });
const [monday, thursday, nextMonday] = ['02', '05', '09'].map((day) =>
  Date.parse(`2026-03-${day}T17:00Z`),
) as [number, number, number];

function times(start: string, end: string, more: Partial<NewTimes> = {}): NewTimes {
  return { allDay: false, start: local(start), end: local(end), zone: zurich, ...more };
}

/** Changes a series with one of its occurrences. */
function change(record: EventRecord, original: number, changes: Partial<Changes>) {
  const shown = occurrenceAt(record, original);
  if (!shown) throw new Error('The series has no such occurrence.');
  const result = changedSeries(record, shown, { texts: {}, ...changes });
  if (!result) throw new Error('The rule has no occurrence.');
  return result;
}

function list(record: EventRecord | undefined): string[] {
  if (!record) return [];
  return occurrencesIn(record, dayRange(local('2026-01-01'), local('2027-01-01'), zurich))
    .toSorted((a, b) => a.start - b.start)
    .map(spanText);
}

describe('an event that repeats', () => {
  const rule = { start: local('2026-03-02T18:00'), length: 1.5 * hour };
  const place = { zone: 'Europe/Zurich', allDay: false };

  it('begins with the first occurrence of its rule', () => {
    const series = repeating(eventRecord(), { ...rule, rrule: 'FREQ=WEEKLY;BYDAY=TH' }, place);
    expect(series?.recurrence?.start).toBe(local('2026-03-05T18:00'));
    expect(series && spanText(series)).toBe('2026-03-05T17:00–18:30');
  });

  it('drops what occurrences differed in', () => {
    const differing = eventRecord({ exceptions: { '2026-03-03T17:00Z': null } });
    const series = repeating(differing, { ...rule, rrule: 'FREQ=DAILY' }, place);
    expect(series?.exceptions.size).toBe(0);
  });

  it('is nothing without an occurrence', () => {
    const never = 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30';
    expect(repeating(eventRecord(), { ...rule, rrule: never }, place)).toBeUndefined();
  });
});

describe('a change of the texts of a series', () => {
  const differing = eventRecord({
    ...{ rrule: 'FREQ=DAILY;COUNT=4' },
    exceptions: {
      '2026-03-03T17:00Z': { title: 'Technique' },
      '2026-03-04T17:00Z': { title: 'Regatta', who: 'Nina' },
      '2026-03-05T17:00Z': null,
    },
  });

  const listDifferences = (record: EventRecord) =>
    [...record.exceptions].map(([original, { changes }]) => [
      new Date(original).toISOString().slice(0, 10),
      changes,
    ]);

  it('leaves occurrences what was changed for them', () => {
    const { record, moved } = change(differing, monday, { texts: { title: 'Rowing' } });
    expect(record.title).toBe('Rowing');
    expect(listDifferences(record)).toEqual([
      ['2026-03-03', { title: 'Technique' }],
      ['2026-03-04', { title: 'Regatta', who: 'Nina' }],
      ['2026-03-05', null],
    ]);
    expect(moved(monday)).toBe(monday);
  });

  it('wins over the differences of the occurrence that shows it, which keeps the rest', () => {
    const regatta = Date.parse('2026-03-04T17:00Z');
    const { record } = change(differing, regatta, { texts: { title: 'Rowing' } });
    expect(listDifferences(record)).toEqual([
      ['2026-03-03', { title: 'Technique' }],
      ['2026-03-04', { who: 'Nina' }],
      ['2026-03-05', null],
    ]);
  });

  it('lets occurrences follow in what never differed', () => {
    const same = eventRecord({
      ...{ rrule: 'FREQ=DAILY;COUNT=2' },
      exceptions: { '2026-03-03T17:00Z': { title: eventRecord().title } },
    });
    expect(change(same, monday, { texts: { title: 'Rowing' } }).record.exceptions.size).toBe(0);
  });

  it('tells values of fields and files apart', () => {
    const file = (id: number) => ({
      ...{ id, name: `${id}.pdf`, size: 1, mimetype: 'application/pdf', thumbnail_url: null },
      url: 'https://files.example/1',
    });
    const series = {
      ...eventRecord({ rrule: 'FREQ=DAILY;COUNT=3' }),
      ...{ custom: { '1': 'a', '2': 'b' }, attachments: [file(1), file(2)] },
    };
    const exception = (changes: Partial<Changes['texts']>) => ({
      ...{ version: '1', updatedAt: series.updatedAt, changes },
    });
    const [shown, other] = ['03', '04'].map((day) => Date.parse(`2026-03-${day}T17:00Z`));
    const record = {
      ...series,
      exceptions: new Map([
        [shown ?? 0, exception({ custom: { '1': 'own', '2': 'b' } })],
        [other ?? 0, exception({ custom: { '1': 'a' }, attachments: [file(2), file(3)] })],
      ]),
    };
    const { record: changed } = change(record, shown ?? 0, {
      // What the occurrence shows, with another value and one more file.
      texts: { custom: { '1': 'own', '2': 'c' }, attachments: [file(1), file(2), file(4)] },
    });
    expect(changed.custom).toEqual({ '1': 'a', '2': 'c' });
    expect(changed.attachments.map(({ id }) => id)).toEqual([1, 2, 4]);
    const differences = [...changed.exceptions.values()].map(({ changes }) => changes);
    expect(differences).toEqual([
      { custom: { '1': 'own', '2': 'c' } },
      { custom: { '1': 'a' }, attachments: [file(2), file(4), file(3)] },
    ]);
  });

  it('leaves the rule the same object, so that it need not be expanded again', () => {
    const { record } = change(differing, monday, { texts: { title: 'Rowing' } });
    expect(record.recurrence).toBe(differing.recurrence);
  });
});

describe('a change of the times of a series', () => {
  it('moves every occurrence to the time of day, and to the length', () => {
    const moved = times('2026-03-05T07:00', '2026-03-05T08:00');
    expect(list(change(training, thursday, { times: moved }).record)).toEqual([
      ...['2026-03-02T06:00–07:00', '2026-03-05T06:00–07:00', '2026-03-09T06:00–07:00'],
      ...['2026-03-12T06:00–07:00', '2026-03-16T06:00–07:00', '2026-03-19T06:00–07:00'],
    ]);
  });

  it('moves the weekdays of its rule by as many days', () => {
    const moved = times('2026-03-06T18:00', '2026-03-06T19:30');
    const { record } = change(training, thursday, { times: moved });
    expect(record.recurrence?.rrule).toBe('FREQ=WEEKLY;BYDAY=TU,FR;COUNT=6');
    expect(list(record)[0]).toBe('2026-03-03T17:00–18:30');
  });

  it('says where its occurrences have gone', () => {
    const { moved } = change(training, thursday, {
      times: times('2026-03-06T07:00', '2026-03-06T08:00'),
    });
    expect(moved(monday)).toBe(Date.parse('2026-03-03T06:00Z'));
    expect(moved(thursday)).toBe(Date.parse('2026-03-06T06:00Z'));
    expect(moved(Date.parse('2027-03-01T17:00Z'))).toBeUndefined();
  });

  it('leaves occurrences where they were moved to', () => {
    const differing = eventRecord({
      ...{ rrule: 'FREQ=DAILY;COUNT=3' },
      exceptions: {
        '2026-03-03T17:00Z': { title: 'Technique', start: monday - hour, end: monday },
        '2026-03-04T17:00Z': null,
      },
    });
    const { record } = change(differing, monday, {
      times: times('2026-03-02T07:00', '2026-03-02T08:00'),
    });
    expect(list(record)).toEqual(['2026-03-02T06:00–07:00', '2026-03-02T16:00–17:00']);
    const moved = record.exceptions.get(Date.parse('2026-03-03T06:00Z'));
    expect(moved?.changes).toMatchObject({ title: 'Technique' });
  });

  it('puts a moved occurrence that shows them there, and the others as far from where they were', () => {
    const tuesday = Date.parse('2026-03-03T17:00Z');
    const moved = { start: tuesday, end: tuesday + 1.5 * hour };
    const differing = eventRecord({
      ...{ rrule: 'FREQ=WEEKLY;COUNT=2' },
      exceptions: { '2026-03-02T17:00Z': moved },
    });
    const { record } = change(differing, monday, {
      times: times('2026-03-03T19:00', '2026-03-03T20:30'),
    });
    expect(list(record)).toEqual(['2026-03-03T18:00–19:30', '2026-03-09T18:00–19:30']);
  });

  it('leaves the series where it is if a moved occurrence only gets another end', () => {
    const differing = eventRecord({
      ...{ rrule: 'FREQ=WEEKLY;COUNT=2' },
      exceptions: { '2026-03-02T17:00Z': { start: monday - hour, end: monday } },
    });
    const { record } = change(differing, monday, {
      times: times('2026-03-02T17:00', '2026-03-02T19:00'),
    });
    expect(list(record)).toEqual(['2026-03-02T16:00–18:00', '2026-03-09T17:00–19:00']);
  });

  it.each([
    ['20260316T170000Z', '20260317T170000Z'],
    // The end of the day in Zurich.
    ['20260316', '20260317T225959Z'],
  ])('keeps the last occurrence of a rule until %s the last one', (until, moved) => {
    const ending = eventRecord({ rrule: `FREQ=WEEKLY;BYDAY=MO;UNTIL=${until}` });
    const { record } = change(ending, monday, {
      times: times('2026-03-03T18:00', '2026-03-03T19:30'),
    });
    expect(record.recurrence?.rrule).toBe(`FREQ=WEEKLY;BYDAY=TU;UNTIL=${moved}`);
    expect(list(record)).toEqual([
      ...['2026-03-03T17:00–18:30', '2026-03-10T17:00–18:30', '2026-03-17T17:00–18:30'],
    ]);
  });

  it('keeps the last occurrence also if clocks change before its new time', () => {
    const ending = eventRecord({
      ...{ from: '2026-10-10T18:00', to: '2026-10-10T19:30' },
      rrule: 'FREQ=WEEKLY;BYDAY=SA;UNTIL=20261024T160000Z',
    });
    const { record } = change(ending, Date.parse('2026-10-10T16:00Z'), {
      times: times('2026-10-11T18:00', '2026-10-11T19:30'),
    });
    expect(list(record).at(-1)).toBe('2026-10-25T17:00–18:30');
  });

  it.each([
    ['alone', undefined],
    ['with its times', times('2026-03-16T18:00', '2026-03-16T19:30')],
  ])(
    'keeps the last occurrence if it moves to a zone whose clocks change earlier, %s',
    (_, moved) => {
      const ending = eventRecord({
        ...{ from: '2026-03-16T18:00', to: '2026-03-16T19:30' },
        rrule: 'FREQ=WEEKLY;UNTIL=20260406T160000Z',
      });
      const { record } = change(ending, Date.parse('2026-03-16T17:00Z'), {
        ...{ zone: 'America/New_York', times: moved },
      });
      expect(list(record)).toHaveLength(4);
      expect(list(record).at(-1)).toBe('2026-04-06T17:00–18:30');
    },
  );

  it('can end that its occurrences last whole days', () => {
    const days = eventRecord({
      ...{ allDay: true, from: '2026-03-02', to: '2026-03-03' },
      rrule: 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20260309',
    });
    const { record } = change(days, local('2026-03-02'), {
      times: times('2026-03-02T18:00', '2026-03-02T19:00'),
    });
    expect(list(record)).toEqual(['2026-03-02T17:00–18:00', '2026-03-09T17:00–18:00']);
  });

  it('can make its occurrences last whole days', () => {
    const ending = eventRecord({ rrule: 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20260309T170000Z' });
    const { record } = change(ending, monday, {
      times: times('2026-03-02', '2026-03-03', { allDay: true }),
    });
    expect(record).toMatchObject({
      ...{ allDay: true, start: local('2026-03-02'), end: local('2026-03-03') },
    });
    expect(list(record)).toEqual([
      ...['2026-03-02T00:00–2026-03-03T00:00', '2026-03-09T00:00–2026-03-10T00:00'],
    ]);
  });

  it('keeps the start if only the end of an occurrence changes whose start clocks skip', () => {
    const early = eventRecord({
      ...{ rrule: 'FREQ=DAILY;COUNT=3', from: '2026-03-28T02:15', to: '2026-03-28T02:30' },
    });
    const { record } = change(early, Date.parse('2026-03-29T01:15Z'), {
      times: times('2026-03-29T03:15', '2026-03-29T04:00'),
    });
    expect(list(record)).toEqual([
      ...['2026-03-28T01:15–02:00', '2026-03-29T01:15–02:00', '2026-03-30T00:15–01:00'],
    ]);
  });

  it('are dates for whole days, in whichever zone they come', () => {
    const { record } = change(training, monday, {
      times: times('2026-03-02', '2026-03-03', { allDay: true, zone: knownZone('Asia/Tokyo') }),
    });
    expect(list(record)[0]).toBe('2026-03-02T00:00–2026-03-03T00:00');
  });

  it('can be in the local time of another zone', () => {
    const tokyo = times('2026-03-03T02:30', '2026-03-03T03:00', { zone: knownZone('Asia/Tokyo') });
    const { record } = change(training, monday, { times: tokyo });
    expect(list(record).slice(0, 2)).toEqual(['2026-03-02T17:30–18:00', '2026-03-05T17:30–18:00']);
    expect(record.zone).toBe('Europe/Zurich');
  });
});

describe('a change of the zone of a series', () => {
  it('keeps its instants until clocks change', () => {
    const { record } = change(training, monday, { zone: 'Asia/Tokyo' });
    // 17:00 in UTC is 2:00 on the next day in Tokyo.
    expect(record.recurrence?.start).toBeGreaterThanOrEqual(local('2026-03-03T02:00'));
    expect(record.zone).toBe('Asia/Tokyo');
  });

  it('is nothing to a series of whole days', () => {
    const days = eventRecord({
      ...{ allDay: true, from: '2026-03-02', to: '2026-03-03', rrule: 'FREQ=DAILY;COUNT=2' },
    });
    const { record } = change(days, local('2026-03-02'), { zone: 'Asia/Tokyo' });
    expect(list(record)).toEqual(list(days));
  });
});

describe('a change of the rule of a series', () => {
  it('keeps what occurrences differ in that the new one has, too', () => {
    const differing = eventRecord({
      ...{ rrule: 'FREQ=DAILY;COUNT=4' },
      exceptions: { '2026-03-03T17:00Z': { who: 'Nina' }, '2026-03-04T17:00Z': { who: 'Milo' } },
    });
    const { record } = change(differing, monday, { rrule: 'FREQ=DAILY;INTERVAL=2;COUNT=4' });
    expect([...record.exceptions.values()].map(({ changes }) => changes)).toEqual([
      { who: 'Milo' },
    ]);
  });

  it('wins over the rule that would follow from new times', () => {
    const { record } = change(training, monday, {
      ...{ rrule: 'FREQ=DAILY;COUNT=2' },
      times: times('2026-03-03T18:00', '2026-03-03T19:30'),
    });
    expect(list(record)).toEqual(['2026-03-03T17:00–18:30', '2026-03-04T17:00–18:30']);
  });

  it('is impossible without an occurrence, and for an event that does not repeat', () => {
    const shown = occurrenceAt(training, monday);
    if (!shown) throw new Error('The series has no first occurrence.');
    const never = { texts: {}, rrule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30' };
    expect(changedSeries(training, shown, never)).toBeUndefined();
    expect(() => changedSeries(eventRecord(), shown, never)).toThrow('does not repeat');
  });
});

describe('a series that is split', () => {
  it('keeps its id before, and has another one from then on', () => {
    const { head, tail } = splitSeries(training, nextMonday, '9001');
    expect([head?.id, tail.id]).toEqual(['7001', '9001']);
    expect(list(head)).toEqual(['2026-03-02T17:00–18:30', '2026-03-05T17:00–18:30']);
    expect(list(tail)).toEqual([
      ...['2026-03-09T17:00–18:30', '2026-03-12T17:00–18:30'],
      ...['2026-03-16T17:00–18:30', '2026-03-19T17:00–18:30'],
    ]);
    expect(spanText(tail)).toBe('2026-03-09T17:00–18:30');
  });

  it.each([
    ['COUNT=6', 'UNTIL=20260309T165959Z', 'COUNT=4'],
    ['UNTIL=20260319T170000Z', 'UNTIL=20260309T165959Z', 'UNTIL=20260319T170000Z'],
  ])('divides its end %s', (end, ofHead, ofTail) => {
    const series = eventRecord({ rrule: `FREQ=WEEKLY;${end};BYDAY=MO,TH` });
    const { head, tail } = splitSeries(series, nextMonday, '9001');
    expect(head?.recurrence?.rrule).toBe(`FREQ=WEEKLY;BYDAY=MO,TH;${ofHead}`);
    expect(tail.recurrence?.rrule).toBe(`FREQ=WEEKLY;${ofTail};BYDAY=MO,TH`);
  });

  it('ends on the day before, if it lasts whole days', () => {
    const days = eventRecord({
      ...{ allDay: true, from: '2026-03-02', to: '2026-03-03', rrule: 'FREQ=DAILY;COUNT=4' },
    });
    const { head, tail } = splitSeries(days, local('2026-03-04'), '9001');
    expect(head?.recurrence?.rrule).toBe('FREQ=DAILY;UNTIL=20260303');
    expect(tail.recurrence).toMatchObject({
      ...{ rrule: 'FREQ=DAILY;COUNT=2', start: local('2026-03-04') },
    });
  });

  it('divides the occurrences that differ', () => {
    const differing = eventRecord({
      ...{ rrule: 'FREQ=WEEKLY;BYDAY=MO,TH;COUNT=6' },
      exceptions: { '2026-03-05T17:00Z': { who: 'Nina' }, '2026-03-09T17:00Z': { who: 'Milo' } },
    });
    const { head, tail } = splitSeries(differing, nextMonday, '9001');
    expect([...(head?.exceptions.keys() ?? [])]).toEqual([thursday]);
    expect([...tail.exceptions.keys()]).toEqual([nextMonday]);
  });

  it('ends before an occurrence whose start clocks skip', () => {
    const early = eventRecord({
      ...{ rrule: 'FREQ=DAILY;COUNT=3', from: '2026-03-28T02:15', to: '2026-03-28T02:30' },
    });
    const { head, tail } = splitSeries(early, Date.parse('2026-03-29T01:15Z'), '9001');
    expect(list(head)).toEqual(['2026-03-28T01:15–01:30']);
    expect(list(tail)).toEqual(['2026-03-29T01:15–01:30', '2026-03-30T00:15–00:30']);
  });

  it('before its first occurrence stays whole', () => {
    expect(splitSeries(training, monday, '9001')).toEqual({ head: undefined, tail: training });
  });

  it('has to have the occurrence', () => {
    expect(() => splitSeries(training, monday + hour, '9001')).toThrow('no such occurrence');
    expect(() => splitSeries(eventRecord(), monday, '9001')).toThrow('does not repeat');
  });
});
