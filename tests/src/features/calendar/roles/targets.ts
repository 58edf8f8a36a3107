import type { CalendarEvent } from '#src/calendar/model/event.ts';
import { roleKeys } from '#tests/mocks/handlers/calendar/calendar-browser.ts';

/** What a key of the meeting rooms allows, or what a member may do there. */
export type Role = keyof typeof addresses;

const { no_access: _, ...keys } = roleKeys;

/** Where visitors with a role find the calendar. */
export const addresses = { ...keys, 'modify_from_same_link as a member': 'm33t1n' } as const;

/** The accounts of those who log in. */
export const accounts: Partial<Record<Role, string>> = {
  'modify_from_same_link as a member': 'owner@example.com',
};

export const roles: readonly Role[] = [
  ...(['admin', 'modify', 'modify_from_same_link'] as const),
  ...(['modify_from_same_link_without_details', 'add_only', 'add_only_without_details'] as const),
  ...(['read_only', 'read_only_without_details', 'mixed'] as const),
];

/** An event of the meeting rooms, by how it came there. */
export type Target =
  | 'an own event'
  | 'an own event half an hour later'
  | 'an event of the same link'
  | 'an event of somebody else'
  | 'an event that is on another calendar, too'
  | 'an event to read only'
  | 'an own series'
  | 'an own series half an hour later'
  | 'a series of somebody else'
  | 'a series with an occurrence on another calendar';

export type Send = (method: string, path: string, body?: unknown) => Promise<Response>;

/** Morning in the meeting rooms. */
export const start = '2026-03-02T14:00:00Z';
export const later = '2026-03-02T14:31:00Z';

/** Anybody who may add events may add them here, and many at a time. */
export const catering = 10204;
export const lighthouse = 10202;

/** A meeting that gets in nobody's way. */
export const meeting = {
  ...{ title: 'Lunch', start: '2026-03-05T12:00', end: '2026-03-05T13:00', all_day: false },
  ...{ sub_calendar_ids: [catering], custom: { '1011': 4 } },
};

/** Lunch on four Thursdays. */
const series = {
  ...{ start: '2026-02-26T12:00', end: '2026-02-26T13:00', rrule: 'FREQ=WEEKLY;COUNT=4' },
} as const;

/** Puts an event into the calendar, which has been renamed. Returns its id; that of the second occurrence of a series. */
export async function addTarget(send: Send, role: Role, target: Target): Promise<string> {
  if (target.includes('series')) return addSeries(send, role, target);
  if (target.startsWith('an own event')) return addOwn(send, addresses[role], meeting);
  const id = await findOthers(send, role, target);
  await changeAsOther(send, 'rename', { event: id, title: 'Late lunch' });
  return changeAsOther(send, 'rename', { event: id, title: 'Long lunch' });
}

/** The id of an event that is there, or that somebody adds. */
async function findOthers(send: Send, role: Role, target: Target): Promise<string> {
  if (target === 'an event that is on another calendar, too') return '7012';
  // The front desk has booked the harbor room.
  if (target === 'an event to read only') return '8021';
  if (target === 'an event of the same link') return findBooked(send, role);
  const id = await changeAsOther(send, 'create', { title: 'Lunch' });
  await changeAsAdministrator(send, id, { custom: meeting.custom });
  return id;
}

/** Whom a calendar lets talk about an event. */
export type Readers = 'everybody' | 'those who may change it';

/** Lets people talk about an event, and sign up for it. */
export async function openTalk(send: Send, id: string, readers: Readers): Promise<void> {
  const signup = { limit: 5, deadline: null, visibility: 'all_users' };
  await changeAsAdministrator(send, id, { signup });
  const base = `/calendars/${roleKeys.admin}`;
  const { event_fields } = await read(send('GET', base));
  const visibility = readers === 'everybody' ? 'all_users' : 'users_with_modify_permission';
  for (const field of event_fields) {
    if (!/^(comments|signup)$/.test(field.type)) continue;
    await read(send('PATCH', `${base}/event-fields/${field.id}`, { visibility }));
  }
}

/** Lets somebody else comment on an event, and sign up for it. */
export async function talkAsOther(send: Send, id: string): Promise<void> {
  await changeAsOther(send, 'comment', { event: id, title: 'See you' });
  await changeAsOther(send, 'sign-up', { event: id, title: 'Olaf' });
}

async function changeAsAdministrator(send: Send, id: string, changes: object): Promise<void> {
  const path = `/calendars/${roleKeys.admin}/events/${id}`;
  const { version } = await read(send('GET', path));
  await read(send('PATCH', path, { version, ...changes }));
}

async function addOwn(send: Send, key: string, body: object): Promise<string> {
  const { event } = await read(send('POST', `/calendars/${key}/events`, body));
  const change = { version: event.version, title: 'Long lunch', scope: 'all' };
  await read(send('PATCH', `/calendars/${key}/events/${event.id}`, change));
  return event.id;
}

async function addSeries(send: Send, role: Role, target: Target): Promise<string> {
  if (target.startsWith('an own')) await addOwn(send, addresses[role], { ...meeting, ...series });
  else {
    const id = await changeAsOther(send, 'create', { title: 'Long lunch' });
    await changeAsAdministrator(send, id, { ...series, custom: meeting.custom });
  }
  const [, second, third] = (await readEvents(send)).filter(({ title }) => title === 'Long lunch');
  if (!second || !third) throw new Error('The series has not been added.');
  if (target.endsWith('another calendar')) {
    await changeAsAdministrator(send, third.id, { sub_calendar_ids: [lighthouse] });
  }
  return second.id;
}

async function changeAsOther(send: Send, change: string, more: object): Promise<string> {
  const body = { calendar: roleKeys.admin, change, ...more };
  return (await read(send('POST', '/__mock__/calendar-change', body))).event;
}

/** What visitors with the same key have added on another day. */
async function findBooked(send: Send, role: Role): Promise<string> {
  const events = await readEvents(send);
  return events.find(({ notes }) => notes === `With the role ${role}.`)?.id ?? '';
}

/** All events of some weeks, as administrators see them. */
export async function readEvents(send: Send): Promise<CalendarEvent[]> {
  const query = 'start_date=2026-02-23&end_date=2026-03-22';
  return (await read(send('GET', `/calendars/${roleKeys.admin}/events?${query}`))).results;
}

/** @throws Error with a refusal. */
async function read(answer: Promise<Response>) {
  const response = await answer;
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response.json();
}
