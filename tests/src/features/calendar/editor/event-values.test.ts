import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '#src/calendar/model/event.ts';
import { usualTime, wholeDay } from '#src/calendar/model/wanted-time.ts';
import {
  type EventValues,
  eventChanges,
  eventValues,
  type FormCalendar,
  newEvent,
  newValues,
} from '#src/features/calendar/editor/event-values.ts';
import { dayNumber } from '#src/util/day-numbers.ts';
import { createEvent } from '../../../calendar/spans.ts';

const subCalendar = { color: 'blue', active: true, allows_overlap: true } as const;
const builtIn = {
  active: true,
  required: false,
  in_title: false,
  visibility: 'all_users',
} as const;
const calendar: FormCalendar = {
  zone: 'Europe/Zurich',
  ownZone: 'Europe/Zurich',
  weekStartsOn: 1,
  license: null,
  subCalendars: [
    { ...subCalendar, id: 1, name: 'Training', role: 'modify' },
    { ...subCalendar, id: 2, name: 'Boats', role: 'read_only' },
    { ...subCalendar, id: 3, name: 'Club', role: 'add_only' },
  ],
  fields: [
    { ...builtIn, id: 11, type: 'text', name: 'Coach', position: 0, multiple: false, options: [] },
    { ...builtIn, id: 12, type: 'number', name: 'Crew', position: 1, multiple: false, options: [] },
    {
      ...builtIn,
      ...{ id: 13, type: 'choice', name: 'Equipment', position: 2, multiple: true },
      options: [
        { id: 131, name: 'Oars', color: null },
        { id: 132, name: 'Trailer', color: null },
      ],
    },
  ],
};
const monday = dayNumber('2026-03-02');
const event: CalendarEvent = createEvent({
  id: '7',
  title: 'Regatta',
  start: '2026-03-02T17:30:00+01:00',
  end: '2026-03-02T19:00:00+01:00',
  sub_calendar_ids: [1, 2],
  location: 'Lake',
  custom: { '11': 'Milo', '12': 8, '13': [131] },
});
const opened = eventValues(calendar, event);
const changed = (changes: Partial<EventValues>) =>
  eventChanges(opened, { ...opened, ...changes }, calendar);

describe('the form of a new event', () => {
  it('chooses the first sub-calendar that the reader looks at and may add to', () => {
    const { subCalendars } = calendar;
    const chosen = newValues(calendar, usualTime(monday, 0), subCalendars.slice(1));
    expect(chosen.sub_calendar_ids).toEqual({ '1': false, '3': true });
  });

  it('becomes a request with local times, without what is empty', () => {
    const values = newValues(calendar, usualTime(monday, 0), []);
    expect(newEvent({ ...values, title: 'Party' }, calendar)).toEqual({
      title: 'Party',
      all_day: false,
      start: '2026-03-02T09:00',
      end: '2026-03-02T10:00',
      sub_calendar_ids: [1],
    });
  });

  it('has the last day of an event that lasts all day', () => {
    const values = newValues(calendar, wholeDay(monday), []);
    expect(newEvent({ ...values, title: 'Party' }, calendar)).toMatchObject({
      start: '2026-03-02',
      end: '2026-03-02',
    });
  });

  it('repeats on the day of its start', () => {
    const values = newValues(calendar, usualTime(monday, 0), []);
    const monthly = { ...values.rrule, pattern: 'monthlyByWeekday' } as const;
    const start = { day: '2026-03-13', time: 540 } as const;
    const end = { day: '2026-03-13', time: 600 } as const;
    const { rrule } = newEvent({ ...values, start, end, rrule: monthly }, calendar);
    expect(rrule).toBe('FREQ=MONTHLY;BYDAY=2FR');
  });

  it('ends at the end of the last day in the zone', () => {
    const values = newValues(calendar, usualTime(monday, 0), []);
    const daily = {
      ...values.rrule,
      pattern: 'daily',
      ends: 'until',
      until: '2026-03-30',
    } as const;
    expect(newEvent({ ...values, rrule: daily }, calendar).rrule).toBe(
      'FREQ=DAILY;UNTIL=20260330T215959Z',
    );
  });
});

describe('the form of an event', () => {
  it('changes nothing as it was opened', () => {
    expect(changed({})).toEqual({});
  });

  it('sends only what differs', () => {
    expect(changed({ title: 'Race', location: '' })).toEqual({ title: 'Race', location: '' });
    expect(changed({ end: { day: '2026-03-02', time: 20 * 60 } })).toEqual({
      end: '2026-03-02T20:00',
    });
  });

  it('leaves a rule alone whose hidden fields alone have changed', () => {
    expect(changed({ rrule: { ...opened.rrule, interval: null, count: 3 } })).toEqual({});
  });

  it('leaves a rule alone whose weekday has only moved along with the start', () => {
    const before = eventValues(calendar, { ...event, rrule: 'FREQ=WEEKLY;BYDAY=MO' });
    const onDays = (...days: readonly string[]) =>
      Object.fromEntries(
        Object.keys(before.rrule.weekdays).map((day) => [day, days.includes(day)]),
      );
    const moved: EventValues = {
      ...before,
      start: { day: '2026-03-03', time: 1050 },
      end: { day: '2026-03-03', time: 1140 },
      rrule: { ...before.rrule, weekdays: onDays('2') },
    };
    expect(eventChanges(before, moved, calendar)).toEqual({
      all_day: false,
      start: '2026-03-03T17:30',
      end: '2026-03-03T19:00',
    });
    const more = { ...moved, rrule: { ...moved.rrule, weekdays: onDays('2', '4') } };
    expect(eventChanges(before, more, calendar).rrule).toBe('FREQ=WEEKLY;BYDAY=TU,TH');
  });

  it('takes sign-ups, and no longer takes them', () => {
    const signup = { ...opened.signup, enabled: true, limit: 8 };
    const settings = { limit: 8, deadline: null, visibility: 'all_users' };
    expect(changed({ signup })).toEqual({ signup: settings });
    const before = { ...opened, signup };
    expect(eventChanges(before, opened, calendar)).toEqual({ signup: null });
  });

  it('keeps sub-calendars that the visitor may not change', () => {
    const sub_calendar_ids = { ...opened.sub_calendar_ids, '1': false, '3': true };
    expect(changed({ sub_calendar_ids })).toEqual({ sub_calendar_ids: [2, 3] });
  });

  it('empties fields of each type', () => {
    const custom = { '11': '', '12': null, '13': { '131': false, '132': false } };
    expect(changed({ custom })).toEqual({ custom: { '11': null, '12': null, '13': null } });
  });

  it('leaves a rule that it cannot show as it is, also when the start moves', () => {
    const rrule = 'FREQ=YEARLY;BYDAY=MO;BYWEEKNO=10';
    const before = eventValues(calendar, { ...event, rrule });
    expect(before.rrule.pattern).toBe('other');
    const start = { day: '2026-03-03', time: 1050 } as const;
    const end = { day: '2026-03-03', time: 1140 } as const;
    expect(eventChanges(before, { ...before, start, end }, calendar)).not.toHaveProperty('rrule');
  });
});

describe('times in another zone', () => {
  const kolkata = (values: EventValues): EventValues => ({ ...values, tz: 'Asia/Kolkata' });

  it('are sent as the page’s clocks show them, and a series repeats in its own zone', () => {
    const values = kolkata({ ...newValues(calendar, usualTime(monday, 0), []), title: 'Call' });
    expect(newEvent(values, calendar)).toMatchObject({ start: '2026-03-02T04:30' });
    expect(newEvent(values, calendar)).not.toHaveProperty('tz');
    const daily = { ...values, rrule: { ...values.rrule, pattern: 'daily' } } as const;
    expect(newEvent(daily, calendar)).toMatchObject({
      start: '2026-03-02T04:30',
      rrule: 'FREQ=DAILY',
      tz: 'Asia/Kolkata',
    });
  });

  it('are read in the zone of the series, and change nothing as they were opened', () => {
    const series = { ...event, rrule: 'FREQ=WEEKLY;BYDAY=MO', tz: 'Asia/Kolkata', series_id: '7' };
    const before = eventValues(calendar, series);
    expect(before).toMatchObject({ tz: 'Asia/Kolkata', start: { day: '2026-03-02', time: 1320 } });
    expect(eventChanges(before, before, calendar)).toEqual({});
    const inZurich = eventChanges(before, { ...before, tz: 'Europe/Zurich' }, calendar);
    expect(inZurich).toMatchObject({ tz: 'Europe/Zurich', start: '2026-03-02T22:00' });
  });

  it('are read in the page’s zone as long as the server has not said their offset', () => {
    const series = { ...event, rrule: 'FREQ=WEEKLY;BYDAY=MO', tz: 'Asia/Kolkata', series_id: '7' };
    const moved = { ...series, start: '2026-03-02T18:30', end: '2026-03-02T20:00' };
    expect(eventValues(calendar, moved)).toMatchObject({
      start: { day: '2026-03-02', time: 1380 },
      end: { day: '2026-03-03', time: 30 },
    });
  });

  it('move forward where clocks skip them', () => {
    const values = newValues(calendar, usualTime(monday, 0), []);
    const start = { day: '2026-03-08', time: 150 } as const;
    const skipped = { ...values, title: 'Call', tz: 'America/New_York', start, end: start };
    expect(newEvent(skipped, calendar)).toMatchObject({ start: '2026-03-08T08:30' });
  });

  it('are those of the page where the calendar does not show zones', () => {
    const series = { ...event, rrule: 'FREQ=DAILY', tz: 'Asia/Kolkata', series_id: '7' };
    expect(eventValues({ ...calendar, ownZone: null }, series)).toMatchObject({
      tz: 'Europe/Zurich',
      start: { time: 1050 },
    });
  });
});

describe('files', () => {
  const file = { name: 'plan.pdf', size: 9, mimetype: 'application/pdf', handle: 'H', url: 'x:' };

  it('are attached to a new event, and added to and removed from another', () => {
    const values = { ...newValues(calendar, usualTime(monday, 0), []), title: 'Call' };
    const files = { added: [file], removed: [] };
    expect(newEvent({ ...values, files }, calendar).add_attachments).toEqual([file]);
    expect(changed({ files: { added: [file], removed: [3] } })).toEqual({
      add_attachments: [file],
      remove_attachment_ids: [3],
    });
  });
});
