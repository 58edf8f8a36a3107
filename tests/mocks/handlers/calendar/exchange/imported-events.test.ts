import { describe, expect, it } from 'vitest';
import type { FileEvent, FileTime } from '#mocks/handlers/calendar/exchange/file-event.ts';
import { importedEvents } from '#mocks/handlers/calendar/exchange/imported-events.ts';
import type { EventRecord, Permission } from '#mocks/seed/calendar/records.ts';
import { eventFields, subCalendars } from '#mocks/seed/calendar/story-calendar.ts';
import { knownZone } from '#mocks/time/zones.ts';
import { World } from '#mocks/world/world.ts';
import {
  calendarState,
  eventRecord,
  local,
  storyNow,
  visitor,
  zurich,
} from '../../../world/calendar/calendar-records.ts';

const [eights, fours] = [10101, 10102];

/** A time of a file: `2026-03-05T07:00`, or a date. */
function time(text: string, zone = zurich): FileTime {
  return { allDay: !text.includes('T'), time: local(text), zone };
}

function fileEvent(more: Partial<FileEvent> = {}): FileEvent {
  return {
    ...{ line: 1, uid: '', title: 'Sculling', rrule: null, canceled: [], original: undefined },
    ...{ start: time('2026-03-05T07:00'), end: time('2026-03-05T08:00') },
    ...{ subCalendar: '', who: '', location: '', notes: '' },
    ...more,
  };
}

interface Scene {
  readonly role?: Permission | Readonly<Record<number, Permission>>;
  readonly state?: ReturnType<typeof calendarState>;
}

function read(events: readonly FileEvent[], { role, state = calendarState([]) }: Scene = {}) {
  const call = {
    ...{ access: visitor(state, role), now: storyNow, language: 'en' as const },
    world: new World(),
  };
  return importedEvents(call, events, { zone: zurich, target: eights });
}

const problems = (events: readonly FileEvent[], scene?: Scene) =>
  read(events, scene).map(({ view }) => view.problem);

describe('an event of a file', () => {
  it('becomes an event of the calendar, by the visitor, which is not in it yet', () => {
    const state = calendarState([]);
    const [imported] = read([fileEvent({ who: 'Nina', location: 'Slip', notes: 'Oars' })], {
      state,
    });
    expect(imported?.record).toMatchObject({
      ...{ title: 'Sculling', who: 'Nina', location: 'Slip', notes: 'Oars' },
      ...{ subCalendarIds: [eights], recurrence: null, zone: 'Europe/Zurich', allDay: false },
      ...{ start: Date.parse('2026-03-05T06:00Z'), end: Date.parse('2026-03-05T07:00Z') },
      ...{ author: { name: 'Main link', isHere: true }, createdAt: '2026-03-02T09:00:00Z' },
    });
    expect(state.events.list()).toEqual([]);
  });

  it('is shown as it would be', () => {
    const [imported] = read([fileEvent({ line: 7, rrule: 'FREQ=DAILY;COUNT=2' })]);
    expect(imported?.view).toEqual({
      ...{ line: 7, title: 'Sculling', all_day: false, repeats: true, problem: null },
      ...{ start: '2026-03-05T07:00:00+01:00', end: '2026-03-05T08:00:00+01:00' },
      sub_calendar_ids: [eights],
    });
  });

  it('that lasts whole days is shown with its last day', () => {
    const days = fileEvent({ start: time('2026-03-05'), end: time('2026-03-07') });
    const [imported] = read([days]);
    expect(imported?.view).toMatchObject({
      ...{ start: '2026-03-05', end: '2026-03-06', all_day: true },
    });
  });

  it('goes to the sub-calendar that it names, if the visitor sees it, or else to the chosen one', () => {
    const placed = (subCalendar: string, role?: Scene['role']) =>
      read([fileEvent({ subCalendar })], role ? { role } : {})[0]?.view;
    expect(placed('Fours')?.sub_calendar_ids).toEqual([fours]);
    expect(placed('Elsewhere')?.sub_calendar_ids).toEqual([eights]);
    expect(placed('Fours', { [eights]: 'modify' })).toMatchObject({
      ...{ sub_calendar_ids: [eights], problem: null },
    });
  });

  it('is never cut inside a character', () => {
    // Eight units, of which three are left.
    const family = '👨‍👩‍👧';
    const [imported] = read([fileEvent({ who: `${'w'.repeat(247)}${family}` })]);
    expect(imported?.record?.who).toBe('w'.repeat(247));
  });

  it('loses what is too long or shows no difference', () => {
    const long = { who: 'w'.repeat(251), location: 'l'.repeat(251), notes: 'n'.repeat(20_001) };
    const [imported] = read([fileEvent({ ...long, title: ' A \n B ' })]);
    expect(imported?.record).toMatchObject({
      ...{ title: 'A B', who: 'w'.repeat(250), location: 'l'.repeat(250) },
      notes: 'n'.repeat(20_000),
    });
  });

  it('is in the zone of its start', () => {
    const start = time('2026-03-05T07:00', knownZone('Asia/Tokyo'));
    expect(read([fileEvent({ start })])[0]?.record?.zone).toBe('Asia/Tokyo');
  });

  it('keeps the zone of its start, to which its end is converted', () => {
    const tokyo = knownZone('Asia/Tokyo');
    const flight = fileEvent({ end: time('2026-03-06T01:00', tokyo), rrule: 'FREQ=DAILY' });
    expect(read([flight])[0]?.record).toMatchObject({
      zone: 'Europe/Zurich',
      // 16:00 in UTC, ten hours after the start.
      recurrence: { start: local('2026-03-05T07:00'), length: 10 * 3_600_000 },
    });
  });
});

describe('an event is refused', () => {
  it.each([
    ['an unreadable start', { start: undefined }, 'The start cannot be read.'],
    ['an unreadable end', { end: undefined }, 'The end cannot be read.'],
    ['a date at the end of times', { end: time('2026-03-06') }, 'The end cannot be read.'],
    ['no title', { title: ' ' }, 'There is no title.'],
    ['251 characters of title', { title: 'x'.repeat(251) }, 'The title is too long.'],
    ['an end before the start', { end: time('2026-03-05T06:59') }, 'The end is before the start.'],
    [
      'no whole day',
      { start: time('2026-03-05'), end: time('2026-03-05') },
      'The end is before the start.',
    ],
    ['more than 366 days', { end: time('2027-03-06T07:01') }, 'An event may last at most a year.'],
    [
      'the year 1899',
      { start: time('1899-12-31T07:00'), end: time('1900-01-01T07:00') },
      'Choose a year between 1900 and 2199.',
    ],
    [
      'the year 2200',
      { start: time('2199-12-31T07:00'), end: time('2200-01-01T07:00') },
      'Choose a year between 1900 and 2199.',
    ],
    ['an unknown rule', { rrule: 'FREQ=SOMETIMES' }, 'This rule cannot be read.'],
    [
      'a rule without an occurrence',
      { rrule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30' },
      'This rule has no occurrence.',
    ],
    [
      'only canceled occurrences',
      { rrule: 'FREQ=DAILY;COUNT=1', canceled: [time('2026-03-05T07:00')] },
      'This rule has no occurrence.',
    ],
  ])('for %s', (_, more, problem) => {
    expect(problems([fileEvent(more)])).toEqual([problem]);
  });

  it.each([
    ['250 characters of title', { title: '🚣'.repeat(250) }],
    ['no length', { end: time('2026-03-05T07:00') }],
    ['366 days', { end: time('2027-03-06T07:00') }],
    ['one day', { start: time('2026-03-05'), end: time('2026-03-06') }],
    ['the last day of all', { start: time('2199-12-31'), end: time('2200-01-01') }],
  ])('but not for %s', (_, more) => {
    expect(problems([fileEvent(more)])).toEqual([null]);
  });

  it('where the visitor may not add events', () => {
    expect(problems([fileEvent()], { role: { [eights]: 'read_only' } })).toEqual([
      'You may not add events there.',
    ]);
  });

  it('if events need what files do not have', () => {
    const fields = eventFields([{ id: 7, type: 'number', name: 'Crew', required: true }]);
    expect(problems([fileEvent()], { state: calendarState([], { fields }) })).toEqual([
      'Please fill in this field.',
    ]);
  });

  it.each(['who', 'location', 'notes'] as const)('if it lacks the required text %s', (type) => {
    const fields = eventFields().map((field) => ({ ...field, required: field.type === type }));
    const scene = { state: calendarState([], { fields }) };
    expect(problems([fileEvent()], scene)).toEqual(['Please fill in this field.']);
    expect(problems([fileEvent({ [type]: 'x' })], scene)).toEqual([null]);
    const hidden = fields.map((field) => ({ ...field, active: false }));
    expect(problems([fileEvent()], { state: calendarState([], { fields: hidden }) })).toEqual([
      null,
    ]);
  });

  it('if it is in the way of another, in the calendar or in the file', () => {
    const rooms = subCalendars(101, [{ name: 'Eights', color: 'blue', allows_overlap: false }]);
    const booked = eventRecord({ from: '2026-03-05T09:00', to: '2026-03-05T10:00' });
    const state = calendarState([booked], { subCalendars: rooms });
    const events = [
      fileEvent(),
      fileEvent({ start: time('2026-03-05T07:30') }),
      fileEvent({ start: time('2026-03-05T09:30'), end: time('2026-03-05T11:00') }),
      fileEvent({ start: time('2026-03-05T08:00'), end: time('2026-03-05T09:00') }),
    ];
    const inTheWay = 'Another event is in the way.';
    expect(problems(events, { state })).toEqual([null, inTheWay, inTheWay, null]);
    expect(state.events.list()).toEqual([booked]);
  });
});

describe('a refused event', () => {
  it('is shown as far as it can be read', () => {
    const [imported] = read([fileEvent({ title: '', start: undefined, end: undefined })]);
    expect(imported).toMatchObject({
      ...{ record: undefined, view: { title: null, start: null, end: null, all_day: false } },
    });
    const [long] = read([fileEvent({ title: '🚣'.repeat(251) })]);
    // Each has two units.
    expect(long?.view.title).toBe('🚣'.repeat(125));
  });
});

describe('a series of a file', () => {
  const yoga = (more: Partial<FileEvent> = {}) =>
    fileEvent({ uid: 'yoga', title: 'Yoga', rrule: 'FREQ=DAILY;COUNT=4', ...more });
  /** The occurrence on March 6, two hours later. */
  const later = (more: Partial<FileEvent> = {}) =>
    fileEvent({
      ...{ uid: 'yoga', title: ' Yoga  later ', original: time('2026-03-06T07:00') },
      ...{ start: time('2026-03-06T09:00'), end: time('2026-03-06T10:00') },
      ...more,
    });
  const exceptions = (record: EventRecord | undefined) =>
    [...(record?.exceptions ?? [])].map(([original, { changes }]) => [
      new Date(original).toISOString().slice(0, 16),
      changes,
    ]);

  it('has its canceled occurrences', () => {
    const [imported] = read([yoga({ canceled: [time('2026-03-06T07:00')] })]);
    expect(exceptions(imported?.record)).toEqual([['2026-03-06T06:00', null]]);
  });

  it('has the occurrences that differ, which are no events of their own', () => {
    const long = { location: 'l'.repeat(251), notes: 'n'.repeat(20_001) };
    const [part, series] = read([later(long), yoga()]);
    expect(part).toMatchObject({ record: undefined, view: { problem: null, repeats: false } });
    expect(exceptions(series?.record)).toEqual([
      [
        '2026-03-06T06:00',
        {
          ...{ allDay: false, title: 'Yoga later' },
          ...{ location: 'l'.repeat(250), notes: 'n'.repeat(20_000) },
          ...{ start: Date.parse('2026-03-06T08:00Z'), end: Date.parse('2026-03-06T09:00Z') },
        },
      ],
    ]);
  });

  it('is the only one of its UID that has such occurrences', () => {
    const [first, second] = read([yoga(), yoga(), later()]);
    expect(exceptions(first?.record)).toHaveLength(1);
    expect(exceptions(second?.record)).toEqual([]);
  });

  it('does not take occurrences that are refused', () => {
    for (const refused of [{ start: undefined }, { title: ' ' }]) {
      const [series, part] = read([yoga(), later(refused)]);
      expect(part?.view.problem).not.toBeNull();
      expect(exceptions(series?.record)).toEqual([]);
    }
  });

  it.each([
    ['at another time', '2026-03-06T08:00'],
    ['on another day', '2026-03-10T07:00'],
    ['of whole days', '2026-03-06'],
  ])('does not take occurrences that its rule lacks, %s', (_, original) => {
    const [series, part] = read([yoga(), later({ original: time(original) })]);
    expect(part?.view.problem).toBe('This rule has no occurrence.');
    expect(exceptions(series?.record)).toEqual([]);
  });

  it('is necessary for its occurrences, and so is that it is accepted', () => {
    const noSeries = 'This rule has no occurrence.';
    expect(problems([later()])).toEqual([noSeries]);
    expect(problems([yoga({ rrule: null }), later()])).toEqual([null, noSeries]);
    expect(problems([yoga({ uid: 'other' }), later()])).toEqual([null, noSeries]);
    expect(problems([yoga({ title: '' }), later()])).toEqual(['There is no title.', noSeries]);
  });
});
