import { describe, expect, it } from 'vitest';
import { readChanges } from '#mocks/handlers/calendar/event-input.ts';
import type { EventFieldRecord, EventTexts, Permission } from '#mocks/seed/calendar/records.ts';
import { eventFields } from '#mocks/seed/calendar/story-calendar.ts';
import { knownZone, type Zone } from '#mocks/time/zones.ts';
import type { Access } from '#mocks/world/calendar/access.ts';
import { createViewer } from '#mocks/world/calendar/event-view.ts';
import { onlyOccurrence } from '#mocks/world/calendar/occurrences.ts';
import {
  calendarState,
  eventRecord,
  local,
  seenBy,
  storyNow,
  visitor,
  zurich,
} from '../../world/calendar/calendar-records.ts';

type Given = Parameters<typeof readChanges>[1];
type Roles = Permission | Readonly<Record<number, Permission>>;

interface Scene {
  readonly role?: Roles;
  readonly fields?: readonly EventFieldRecord[];
  /** Of the visitor. */
  readonly zone?: Zone;
}

const [eights, fours, sculls] = [10101, 10102, 10103];
const tokyo = 'Asia/Tokyo';
const notFilled = 'Please fill in this field.';

const times = { start: '2026-03-05T07:00', end: '2026-03-05T08:00' };
const minimal = { title: 'Sculling', ...times, sub_calendar_ids: [eights] };

/** A call without uploaded files. */
function callBy(access: Access, zone = zurich) {
  const viewer = createViewer(access, zone, storyNow);
  return { access, viewer, uploadedFile: () => undefined };
}

/** Reads the body of a new event. */
function readNew(given: Given, { role, fields = eventFields(), zone }: Scene = {}) {
  const access = visitor(calendarState([], { fields }), role);
  return readChanges(callBy(access, zone), given);
}

/** Reads a change to the training. */
function readChange(
  given: Given,
  texts: Partial<EventTexts> = {},
  { role, fields = eventFields() }: Scene = {},
) {
  const record = eventRecord(texts);
  const signups = new Map([
    [
      record.id,
      [1, 2].map((id) => ({
        id,
        name: 'Nina',
        author: record.author,
        created_at: record.createdAt,
      })),
    ],
  ]);
  const access = visitor(calendarState([record], { fields, signups }), role);
  const current = seenBy(access, onlyOccurrence(record));
  return readChanges(callBy(access), given, current);
}

/** The texts that a body changes. */
function texts(read: ReturnType<typeof readChanges>) {
  if ('status' in read) throw new Error(JSON.stringify(read.body));
  return read.texts;
}

/** What is wrong with a body. */
function problems(read: ReturnType<typeof readChanges>) {
  return 'status' in read && 'details' in read.body.error ? read.body.error.details : [];
}

/** The built-in fields, of which some are required. */
const requiring = (type: 'who' | 'location' | 'notes', more: object = {}) =>
  eventFields().map((field) =>
    field.type === type ? { ...field, required: true, ...more } : field,
  );

describe('the body of a new event', () => {
  it('becomes texts and local times', () => {
    expect(readNew(minimal)).toEqual({
      texts: { title: 'Sculling', subCalendarIds: [eights] },
      times: {
        ...{ allDay: false, zone: zurich },
        ...{ start: local('2026-03-05T07:00'), end: local('2026-03-05T08:00') },
      },
    });
  });

  it('loses spaces that no one sees, except in notes', () => {
    const given = { title: ' A \n B ', who: ' Nina  K. ', location: ' Slip ', notes: ' 1\n 2 ' };
    expect(texts(readNew({ ...minimal, ...given }))).toMatchObject({
      ...{ title: 'A B', who: 'Nina  K.', location: 'Slip', notes: ' 1\n 2 ' },
    });
  });

  it('can have a rule and a zone', () => {
    expect(readNew({ ...minimal, rrule: 'FREQ=DAILY', tz: tokyo })).toMatchObject({
      ...{ rrule: 'FREQ=DAILY', zone: tokyo },
    });
  });

  it('needs values of the calendar’s own required fields', () => {
    const fields = eventFields([{ id: 7, type: 'text', name: 'Boat', required: true }]);
    expect(problems(readNew(minimal, { fields }))).toEqual([
      { field: 'custom.7', message: notFilled },
    ]);
    expect(texts(readNew({ ...minimal, custom: { 7: 'Heron' } }, { fields })).custom).toEqual({
      7: 'Heron',
    });
  });

  it.each(['who', 'location', 'notes'] as const)('needs the required text %s', (type) => {
    const fields = requiring(type);
    expect(problems(readNew(minimal, { fields }))).toEqual([{ field: type, message: notFilled }]);
    expect(problems(readNew({ ...minimal, [type]: ' ' }, { fields }))).toHaveLength(1);
    expect(problems(readNew({ ...minimal, [type]: 'x' }, { fields }))).toEqual([]);
    const hidden = requiring(type, { active: false });
    expect(problems(readNew(minimal, { fields: hidden }))).toEqual([]);
  });
});

describe('a change', () => {
  it('contains only what is given', () => {
    expect(readChange({})).toEqual({ texts: {} });
    expect(texts(readChange({ who: 'Nina' }))).toEqual({ who: 'Nina' });
  });

  it('can end a repetition, and says nothing about the zone if that is null', () => {
    expect(readChange({ rrule: null, tz: null })).toEqual({ texts: {}, rrule: null });
  });

  it('can end sign-ups', () => {
    expect(texts(readChange({ signup: null }))).toEqual({ signup: null });
  });

  it('adds values of own fields to those that the event has', () => {
    const fields = eventFields([
      { id: 7, type: 'text', name: 'Boat', required: true },
      { id: 8, type: 'text', name: 'Coach' },
    ]);
    const change = readChange({ custom: { 8: 'Milo' } }, { custom: { 7: 'Heron' } }, { fields });
    expect(texts(change).custom).toEqual({ 7: 'Heron', 8: 'Milo' });
  });

  it('need not fill in what was empty before it was required', () => {
    const fields = [
      ...requiring('who'),
      ...eventFields([{ id: 7, type: 'text', name: 'Boat', required: true }]).slice(-1),
    ];
    expect(problems(readChange({ title: 'Sculling' }, {}, { fields }))).toEqual([]);
  });

  it('cannot empty a required text', () => {
    const change = readChange({ who: ' ' }, { who: 'Nina' }, { fields: requiring('who') });
    expect(problems(change)).toEqual([{ field: 'who', message: notFilled }]);
  });

  it('removes attachments that the event has', () => {
    const file = { name: 'a.pdf', size: 9, mimetype: 'application/pdf', url: 'https://a.example' };
    const attachments = [1, 2].map((id) => ({ ...file, id, thumbnail_url: null }));
    const remove = (id: number) => readChange({ remove_attachment_ids: [id] }, { attachments });
    expect(texts(remove(1)).attachments?.map(({ id }) => id)).toEqual([2]);
    expect(problems(remove(3))).toEqual([
      { field: 'remove_attachment_ids', message: 'There is no such attachment.' },
    ]);
  });
});

describe('sub-calendars', () => {
  const place = (ids: number[], role: Roles, before = [eights]) =>
    readChange({ sub_calendar_ids: ids }, { subCalendarIds: before }, { role });
  const unknown = [{ field: 'sub_calendar_ids', message: 'There is no such sub-calendar.' }];

  it('are those that are given', () => {
    expect(texts(place([fours, sculls], 'admin')).subCalendarIds).toEqual([fours, sculls]);
  });

  it('that the visitor does not see stay', () => {
    const role = { [eights]: 'modify', [fours]: 'modify' } as const;
    for (const given of [[fours], [fours, sculls]]) {
      expect(texts(place(given, role, [eights, sculls])).subCalendarIds).toEqual([fours, sculls]);
    }
  });

  it.each([
    ['do not exist', 99, 'admin'],
    ['the visitor does not see', sculls, { [eights]: 'modify' }],
  ] as const)('that %s are refused', (_, id, role) => {
    expect(problems(place([id], role))).toEqual(unknown);
  });

  it('to which the visitor may not add are denied, without any other objection', () => {
    const role = { [eights]: 'modify', [fours]: 'read_only' } as const;
    const given = { sub_calendar_ids: [fours], start: 'never' };
    expect(readChange(given, {}, { role })).toMatchObject({
      ...{ status: 403, body: { error: { id: 'permission_denied' } } },
    });
  });

  it('may stay where the visitor may not add', () => {
    const role = { [eights]: 'modify', [fours]: 'read_only' } as const;
    expect(texts(place([fours], role, [eights, fours])).subCalendarIds).toEqual([fours]);
  });
});

describe('a request is refused', () => {
  it.each([
    [{ rrule: 'FREQ=SOMETIMES' }, 'rrule', 'This rule cannot be read.'],
    [{ tz: 'Mars/Olympus' }, 'tz', 'There is no such time zone.'],
    [{ start: '2026-02-30T10:00' }, 'start', 'There is no such day.'],
    [{ custom: { 99: 'x' } }, 'custom.99', 'There is no such field.'],
    [
      { signup: { limit: 1, deadline: null, visibility: 'all_users' } },
      'signup.limit',
      'More people have signed up already.',
    ],
    [
      { signup: { limit: null, deadline: '2026-03-02T18:30:01Z', visibility: 'all_users' } },
      'signup.deadline',
      'Must not be after the end of the event.',
    ],
  ] as const)('for %j', (given, field, message) => {
    expect(problems(readChange(given))).toEqual([{ field, message }]);
  });

  it('for a file that the upload provider does not have', () => {
    const file = {
      ...{ name: 'a.pdf', size: 9, mimetype: 'application/pdf' },
      ...{ handle: 'Unknown0000000000000', url: 'https://files.example/a.pdf' },
    };
    expect(problems(readNew({ ...minimal, add_attachments: [file] }))).toEqual([
      { field: 'add_attachments.0.handle', message: 'The upload provider has no such file.' },
    ]);
  });

  it('for everything at once', () => {
    const given = { start: '2026-03-05', rrule: 'FREQ=SOMETIMES', tz: 'Mars/Olympus' };
    expect(problems(readNew({ ...minimal, ...given })).map(({ field }) => field)).toEqual([
      ...['start', 'rrule', 'tz'],
    ]);
  });
});

describe('sign-ups', () => {
  it.each([
    { limit: 2, deadline: null },
    { limit: null, deadline: '2026-03-02T18:30:00Z' },
  ] as const)('may be limited to those who have signed up, and last to the end: %j', (limits) => {
    const signup = { ...limits, visibility: 'all_users' } as const;
    expect(texts(readChange({ signup })).signup).toEqual(signup);
  });

  it('of a new event have no one yet', () => {
    const signup = { limit: 0, deadline: null, visibility: 'all_users' } as const;
    expect(problems(readNew({ ...minimal, signup }))).toEqual([]);
  });

  it.each([
    ['2026-03-05T07:00:00Z', []],
    ['2026-03-05T07:00:01Z', ['signup.deadline']],
  ] as const)(
    'last at most to the end that the request brings, at 8:00 in Zurich: %s',
    (deadline, fields) => {
      const signup = { limit: null, deadline, visibility: 'all_users' } as const;
      for (const read of [readNew({ ...minimal, signup }), readChange({ ...times, signup })]) {
        expect(problems(read).map(({ field }) => field)).toEqual(fields);
      }
    },
  );

  it('of whole days last at most to their midnight in Zurich', () => {
    const inTokyo = { zone: knownZone(tokyo) };
    const days = { all_day: true, start: '2026-03-05', end: '2026-03-06' };
    const signup = { limit: null, visibility: 'all_users' } as const;
    const until = (deadline: `${number}-${number}-${number}T${string}`) =>
      problems(readNew({ ...minimal, ...days, signup: { ...signup, deadline } }, inTokyo));
    expect(until('2026-03-06T23:00:00Z')).toEqual([]);
    expect(until('2026-03-06T23:00:01Z')).toHaveLength(1);
  });

  it('last to the second time that clocks show, if the event ends then', () => {
    const night = { from: '2026-10-24T22:00', to: '2026-10-25T02:30' };
    const secondEnd = Date.parse('2026-10-25T01:30Z');
    const record = { ...eventRecord(night), end: secondEnd };
    const access = visitor(calendarState([record]));
    const signup = {
      limit: null,
      deadline: '2026-10-25T01:15:00Z',
      visibility: 'all_users',
    } as const;
    const current = seenBy(access, onlyOccurrence(record));
    expect(problems(readChanges(callBy(access), { signup }, current))).toEqual([]);
  });
});
