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
import { textsIn } from '#tests/setup/texts.ts';
import { createEvent } from '#tests/src/calendar/spans.ts';

const t = translateBy((await textsIn('en')).t);
const calendar: FormCalendar = {
  ...{ zone: 'Europe/Zurich', ownZone: 'Europe/Zurich', weekStartsOn: 1, fields: [] },
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
