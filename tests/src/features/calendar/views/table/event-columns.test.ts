import { describe, expect, it } from 'vitest';
import english from '#generated/messages/english.json' with { type: 'json' };
import type { CalendarEvent } from '#src/calendar/model/event.ts';
import type { EventField } from '#src/calendar/model/field-types.ts';
import { createEventCalls } from '#src/calendar/store/event-calls.ts';
import { EventStore } from '#src/calendar/store/event-store.ts';
import { createCalendarFormats } from '#src/calendar/words/calendar-formats.ts';
import { ChosenEvents } from '#src/features/calendar/event/chosen-events.ts';
import {
  createEventColumns,
  listFilledColumns,
  pickColumns,
  sortSpans,
  sumColumns,
} from '#src/features/calendar/views/table/event-columns.ts';
import { translateBy } from '#src/i18n/i18n.ts';
import { textsIn } from '#tests/setup/texts.ts';
import { createSpan } from '../../../../calendar/spans.ts';

const t = translateBy((await textsIn('en', english.calendar)).t);

const field = (id: number, type: EventField['type'], changes: Partial<EventField> = {}) => ({
  ...{ id, type, name: `Field ${id}`, active: true, required: false, in_title: false },
  ...{ visibility: 'all_users' as const, position: id, multiple: false, options: [] },
  ...changes,
});
const fields: readonly EventField[] = [
  field(1, 'who', { name: null }),
  field(2, 'location', { name: null }),
  field(3, 'notes', { name: null }),
  field(4, 'signup', { name: null }),
  field(5, 'comments', { name: null }),
  field(6, 'attachments', { name: null }),
  field(7, 'text', { name: 'Coach' }),
  field(8, 'number', { name: 'Crew' }),
  field(9, 'rich_text', { name: 'Plan' }),
  field(10, 'choice', { name: 'Boat', options: [{ id: 101, name: 'Otter', color: null }] }),
  field(11, 'text', { name: 'Old', active: false }),
];

const columnsFor = (event_fields: readonly EventField[]) =>
  createEventColumns({
    t,
    configuration: { sub_calendars: [], event_fields: [...event_fields] },
    formats: createCalendarFormats('en', true),
    eventLook: {
      color: () => 'blue',
      initials: () => undefined,
      chosen: new ChosenEvents(new EventStore(createEventCalls('boats', undefined))),
      title: ({ title }) => title ?? 'Reserved',
      calendars: ({ sub_calendar_ids }) => sub_calendar_ids.map((id) => `Calendar ${id}`),
      name: ({ event }) => event.title ?? '',
    },
    collator: new Intl.Collator('en'),
    number: (value) => `${value}.0`,
    drawTitle: ({ event }) => `drawn ${event.title}`,
    drawWay: (place) => `way to ${place}`,
  });
const columns = columnsFor(fields);

function findColumn(key: string) {
  const column = columns.find((one) => one.key === key);
  if (!column) throw new Error(`There is no column ${key}.`);
  return column;
}

/** What a column says of an event, as text and on the page. */
function read(key: string, changes: Partial<CalendarEvent> = {}) {
  const { text, cell } = findColumn(key);
  const span = createSpan(changes);
  return [text?.(span), cell(span, false)];
}

const signup = {
  limit: 5,
  deadline: null,
  visibility: 'all_users',
  my_signup_ids: [],
} satisfies Partial<CalendarEvent['signup']>;

describe('the columns of events', () => {
  it('are those of all events, then the calendar’s fields that are values and in use', () => {
    expect(columns.map(({ key, label }) => `${key}: ${label}`)).toEqual([
      ...['title: Title', 'start: Start', 'end: End', 'calendars: Calendars', 'who: Who'],
      ...['location: Where', 'notes: Notes', 'signup: Sign-ups', 'field-7: Coach'],
      ...['field-8: Crew', 'field-9: Plan', 'field-10: Boat'],
    ]);
  });

  it('have the way to a place beside its words', () => {
    const { mark } = findColumn('location');
    expect(mark?.(createSpan({ location: 'Lake' }))).toBe('way to Lake');
  });

  it('are none for a field of a type that this client does not know', () => {
    const later = field(1, JSON.parse('"weather"'), { name: 'Weather' });
    expect(columnsFor([later])).toHaveLength(4);
  });

  it('have the names that a calendar gives its fields', () => {
    const named = [field(1, 'who', { name: 'Cox' }), field(4, 'signup', { name: 'Seats' })];
    expect(
      columnsFor(named)
        .slice(4)
        .map(({ label }) => label),
    ).toEqual(['Cox', 'Seats']);
  });

  it.each<[string, Partial<CalendarEvent>, string]>([
    ['calendars', { sub_calendar_ids: [2, 1] }, 'Calendar 2, Calendar 1'],
    ['who', { who: 'Ann' }, 'Ann'],
    ['who', {}, ''],
    ['location', { location: 'Lake' }, 'Lake'],
    ['location', {}, ''],
    ['notes', { notes: 'Bring *cake*.' }, 'Bring cake.'],
    ['notes', {}, ''],
    ['signup', { signup: { ...signup, count: 0 } }, '0.0'],
    ['signup', {}, ''],
    ['field-7', { custom: { '7': 'Milo' } }, 'Milo'],
    ['field-7', { custom: {} }, ''],
    ['field-8', { custom: { '8': 4 } }, '4.0'],
    ['field-8', { custom: { '8': 'four' } }, ''],
    ['field-8', {}, ''],
    ['field-9', { custom: { '9': '**Row**' } }, 'Row'],
    ['field-10', { custom: { '10': [101] } }, 'Otter'],
    ['field-10', {}, ''],
  ])('say in %s of %j “%s”', (key, event, text) => {
    expect(read(key, event)).toEqual([text, text]);
  });

  it('draw the title', () => {
    expect(read('title', { title: 'Race' })).toEqual(['Race', 'drawn Race']);
    expect(read('title', { title: null })[0]).toBe('Reserved');
  });

  it('export texts as they were typed', () => {
    const exported = findColumn('notes').exported ?? [];
    const span = createSpan({ notes: 'Bring *cake*.' });
    expect(exported.map(({ label, text }) => `${label}: ${text(span)}`)).toEqual([
      'Notes: Bring *cake*.',
    ]);
  });

  it('say the year of times only in files, and the day of the end only if it is another', () => {
    expect(read('start')).toEqual(['Mar 2, 2026, 17:30', 'Mar 2, 17:30']);
    expect(read('end')).toEqual(['Mar 2, 2026, 19:00', '19:00']);
    expect(read('end', { end: '2026-03-03T01:00:00+01:00' })).toEqual([
      'Mar 3, 2026, 01:00',
      'Mar 3, 01:00',
    ]);
  });

  it('end at midnight on the day that begins then', () => {
    expect(read('end', { end: '2026-03-03T00:00:00+01:00' })).toEqual([
      'Mar 3, 2026, 00:00',
      '00:00',
    ]);
    expect(read('end', { end: '2026-03-04T00:00:00+01:00' })).toEqual([
      'Mar 4, 2026, 00:00',
      'Mar 4, 00:00',
    ]);
    const whole = { all_day: true, start: '2026-03-02', end: '2026-03-02' };
    expect(read('start', whole)).toEqual(['Mar 2, 2026', 'Mar 2']);
    expect(read('end', whole)).toEqual(['Mar 2, 2026', 'Mar 2']);
  });
});

describe('the columns that are shown', () => {
  const spans = [createSpan({ who: 'Ann' }), createSpan({ custom: { '8': 0 } })];

  it('are those in which some event has something', () => {
    expect(listFilledColumns(columns, spans)).toEqual([
      ...['title', 'start', 'end', 'calendars', 'who', 'field-8'],
    ]);
    expect(listFilledColumns(columns, [])).toEqual([]);
  });

  it('begin with the one that names the event', () => {
    const keys = (chosen: readonly string[]) => pickColumns(columns, chosen).map(({ key }) => key);
    expect(keys([])).toEqual(['title']);
    expect(keys(['field-8', 'start', 'gone'])).toEqual(['title', 'start', 'field-8']);
  });
});

describe('the sums of columns', () => {
  it('are those of numbers that some event has', () => {
    const spans = [3, 4].map((crew) => createSpan({ custom: { '8': crew } }));
    expect(sumColumns(columns, [...spans, createSpan()])).toEqual([
      { key: 'field-8', label: 'Crew', sum: 7 },
    ]);
    expect(sumColumns(columns, [createSpan({ custom: { '8': 0 } })])).toEqual([
      { key: 'field-8', label: 'Crew', sum: 0 },
    ]);
    expect(sumColumns(columns, [])).toEqual([]);
  });
});

describe('events in the order of a column', () => {
  const at = (id: string, start: string, end: string, changes: Partial<CalendarEvent> = {}) =>
    createSpan({
      ...{
        id,
        title: id,
        start: `2026-03-02T${start}:00+01:00`,
        end: `2026-03-02T${end}:00+01:00`,
      },
      ...changes,
    });
  const spans = [
    at('late', '12:00', '13:00', { who: 'bo', custom: { '8': 10 } }),
    at('early', '08:00', '15:00', { who: 'Al', custom: { '8': 9 } }),
    at('empty', '09:00', '10:00', { who: 'Bo' }),
    at('vacant', '07:00', '09:00', { who: 'Cy' }),
  ];
  const sort = (key: string, order: 'asc' | 'desc') =>
    sortSpans(spans, findColumn(key), order).map(({ event }) => event.id);

  it('stay as they are without one', () => {
    expect(sortSpans(spans, undefined, 'desc')).toBe(spans);
  });

  it.each([
    ['start', ['vacant', 'early', 'empty', 'late']],
    ['end', ['vacant', 'empty', 'late', 'early']],
    ['title', ['early', 'empty', 'late', 'vacant']],
    ['who', ['early', 'late', 'empty', 'vacant']],
  ])('go up and down by %s', (key, ids) => {
    expect(sort(key, 'asc')).toEqual(ids);
    expect(sort(key, 'desc')).toEqual([...ids].reverse());
  });

  it('go up and down by a number, of which those without come last, by their start', () => {
    expect(sort('field-8', 'asc')).toEqual(['early', 'late', 'vacant', 'empty']);
    expect(sort('field-8', 'desc')).toEqual(['late', 'early', 'vacant', 'empty']);
  });

  it('go by their start where the column does not decide', () => {
    expect(sort('location', 'asc')).toEqual(['vacant', 'early', 'empty', 'late']);
    expect(sort('location', 'desc')).toEqual(['vacant', 'early', 'empty', 'late']);
  });

  it('leave the list as it was', () => {
    sort('title', 'asc');
    expect(spans.map(({ event }) => event.id)).toEqual(['late', 'early', 'empty', 'vacant']);
  });
});
