import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '#src/calendar/model/event.ts';
import { findProblems } from '#src/features/calendar/editor/event-problems.ts';
import {
  copyValues,
  type EventValues,
  eventValues,
  type FormCalendar,
} from '#src/features/calendar/editor/event-values.ts';
import { translateBy } from '#src/i18n/i18n.ts';
import { dayAt, dayNumber } from '#src/util/day-numbers.ts';
import { textsIn } from '#tests/setup/texts.ts';
import { createEvent } from '#tests/src/calendar/spans.ts';

const t = translateBy((await textsIn('en')).t);
const calendar: FormCalendar = {
  ...{
    zone: 'Europe/Zurich',
    ownZone: 'Europe/Zurich',
    weekStartsOn: 1,
    license: null,
    fields: [],
  },
  subCalendars: [
    { id: 1, name: 'Rowing', color: 'blue', active: true, allows_overlap: true, role: 'modify' },
  ],
};
const find = (values: EventValues, event: CalendarEvent | null, initial: EventValues) =>
  findProblems(t, values, { initial, event })?.details;

describe('the form of an event during which clocks are put back', () => {
  const event = createEvent({
    start: '2026-10-25T02:45:00+02:00',
    end: '2026-10-25T02:15:00+01:00',
  });
  const opened = eventValues(calendar, event);
  const backward = [{ field: 'end.time', message: 'The end is before the start.' }];

  it('can be saved as long as its times stay as they are', () => {
    expect(find({ ...opened, location: 'Pontoon' }, event, opened)).toBeUndefined();
  });

  it('cannot be saved with times that would end before they start', () => {
    const end = { day: opened.end.day, time: 2 * 60 + 10 };
    expect(find({ ...opened, end }, event, opened)).toEqual(backward);
    expect(find({ ...opened, tz: 'Asia/Tokyo' }, event, opened)).toEqual(backward);
  });

  it('cannot be copied, as a new event gets the first of both times', () => {
    const copy = copyValues(calendar, event);
    expect(find(copy, null, copy)).toEqual(backward);
  });
});

describe('the last day of a repetition', () => {
  // A Saturday.
  const start = '2026-03-07';
  const event = createEvent({ start: `${start}T09:00:00+01:00`, end: `${start}T10:00:00+01:00` });
  const opened = eventValues(calendar, event);
  const tooEarly = [{ field: 'rrule.until', message: 'The last day is before the event.' }];
  /** The days after the start on which a rule may end. */
  const findWith = (rrule: Partial<EventValues['rrule']>, days: number) => {
    const until = dayAt(dayNumber(start) + days);
    const values = {
      ...opened,
      rrule: { ...opened.rrule, ...rrule, ends: 'until', until } as const,
    };
    return find(values, event, opened);
  };
  const on = (...days: readonly number[]) =>
    Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [day, days.includes(day)]));

  it.each([
    ['the first Monday after it', { pattern: 'weekly', weekdays: on(1) }, 2],
    ['the first weekday after it', { pattern: 'weekdays' }, 2],
    ['a Sunday of the same week', { pattern: 'weekly', weekdays: on(0, 2), interval: 2 }, 1],
    ['a Monday of the week after next', { pattern: 'weekly', weekdays: on(1), interval: 2 }, 9],
    ['its own day', { pattern: 'daily' }, 0],
  ] as const)('is not before %s', (_, rrule, days) => {
    expect(findWith(rrule, days - 1)).toEqual(tooEarly);
    expect(findWith(rrule, days)).toBeUndefined();
  });

  it('does not matter for an occurrence that was moved behind it, as long as it stays there', () => {
    const moved = createEvent({
      ...{ start: event.start, end: event.end, series_id: '1' },
      ...{ rrule: 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20260302T225959Z', tz: 'Europe/Zurich' },
    });
    const values = eventValues(calendar, moved);
    expect(find({ ...values, title: 'Renamed' }, moved, values)).toBeUndefined();
    const next = { ...values.start, day: dayAt(dayNumber(start) + 1) };
    expect(
      find({ ...values, start: next, end: { ...values.end, day: next.day } }, moved, values),
    ).toEqual(tooEarly);
  });
});
