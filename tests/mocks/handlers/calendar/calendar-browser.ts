import type { components } from '#generated/calendar/types.ts';
import { type Browser, openMock, storyClock } from '../../support.ts';

type Schemas = components['schemas'];
export type CalendarEvent = Schemas['Event'];
export type SavedEvent = Schemas['SavedEvent'];

/** The keys of the meeting rooms' calendar, by role. */
export const roleKeys = {
  admin: 'ksmeetingrooms0102',
  modify: 'ksroomsmodify00001',
  modify_from_same_link: 'ksroomsmodifyown01',
  modify_from_same_link_without_details: 'ksroomsmodifyhide1',
  add_only: 'ksroomsaddonly0001',
  add_only_without_details: 'ksroomsaddhide0001',
  read_only: 'ksroomsreadonly001',
  read_only_without_details: 'ksroomsreadhide001',
  no_access: 'ksroomsnoaccess001',
  mixed: 'ksroomsmixed000001',
} as const;

/** The calls of one calendar, as one browser makes them. */
export function openCalendar({ get, post, send }: Browser, calendar: string) {
  const base = `/calendars/${calendar}`;
  return {
    get: (path: string) => get(base + path),
    post: (path: string, body: unknown) => post(base + path, body),
    send: (method: string, path: string, body?: unknown) => send(method, base + path, body),
    /** The events of some days. */
    async list(first: string, last: string, more = ''): Promise<CalendarEvent[]> {
      const range = `start_date=${first}&end_date=${last}`;
      return (await json(await get(`${base}/events?${range}${more}`))).results;
    },
    async event(id: string): Promise<CalendarEvent> {
      return json(await get(`${base}/events/${id}`));
    },
    async create(body: object): Promise<SavedEvent> {
      return json(await post(`${base}/events`, body));
    },
    async update(id: string, body: object): Promise<SavedEvent> {
      return json(await send('PATCH', `${base}/events/${id}`, body));
    },
    async remove(
      { id, version }: Pick<CalendarEvent, 'id' | 'version'>,
      scope: Schemas['EventScope'] = 'this',
    ): Promise<Schemas['DeletedEvent']> {
      const query = `version=${version}&scope=${scope}`;
      return json(await send('DELETE', `${base}/events/${id}?${query}`));
    },
    async undo({ undo }: { undo: Schemas['Undo'] }): Promise<Schemas['UndoneChange']> {
      return json(await post(`${base}/undo/${undo.id}`, undefined));
    },
    async changes(since: string, first: string, last: string): Promise<Schemas['EventChangeFeed']> {
      const range = `start_date=${first}&end_date=${last}`;
      return json(await get(`${base}/event-changes?since=${since}&${range}`));
    },
    async configuration(): Promise<Schemas['CalendarConfiguration']> {
      return json(await get(base));
    },
  };
}

export type OpenedCalendar = ReturnType<typeof openCalendar>;

/** @throws Error with the body of a refusal. */
async function json(response: Response) {
  if (response.ok) return response.json();
  throw new Error(`${response.status} ${await response.text()}`);
}

/** An hour in the meeting rooms that no one has booked. */
export const freeHour = {
  ...{ title: 'Interview', start: '2026-03-12T08:00', end: '2026-03-12T09:00' },
  ...{ all_day: false, sub_calendar_ids: [10201], custom: { '1011': 4 } },
} as const;

/** A training of the rowing club at a time without other events. */
export const training = {
  ...{ title: 'Sculling', start: '2026-06-02T18:00', end: '2026-06-02T19:30' },
  ...{ all_day: false, sub_calendar_ids: [10101] },
} as const;

export const rowingClub = 'ksr0wingclubmain01';

/** The rowing club, and a visitor in the same world who may do less. */
export async function openClubAs(role: Schemas['Permission'], first: 'none' | 'login' = 'none') {
  const mock = await openMock({ clock: storyClock });
  const club = openCalendar(mock, rowingClub);
  const { key } = await (await club.post('/keys', { name: 'Others', role })).json();
  if (first === 'login') await mock.logIn('none@example.com');
  return { mock, club, other: openCalendar(mock, key) };
}
