import type { components } from '#generated/admin/types.ts';
import { cycled } from './cycled.ts';
import { type CalendarRecord, openedCalendarId } from './demo-calendars.ts';
import { type Subscription, seededSubscription } from './licenses.ts';
import { tokenOf } from './secrets.ts';
import { dayMs, isoTime, referenceTime } from './times.ts';

type Schemas = components['schemas'];

/** What is known of a calendar beyond its row in the search. */
export interface CalendarExtras {
  readonly password_protected: boolean;
  readonly attributes: Schemas['Attributes'];
  readonly keys: readonly Schemas['CalendarKeyEntry'][];
  readonly subscription: Subscription;
  readonly restore_points: readonly Schemas['RestorePoint'][];
  readonly audit: readonly Schemas['AuditEntry'][];
}

const rowingClub = 101;
const supportStaff = { id: 5, name: 'Suki Support' };
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

/** What a calendar of the demo data begins with. */
export function seededExtras(calendar: CalendarRecord): CalendarExtras {
  const { id } = calendar;
  const isStory = id === rowingClub;
  return {
    password_protected: isStory || id === openedCalendarId || id % 6 === 2,
    attributes: {
      theme: isStory ? 'blue' : cycled(['blue', 'green', 'plain'], id),
      max_events_per_day: 40,
      beta_views: false,
      support_tag: null,
    },
    keys: isStory ? rowingClubKeys(calendar) : generatedKeys(calendar),
    subscription: seededSubscription(calendar),
    restore_points: isStory ? rowingClubRestorePoints : generatedRestorePoints(id),
    audit: isStory ? [rowingClubNote] : generatedNotes(id),
  };
}

/** All keys that open a calendar, the first one first. */
export function keysOf({ id, key }: CalendarRecord): string[] {
  if (id === rowingClub) return [key, 'ksr0wingclubread01'];
  const further = Array.from(
    { length: id % 4 },
    (_, index) => `ks${tokenOf(16, 'further key', id, index)}`,
  );
  return [key, ...further];
}

function rowingClubKeys(calendar: CalendarRecord): Schemas['CalendarKeyEntry'][] {
  const [, key = ''] = keysOf(calendar);
  return [
    { ...firstKey(calendar), last_used_at: '2026-03-02T08:15:00Z' },
    {
      id: 1012,
      key,
      label: 'Noticeboard',
      access: 'read',
      active: true,
      created_at: '2021-05-12T10:00:00Z',
      last_used_at: null,
    },
  ];
}

function generatedKeys(calendar: CalendarRecord): Schemas['CalendarKeyEntry'][] {
  const { id, created_at } = calendar;
  const [, ...further] = keysOf(calendar);
  const more = further.map((key, index) => ({
    id: id * 10 + index + 2,
    key,
    ...cycled(keyKinds, index + 1),
    active: (id + index) % 5 !== 0,
    created_at,
    last_used_at: index === 0 ? null : isoTime(referenceTime - (id % 80) * dayMs),
  }));
  return [firstKey(calendar), ...more];
}

function firstKey({ id, key, created_at }: CalendarRecord): Schemas['CalendarKeyEntry'] {
  return {
    id: id * 10 + 1,
    key,
    ...keyKinds[0],
    ...(id === openedCalendarId ? { label: 'Crew and helpers' } : {}),
    active: true,
    created_at,
    last_used_at: isoTime(referenceTime - (id % 20) * dayMs),
  };
}

const rowingClubRestorePoints: readonly Schemas['RestorePoint'][] = [
  { id: 2, created_at: '2026-03-01T03:00:00Z', events: 412, restored_at: null },
  { id: 1, created_at: '2026-02-22T03:00:00Z', events: 405, restored_at: null },
];

/** One a week, the latest first; some calendars have none. */
function generatedRestorePoints(id: number): Schemas['RestorePoint'][] {
  const count = id % 5;
  return Array.from({ length: count }, (_, index) => ({
    id: count - index,
    created_at: isoTime(referenceTime - (index * 7 + 1) * dayMs),
    events: Math.max(0, (id % 700) - index * 3),
    restored_at: null,
  }));
}

const rowingClubNote: Schemas['AuditEntry'] = {
  id: 1,
  kind: 'note',
  text: 'Asked on the phone how to share the calendar with the youth team.',
  created_at: '2026-02-03T13:20:00Z',
  author: supportStaff,
};

function generatedNotes(id: number): Schemas['AuditEntry'][] {
  const count = id % 4;
  return Array.from({ length: count }, (_, index) => ({
    id: count - index,
    kind: 'note',
    text: cycled(notes, id + index),
    created_at: isoTime(referenceTime - (index * 45 + 10) * dayMs),
    author: supportStaff,
  }));
}
