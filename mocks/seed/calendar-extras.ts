import type { components } from '#generated/admin/types.ts';
import { keyAccess, roleKeys } from './calendar/sharing.ts';
import { seededCalendarById } from './calendars.ts';
import { bigCalendarId, type CalendarRecord, openedCalendarId } from './demo-calendars.ts';
import { mainKeyId } from './event-pointers.ts';
import { type Subscription, seededSubscription } from './licenses.ts';
import { dayMs, recently, storyTime, type TimedRecord } from './moment.ts';
import { pickCyclically } from './pick-cyclically.ts';
import { createPassword, createToken } from './secrets.ts';

type Schemas = components['schemas'];
type KeyEntry = TimedRecord<Schemas['CalendarKeyEntry']>;
type RestorePoint = TimedRecord<Schemas['RestorePoint']>;
type AuditEntry = TimedRecord<Schemas['AuditEntry']>;

/** The data of a calendar that its search result omits. */
export interface CalendarExtras {
  /** Null for calendars without one. */
  readonly password: string | null;
  readonly attributes: Schemas['Attributes'];
  readonly keys: readonly KeyEntry[];
  readonly subscription: Subscription;
  readonly restore_points: readonly RestorePoint[];
  readonly audit: readonly AuditEntry[];
}

/** Unlike those of resets, which are numbered from 0. */
const seededPassword = 1000;
const rowingClub = 101;
const meetingRooms = 102;
const lastNight = storyTime('2026-03-02T03:00:00Z');
const supportStaff = { id: 5, name: 'Suki Support', email: 'support@example.com' };
const keyKinds = [
  { label: 'Main link', access: 'administrator' },
  { label: 'Noticeboard', access: 'read' },
  { label: 'Trainers', access: 'modify' },
  { label: 'Requests', access: 'add' },
] as const;
const notes = [
  'Asked how to move events from a spreadsheet.',
  'Paid by bank transfer; the reference was missing.',
  'Wants to be called back in spring.',
] as const;

/** @throws Error if there is no such calendar. */
export function seededExtrasById(id: number): CalendarExtras {
  const calendar = seededCalendarById(id);
  if (!calendar) throw new Error(`There is no calendar ${id}.`);
  return seededExtras(calendar);
}

/** The initial data of a calendar in the demo data. */
export function seededExtras(calendar: CalendarRecord): CalendarExtras {
  const { id } = calendar;
  const isStory = id === rowingClub;
  return {
    password: hasPassword(id) ? createPassword(id, seededPassword) : null,
    attributes: {
      theme: isStory ? 'blue' : pickCyclically(['blue', 'green', 'plain'], id),
      max_events_per_day: 40,
      beta_views: false,
      support_tag: null,
    },
    keys: seededKeys(calendar),
    subscription: seededSubscription(calendar),
    restore_points: isStory ? rowingClubRestorePoints : generatedRestorePoints(calendar),
    audit: isStory ? [rowingClubNote] : generatedNotes(calendar),
  };
}

/** The data of a calendar that its owner has just created. */
export function newExtras(calendar: CalendarRecord): CalendarExtras {
  const keys = [{ ...firstKey(calendar), last_used_at: null }];
  return { ...seededExtras(calendar), password: null, keys, restore_points: [], audit: [] };
}

/** Of the calendars with a story, only two have one. */
function hasPassword(id: number): boolean {
  return id === rowingClub || id === openedCalendarId || (id > 1000 && id % 6 === 2);
}

/** All keys that open a calendar, the main one first. */
export function listKeys({ id, key }: CalendarRecord): string[] {
  if (id === rowingClub) return [key, 'ksr0wingclubread01'];
  if (id === meetingRooms) return roleKeys.map((roleKey) => roleKey.key);
  if (id === bigCalendarId) return [key];
  const further = Array.from(
    { length: id % 4 },
    (_, index) => `ks${createToken(16, 'further key', id, index)}`,
  );
  return [key, ...further];
}

function seededKeys(calendar: CalendarRecord): KeyEntry[] {
  if (calendar.id === rowingClub) return rowingClubKeys(calendar);
  if (calendar.id === meetingRooms) return meetingRoomKeys(calendar);
  // Anyone may look at it, but not change what all worlds share.
  if (calendar.id === bigCalendarId) return [{ ...firstKey(calendar), access: 'read' }];
  return generatedKeys(calendar);
}

function meetingRoomKeys({ created_at }: CalendarRecord): KeyEntry[] {
  return roleKeys.map(({ id, key, label, role }, index) => ({
    id,
    key,
    label,
    access: keyAccess(role),
    active: true,
    created_at,
    last_used_at: index === 0 ? recently(id * 5, 20 * dayMs) : null,
  }));
}

function rowingClubKeys(calendar: CalendarRecord): KeyEntry[] {
  const [, key = ''] = listKeys(calendar);
  return [
    { ...firstKey(calendar), last_used_at: storyTime('2026-03-02T08:15:00Z') },
    {
      id: 1012,
      key,
      label: 'Noticeboard',
      access: 'read',
      active: true,
      created_at: storyTime('2021-05-12T10:00:00Z'),
      last_used_at: null,
    },
  ];
}

function generatedKeys(calendar: CalendarRecord): KeyEntry[] {
  const { id, created_at } = calendar;
  const [, ...further] = listKeys(calendar);
  const moreKeys = further.map((key, index) => ({
    id: id * 10 + index + 2,
    key,
    ...pickCyclically(keyKinds, index + 1),
    active: (id + index) % 5 !== 0,
    created_at,
    last_used_at: index === 0 ? null : recently(id * 5 + 2, Math.min(80 * dayMs, -created_at)),
  }));
  return [firstKey(calendar), ...moreKeys];
}

function firstKey({ id, key, created_at }: CalendarRecord): KeyEntry {
  return {
    id: mainKeyId(id),
    key,
    ...keyKinds[0],
    ...(id === openedCalendarId ? { label: 'Crew and helpers' } : {}),
    active: true,
    created_at,
    last_used_at: recently(id * 5 + 1, Math.min(20 * dayMs, -created_at)),
  };
}

const rowingClubRestorePoints: readonly RestorePoint[] = [
  { id: 2, created_at: storyTime('2026-03-01T03:00:00Z'), events: 412, restored_at: null },
  { id: 1, created_at: storyTime('2026-02-22T03:00:00Z'), events: 405, restored_at: null },
];

/** One per week, latest first; some calendars have none. */
function generatedRestorePoints({ id, created_at: creationTime }: CalendarRecord): RestorePoint[] {
  const times = Array.from({ length: id % 5 }, (_, index) => lastNight - index * 7 * dayMs);
  return times
    .filter((created_at) => created_at > creationTime)
    .map((created_at, index, { length }) => ({
      id: length - index,
      created_at,
      events: Math.max(0, (id % 700) - index * 3),
      restored_at: null,
    }));
}

const rowingClubNote: AuditEntry = {
  id: 1,
  kind: 'note',
  text: 'Asked on the phone how to share the calendar with the youth team.',
  created_at: storyTime('2026-02-03T13:20:00Z'),
  author: supportStaff,
};

function generatedNotes({ id, created_at: creationTime }: CalendarRecord): AuditEntry[] {
  const times = Array.from(
    { length: id % 4 },
    (_, index) => recently(id, 40 * dayMs) - index * 45 * dayMs,
  );
  return times
    .filter((created_at) => created_at > creationTime)
    .map((created_at, index, { length }) => ({
      id: length - index,
      kind: 'note',
      text: pickCyclically(notes, id + index),
      created_at,
      author: supportStaff,
    }));
}
