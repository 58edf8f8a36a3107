import { describe, expect, it } from 'vitest';
import {
  emptyEvent,
  type FileEvent,
  type FileTime,
} from '#mocks/handlers/calendar/exchange/file-event.ts';
import { importedEvents } from '#mocks/handlers/calendar/exchange/imported-events.ts';
import type { EventRecord, Permission } from '#mocks/seed/calendar/records.ts';
import { eventFields, subCalendars } from '#mocks/seed/calendar/story-calendar.ts';
import { knownZone } from '#mocks/time/zones.ts';
import { createViewer } from '#mocks/world/calendar/event-view.ts';
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
    ...{ ...emptyEvent, title: 'Sculling' },
    ...{ start: time('2026-03-05T07:00'), end: time('2026-03-05T08:00') },
    ...more,
  };
}

interface Scene {
  readonly role?: Permission | Readonly<Record<number, Permission>>;
  readonly state?: ReturnType<typeof calendarState>;
}

async function read(events: readonly FileEvent[], { role, state = calendarState([]) }: Scene = {}) {
  const access = visitor(state, role);
  const call = {
    ...{ access, now: storyNow, language: 'en' as const, world: new World() },
    viewer: createViewer(access, zurich, storyNow),
  };
  const { rows, edits } = await importedEvents(call, events, { zone: zurich, target: eights });
  return { rows, records: edits.flatMap(({ after }) => after ?? []) };
}

const problems = async (events: readonly FileEvent[], scene?: Scene) =>
  (await read(events, scene)).rows.map(({ problem }) => problem);

describe('an event of a file', () => {
  it('becomes an event of the calendar, by the visitor, which is not in it yet', async () => {
    const state = calendarState([]);
    const {
      records: [record],
    } = await read([fileEvent({ who: 'Nina', location: 'Slip', notes: 'Oars' })], {
      state,
    });
    expect(record).toMatchObject({
      ...{ title: 'Sculling', who: 'Nina', location: 'Slip', notes: 'Oars' },
      ...{ subCalendarIds: [eights], recurrence: null, zone: 'Europe/Zurich', allDay: false },
      ...{ start: Date.parse('2026-03-05T06:00Z'), end: Date.parse('2026-03-05T07:00Z') },
      ...{ author: { name: 'Main link', isHere: true }, createdAt: '2026-03-02T09:00:00Z' },
    });
    expect(state.events.list()).toEqual([]);
  });

  it('is shown as it would be', async () => {
    const {
      rows: [row],
    } = await read([fileEvent({ line: 7, rrule: 'FREQ=DAILY;COUNT=2' })]);
    expect(row).toEqual({
      ...{ line: 7, title: 'Sculling', all_day: false, repeats: true, problem: null },
      ...{ outcome: 'new', warnings: [] },
      ...{ start: '2026-03-05T07:00:00+01:00', end: '2026-03-05T08:00:00+01:00' },
      sub_calendar_ids: [eights],
    });
  });

  it('that lasts whole days is shown with its last day', async () => {
    const days = fileEvent({ start: time('2026-03-05'), end: time('2026-03-07') });
    const {
      rows: [row],
    } = await read([days]);
    expect(row).toMatchObject({
      ...{ start: '2026-03-05', end: '2026-03-06', all_day: true },
    });
  });

  it('goes to the sub-calendar that it names, if the visitor sees it, or else to the chosen one', async () => {
    const placed = async (names: readonly string[], role?: Scene['role']) =>
      (await read([fileEvent({ subCalendars: names })], role ? { role } : {})).rows[0];
    expect((await placed(['Fours']))?.sub_calendar_ids).toEqual([fours]);
    expect((await placed(['Fours', 'Eights']))?.sub_calendar_ids).toEqual([eights, fours]);
    expect((await placed(['Elsewhere']))?.sub_calendar_ids).toEqual([eights]);
    expect(await placed(['Fours'], { [eights]: 'modify' })).toMatchObject({
      ...{ sub_calendar_ids: [eights], problem: null },
    });
  });

  it('is never cut inside a character', async () => {
    // Eight units, of which three are left.
    const family = '👨‍👩‍👧';
    const {
      records: [record],
    } = await read([fileEvent({ who: `${'w'.repeat(247)}${family}` })]);
    expect(record?.who).toBe('w'.repeat(247));
  });

  it('loses what is too long or shows no difference', async () => {
    const long = { who: 'w'.repeat(251), location: 'l'.repeat(251), notes: 'n'.repeat(20_001) };
    const {
      rows: [row],
      records: [record],
    } = await read([fileEvent({ ...long, title: ' A \n B ' })]);
    expect(record).toMatchObject({
      ...{ title: 'A B', who: 'w'.repeat(250), location: 'l'.repeat(250) },
      notes: 'n'.repeat(20_000),
    });
    expect(row?.warnings).toEqual([
      'The names of who takes part are too long, and are cut.',
      'The location is too long, and is cut.',
      'The notes are too long, and are cut.',
    ]);
  });

  it('has no control characters', async () => {
    const { records } = await read([
      fileEvent({ title: 'O\u0007ars\rX', location: 'S\u0000lip', notes: 'a\u001b\r\nb\tc' }),
    ]);
    expect(records[0]).toMatchObject({ title: 'Oars X', location: 'Slip', notes: 'a\nb\tc' });
  });

  it('is in the zone of its start', async () => {
    const start = time('2026-03-05T07:00', knownZone('Asia/Tokyo'));
    const { records } = await read([fileEvent({ start })]);
    expect(records[0]?.zone).toBe('Asia/Tokyo');
  });

  it('keeps the zone of its start, to which its end is converted', async () => {
    const tokyo = knownZone('Asia/Tokyo');
    const flight = fileEvent({ end: time('2026-03-06T01:00', tokyo), rrule: 'FREQ=DAILY' });
    const { records } = await read([flight]);
    expect(records[0]).toMatchObject({
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
  ])('for %s', async (_, more, problem) => {
    expect(await problems([fileEvent(more)])).toEqual([problem]);
  });

  it.each([
    ['250 characters of title', { title: '🚣'.repeat(250) }],
    ['no length', { end: time('2026-03-05T07:00') }],
    ['366 days', { end: time('2027-03-06T07:00') }],
    ['one day', { start: time('2026-03-05'), end: time('2026-03-06') }],
    ['the last day of all', { start: time('2199-12-31'), end: time('2200-01-01') }],
  ])('but not for %s', async (_, more) => {
    expect(await problems([fileEvent(more)])).toEqual([null]);
  });

  it('where the visitor may not add events', async () => {
    expect(await problems([fileEvent()], { role: { [eights]: 'read_only' } })).toEqual([
      'You may not add events there.',
    ]);
  });

  it('if events need what files do not have', async () => {
    const fields = eventFields([{ id: 7, type: 'number', name: 'Crew', required: true }]);
    expect(await problems([fileEvent()], { state: calendarState([], { fields }) })).toEqual([
      'Please fill in this field.',
    ]);
  });

  it.each(['who', 'location', 'notes'] as const)(
    'if it lacks the required text %s',
    async (type) => {
      const fields = eventFields().map((field) => ({ ...field, required: field.type === type }));
      const scene = { state: calendarState([], { fields }) };
      expect(await problems([fileEvent()], scene)).toEqual(['Please fill in this field.']);
      expect(await problems([fileEvent({ [type]: 'x' })], scene)).toEqual([null]);
      const hidden = fields.map((field) => ({ ...field, active: false }));
      expect(
        await problems([fileEvent()], { state: calendarState([], { fields: hidden }) }),
      ).toEqual([null]);
    },
  );

  it('if it is in the way of another, in the calendar or in the file', async () => {
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
    expect(await problems(events, { state })).toEqual([null, inTheWay, inTheWay, null]);
    expect(state.events.list()).toEqual([booked]);
  });
});

describe('a refused event', () => {
  it('is shown as far as it can be read', async () => {
    const { rows, records } = await read([
      fileEvent({ title: '', start: undefined, end: undefined }),
      fileEvent({ title: '🚣'.repeat(251) }),
    ]);
    expect(records).toEqual([]);
    // Each character of the long title has two units.
    expect(rows).toMatchObject([
      { title: null, start: null, end: null, all_day: false, outcome: 'refused' },
      { title: '🚣'.repeat(125), outcome: 'refused' },
    ]);
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

  it.each([
    ['at its time', time('2026-03-06T07:00')],
    ['at its time elsewhere', time('2026-03-06T06:00', knownZone('UTC'))],
    ['on its day', time('2026-03-06')],
  ])('has its canceled occurrences, %s', async (_, canceled) => {
    const { rows, records } = await read([yoga({ canceled: [canceled] })]);
    expect(exceptions(records[0])).toEqual([['2026-03-06T06:00', null]]);
    expect(rows[0]?.warnings).toEqual([]);
  });

  it('says if some of those it cancels do not exist', async () => {
    const { rows, records } = await read([yoga({ canceled: [time('2026-03-06T08:00')] })]);
    expect(exceptions(records[0])).toEqual([]);
    expect(rows[0]).toMatchObject({
      ...{ outcome: 'new', warnings: ['Some exceptions of the rule are of no occurrence.'] },
    });
  });

  it('says if its rule leaves out its start', async () => {
    const { rows, records } = await read([yoga({ rrule: 'FREQ=WEEKLY;BYDAY=FR' })]);
    expect(records[0]?.recurrence?.start).toBe(local('2026-03-06T07:00'));
    expect(rows[0]?.warnings).toEqual([
      'The rule leaves out the start, and the event begins later.',
    ]);
  });

  it('of whole days is without those that are canceled by a time', async () => {
    const days = { start: time('2026-03-05'), end: time('2026-03-06') };
    const { records } = await read([
      yoga({
        ...days,
        canceled: [time('2026-03-06T00:00'), time('2026-03-06T23:30', knownZone('UTC'))],
      }),
    ]);
    expect(exceptions(records[0])).toEqual([
      ['2026-03-06T00:00', null],
      ['2026-03-07T00:00', null],
    ]);
  });

  it('has the occurrences that differ, which are no events of their own', async () => {
    const long = { location: 'l'.repeat(251), notes: 'n'.repeat(20_001) };
    const { rows, records } = await read([later(long), yoga()]);
    expect(records).toHaveLength(1);
    expect(rows[0]).toMatchObject({ problem: null, repeats: false, outcome: 'new' });
    expect(exceptions(records[0])).toEqual([
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

  it('counts in its newest state alone, or else in its last one', async () => {
    const { rows, records } = await read([
      ...[yoga({ sequence: 2, title: 'New' }), yoga({ sequence: 1 }), later({ sequence: 3 })],
      ...[later({ title: 'Old' }), fileEvent({ uid: 'a' }), fileEvent({ uid: 'a', title: 'Last' })],
    ]);
    expect(rows.map(({ outcome }) => outcome)).toEqual([
      ...['new', 'older', 'new', 'older', 'older', 'new'],
    ]);
    expect(records.map(({ title }) => title)).toEqual(['New', 'Last']);
    expect(exceptions(records[0])).toMatchObject([['2026-03-06T06:00', { title: 'Yoga later' }]]);
  });

  it('does not take occurrences that are refused', async () => {
    for (const refused of [{ start: undefined }, { title: ' ' }]) {
      const { rows, records } = await read([yoga(), later(refused)]);
      expect(rows[1]?.problem).not.toBeNull();
      expect(exceptions(records[0])).toEqual([]);
    }
  });

  it.each([
    ['at another time', '2026-03-06T08:00'],
    ['on another day', '2026-03-10T07:00'],
    ['on another whole day', '2026-03-10'],
  ])('does not take occurrences that its rule lacks, %s', async (_, original) => {
    const { rows, records } = await read([yoga(), later({ original: time(original) })]);
    expect(rows[1]?.problem).toBe('Its series has no such occurrence.');
    expect(exceptions(records[0])).toEqual([]);
  });

  it('is necessary for its occurrences, and so is that it is accepted', async () => {
    const noSeries = 'The series of this occurrence is not in the file, or is refused.';
    expect(await problems([later()])).toEqual([noSeries]);
    expect(await problems([yoga({ rrule: null }), later()])).toEqual([null, noSeries]);
    expect(await problems([yoga({ uid: 'other' }), later()])).toEqual([null, noSeries]);
    expect(await problems([yoga({ title: '' }), later()])).toEqual([
      'There is no title.',
      noSeries,
    ]);
  });

  it('is left out with its occurrences if it is canceled', async () => {
    const { rows, records } = await read([yoga({ isCanceled: true, title: '' }), later()]);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['canceled', 'canceled']);
    expect(records).toEqual([]);
  });

  it('becomes several where all that follows differs, each with an identity', async () => {
    const following = later({ isFollowing: true });
    const again = later({
      ...{ isFollowing: true, original: time('2026-03-08T07:00'), title: 'Last' },
      ...{ start: time('2026-03-08T10:00'), end: time('2026-03-08T11:00') },
    });
    const { rows, records } = await read([again, yoga(), following]);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['new', 'new', 'new']);
    expect(
      records.map(({ title, recurrence, source }) => [title, recurrence?.rrule, source?.uid]),
    ).toEqual([
      ['Yoga', 'FREQ=DAILY;UNTIL=20260306T055959Z', 'yoga'],
      ['Yoga later', 'FREQ=DAILY;UNTIL=20260308T075959Z', 'yoga_R20260306T060000Z'],
      ['Last', 'FREQ=DAILY;COUNT=1', 'yoga_R20260308T060000Z'],
    ]);
  });

  it('ends where all that follows is canceled', async () => {
    const { records } = await read([yoga(), later({ isFollowing: true, isCanceled: true })]);
    expect(records.map(({ recurrence }) => recurrence?.rrule)).toEqual([
      'FREQ=DAILY;UNTIL=20260306T055959Z',
    ]);
  });
});
