import { describe, expect, it } from 'vitest';
import type { EventChanges, EventWrite } from '#src/calendar/store/event-write.ts';
import { changedEvent } from '#src/calendar/store/predict-edit.ts';
import {
  failureText,
  leftOutTexts,
  outcomeText,
  resolvedTexts,
  unclearText,
} from '#src/features/calendar/commands/write-texts.ts';
import { englishText } from '#src/i18n/message.ts';
import { dayNumber } from '#src/util/day-numbers.ts';
import { createEvent } from '#tests/src/calendar/spans.ts';

const event = createEvent({ title: 'Training' });
const title = (one: { title: string | null }) => one.title ?? 'Reserved';
const formats = {
  join: (items: readonly string[]) => items.join(', '),
  weekdayAndShortDay: (day: number) => `day ${day - dayNumber('2026-03-02')}`,
  time: (minute: number) => `${Math.floor((minute % 1440) / 60)}:${minute % 60}`,
};
const words = { title, formats, calendars: () => ['Otter'] };
const rename: EventWrite = { kind: 'update', event, changes: { title: 'Race' }, scope: 'this' };

/** Says what the change of an event at 9:00 – 10:00 of the first day has done. */
function sayMade(changes: EventChanges, count = 1): string {
  const before = createEvent({
    title: 'Training',
    start: '2026-03-02T09:00:00+01:00',
    end: '2026-03-02T10:00:00+01:00',
  });
  const change = { kind: 'update', event: before, changes, scope: 'this' } as const;
  const result = { event: changedEvent(before, changes) };
  return englishText(outcomeText(Array(count).fill({ change, result }), words));
}

describe('what is said about a moved event', () => {
  it.each([
    ['Moved to day 2, 9:0', { start: '2026-03-04T09:00:00', end: '2026-03-04T10:00:00' }],
    ['Moved to day 1, all day', { start: '2026-03-03', end: '2026-03-03', all_day: true }],
    ['New end: day 0, 11:30', { end: '2026-03-02T11:30:00' }],
    ['New start: day 0, 8:0', { start: '2026-03-02T08:00:00', end: '2026-03-02T10:00:00' }],
    ['Moved to Otter', { sub_calendar_ids: [2] }],
    [
      'Moved to day 0, 12:0, Otter',
      { start: '2026-03-02T12:00:00', end: '2026-03-02T13:00:00', sub_calendar_ids: [2] },
    ],
    ['“Race” is changed.', { title: 'Race', start: '2026-03-04T09:00:00' }],
    ['“Training” is changed.', { location: 'Hall' }],
  ])('is: %s', (text, changes) => {
    expect(sayMade(changes)).toBe(text);
  });

  it('is the number of several', () => {
    expect(sayMade({ start: '2026-03-04T09:00:00' }, 2)).toBe('2 events were moved.');
    expect(sayMade({ location: 'Hall' }, 2)).toBe('2 events are changed.');
  });
});

describe('what is said about a change', () => {
  it('names a renamed event as it is called now', () => {
    const made = { change: rename, result: { event: { ...event, title: 'Race' } } };
    expect(outcomeText([made], words)).toMatchObject({ values: { title: 'Race' } });
  });

  it('names it as it is still called if it could not be renamed', () => {
    expect(failureText([rename], title)).toMatchObject({ values: { title: 'Training' } });
  });

  it('cuts no character of a long title', () => {
    const long = createEvent({ title: `${'x'.repeat(55)}👨‍👩‍👧` });
    expect(failureText([{ ...rename, event: long }], title)).toMatchObject({
      values: { title: `${'x'.repeat(55)}…` },
    });
  });

  it('says once what the server has made of an event’s times, and of the same times of several', () => {
    const resolved = [
      { field: 'start', reason: 'gap', time: '2026-03-29T03:30:00+02:00' },
      { field: 'end', reason: 'gap', time: '2026-03-29T04:30:00+02:00' },
    ] as const;
    const outcome = { resolved };
    expect(resolvedTexts([outcome, outcome], formats)).toMatchObject([
      { values: { time: '3:30' } },
    ]);
  });

  it.each([
    ['gap', 'Clocks are put forward then, so it ends at 3:30.'],
    ['overlap', 'Clocks are put back then; it ends at the first 3:30.'],
  ] as const)('says of an end that it is one: %s', (reason, text) => {
    const resolved = [{ field: 'end', reason, time: '2026-03-29T03:30:00+02:00' }] as const;
    expect(resolvedTexts([{ resolved }], formats).map(englishText)).toEqual([text]);
  });

  it.each([
    ['update', 'changed'],
    ['delete', 'deleted'],
    ['create', 'added'],
  ] as const)('names what may have been done: %s', (kind, done) => {
    const body = { ...event, title: 'Training', sub_calendar_ids: [1] };
    const writes = {
      update: rename,
      delete: { kind: 'delete', event, scope: 'this' },
      create: { kind: 'create', body, key: 'a' },
    } as const;
    const say = (...some: EventWrite[]) => englishText(unclearText(some, title));
    expect(say(writes[kind])).toBe(`It is unclear whether “Training” has been ${done}.`);
    expect(say(writes[kind], writes[kind])).toBe(
      `It is unclear whether 2 events have been ${done}.`,
    );
  });

  it('says why some were left out', () => {
    const say = (kind: EventWrite['kind'], count: number) =>
      leftOutTexts(kind, count).map(englishText);
    expect(say('create', 2)).toEqual([
      '2 events have not been added.',
      'You may not add events to this calendar.',
    ]);
    expect(say('update', 2)).toEqual(['2 events that you may not change stay as they are.']);
    expect(say('delete', 0)).toEqual([]);
  });
});
