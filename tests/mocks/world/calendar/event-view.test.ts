import { describe, expect, it } from 'vitest';
import type { CalendarContents, EventRecord, Permission } from '#mocks/seed/calendar/records.ts';
import { eventFields } from '#mocks/seed/calendar/story-calendar.ts';
import { knownZone } from '#mocks/time/zones.ts';
import {
  createViewer,
  eventView,
  seenOccurrence,
  spanView,
  timeView,
} from '#mocks/world/calendar/event-view.ts';
import { occurrenceAt, onlyOccurrence } from '#mocks/world/calendar/occurrences.ts';
import {
  calendarState,
  eventRecord,
  local,
  storyNow,
  visitor,
  zurich,
} from './calendar-records.ts';

interface Scene {
  readonly role?: Permission | Readonly<Record<number, Permission>>;
  readonly original?: number;
  readonly contents?: Partial<CalendarContents>;
}

function view(record: EventRecord, { role, original, contents }: Scene = {}) {
  const viewer = createViewer(visitor(calendarState([record], contents), role), zurich, storyNow);
  const occurrence =
    original === undefined ? onlyOccurrence(record) : occurrenceAt(record, original);
  const seen = occurrence && seenOccurrence(occurrence, viewer);
  return seen && eventView(seen, viewer);
}

/** The fields that every calendar has, of which one is hidden from readers. */
const hiding = (type: string) => ({
  fields: eventFields().map((field) =>
    field.type === type ? { ...field, visibility: 'users_with_modify_permission' as const } : field,
  ),
});

describe('times', () => {
  it('are local, with their offset at that time', () => {
    expect(timeView(Date.parse('2026-03-29T00:59Z'), false, zurich)).toBe(
      '2026-03-29T01:59:00+01:00',
    );
    expect(timeView(Date.parse('2026-03-29T01:00Z'), false, zurich)).toBe(
      '2026-03-29T03:00:00+02:00',
    );
    expect(timeView(Date.parse('2026-03-02T17:00Z'), false, knownZone('America/St_Johns'))).toBe(
      '2026-03-02T13:30:00-03:30',
    );
  });

  it('of whole days are dates, of which the last one is the end', () => {
    const days = { allDay: true, start: local('2026-03-02'), end: local('2026-03-04') };
    expect(spanView(days, zurich)).toEqual({
      ...{ start: '2026-03-02', end: '2026-03-03', all_day: true },
    });
  });
});

describe('an event', () => {
  it('has no members without a value', () => {
    expect(view(eventRecord())).toEqual({
      ...{ id: '7001', version: '1', title: 'Training', all_day: false, is_reserved: false },
      ...{ start: '2026-03-02T18:00:00+01:00', end: '2026-03-02T19:30:00+01:00' },
      rights: { change: true, delete: true, comment: true, signup: false, until: null },
      ...{ sub_calendar_ids: [10101], created_at: '2026-01-01T08:00:00Z' },
      updated_at: '2026-01-01T08:00:00Z',
    });
  });

  it('without its details has only times and places, and gives no rights', () => {
    const record = eventRecord({
      ...{ who: 'Nina', location: 'Slip', notes: 'Oars', rrule: 'FREQ=DAILY;COUNT=2' },
    });
    const original = Date.parse('2026-03-02T17:00Z');
    expect(view(record, { role: 'read_only_without_details', original })).toEqual({
      ...{ id: '7001-20260302T170000Z', version: '1', title: null, is_reserved: true },
      ...{ start: '2026-03-02T18:00:00+01:00', end: '2026-03-02T19:30:00+01:00', all_day: false },
      rights: { change: false, delete: false, comment: false, signup: false, until: null },
      ...{ sub_calendar_ids: [10101], series_id: '7001' },
      original_start: '2026-03-02T18:00:00+01:00',
      ...{ created_at: '2026-01-01T08:00:00Z', updated_at: '2026-01-01T08:00:00Z' },
    });
  });

  it('is hidden where the visitor sees none of its sub-calendars', () => {
    expect(view(eventRecord(), { role: { 10102: 'read_only' } })).toBeUndefined();
  });

  it('may be changed until its half an hour has passed', () => {
    const author = { name: 'Main link', userId: null, keyId: 1011, isHere: true };
    const record = eventRecord({ author, createdAt: '2026-03-02T08:45:00Z' });
    expect(view(record, { role: 'add_only' })?.rights).toMatchObject({
      ...{ change: true, until: '2026-03-02T09:15:00Z' },
    });
  });

  it.each(['who', 'location', 'notes'] as const)('has the text %s unless it is hidden', (type) => {
    const record = eventRecord({ [type]: 'Text' });
    const contents = hiding(type);
    expect(view(record)).toHaveProperty(type, 'Text');
    expect(view(record, { role: 'modify', contents })).toHaveProperty(type, 'Text');
    expect(view(record, { role: 'read_only', contents })).not.toHaveProperty(type);
  });

  it('has attachments unless they are hidden', () => {
    const file = { id: 1, name: 'a.pdf', size: 9, mimetype: 'application/pdf' };
    const attachments = [{ ...file, url: 'https://files.example/a', thumbnail_url: null }];
    const record = eventRecord({ attachments });
    expect(view(record)?.attachments).toEqual(attachments);
    expect(view(record, { role: 'read_only', contents: hiding('attachments') })).not.toHaveProperty(
      'attachments',
    );
  });
});

describe('an occurrence', () => {
  const series = eventRecord({
    ...{ rrule: 'FREQ=DAILY;COUNT=3' },
    exceptions: {
      '2026-03-03T17:00Z': { title: 'Technique', subCalendarIds: [10102] },
    },
  });
  const [first, second] = [Date.parse('2026-03-02T17:00Z'), Date.parse('2026-03-03T17:00Z')];

  it('names its series, its rule and the zone of that', () => {
    expect(view(series, { original: first })).toMatchObject({
      ...{ series_id: '7001', original_start: '2026-03-02T18:00:00+01:00', is_exception: false },
      ...{ rrule: 'FREQ=DAILY;COUNT=3', tz: 'Europe/Zurich' },
    });
  });

  it('has its own differences, also in who sees it', () => {
    expect(view(series, { original: second })).toMatchObject({
      ...{ title: 'Technique', is_exception: true, version: '1.1', sub_calendar_ids: [10102] },
    });
    expect(view(series, { original: second, role: { 10101: 'read_only' } })).toBeUndefined();
    expect(view(series, { original: second, role: { 10102: 'read_only' } })).toBeDefined();
  });

  it('was updated when its differences were', () => {
    const updatedAt = '2026-02-01T08:00:00Z';
    const exceptions = new Map([
      [second, { version: '1', changes: { who: 'Nina' }, updatedAt } as const],
    ]);
    const later = { ...series, exceptions };
    expect(view(later, { original: second })?.updated_at).toBe(updatedAt);
    expect(view(later, { original: first })?.updated_at).toBe('2026-01-01T08:00:00Z');
  });

  it('of whole days has no zone', () => {
    const days = eventRecord({
      ...{ allDay: true, from: '2026-03-02', to: '2026-03-03', rrule: 'FREQ=DAILY;COUNT=2' },
    });
    const shown = view(days, { original: local('2026-03-02') });
    expect(shown).toMatchObject({ rrule: 'FREQ=DAILY;COUNT=2', original_start: '2026-03-02' });
    expect(shown).not.toHaveProperty('tz');
  });
});

describe('what people say about an event', () => {
  const author = { name: 'Nina', userId: null, keyId: 1011, isHere: true };
  const entry = { author, created_at: '2026-03-01T08:00:00Z' } as const;
  const talk = {
    comments: new Map([['7001', [{ ...entry, id: 1, message: 'Hi', updated_at: null }]]]),
    signups: new Map([
      [
        '7001',
        [
          { ...entry, id: 1, name: 'Nina' },
          { ...entry, id: 2, name: 'Milo', author: { ...author, isHere: false } },
        ],
      ],
    ]),
  };
  const taking = (visibility: 'all_users' | 'users_with_modify_permission') =>
    eventRecord({ signup: { limit: 4, deadline: null, visibility } });

  it('is counted, unless it is hidden', () => {
    const read = (type: string) =>
      view(taking('all_users'), { role: 'read_only', contents: { ...talk, ...hiding(type) } });
    expect(read('who')).toMatchObject({
      ...{ comments_count: 1, rights: { comment: true, signup: true } },
      signup: { limit: 4, deadline: null, visibility: 'all_users', count: 2, my_signup_ids: [1] },
    });
    expect(read('comments')).not.toHaveProperty('comments_count');
    expect(read('comments')?.rights.comment).toBe(false);
    expect(read('signup')).not.toHaveProperty('signup');
    expect(read('signup')?.rights.signup).toBe(false);
  });

  it('is counted by those who may change the event, if the event says so', () => {
    const read = (role: Permission) =>
      view(taking('users_with_modify_permission'), { role, contents: talk })?.signup;
    expect(read('read_only')).toMatchObject({ count: null, my_signup_ids: [1] });
    expect(read('modify')).toMatchObject({ count: 2, my_signup_ids: [1] });
  });
});
