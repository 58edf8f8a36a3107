import type { EventScope } from '#src/calendar/store/event-write.ts';
import { openMock } from '#tests/mocks/support.ts';
import {
  accounts,
  addresses,
  addTarget,
  catering,
  later,
  meeting,
  openTalk,
  type Readers,
  type Role,
  type Send,
  start,
  type Target,
  talkAsOther,
} from './targets.ts';

/** A server of its own, with the visitor's session. */
async function openServer(role: Role): Promise<Send> {
  const { send, logIn } = await openMock({ clock: () => new Date(start) });
  const account = accounts[role];
  if (account) await logIn(account);
  return send;
}

/** What the server lets a visitor with a role do with an event, by its answers to the requests themselves. */
export async function askAboutEvent(role: Role, target: Target) {
  const send = await openServer(role);
  const id = await addTarget(send, role, target);
  if (target.endsWith('later')) await send('POST', '/__mock__/clock', { now: later });
  const base = `/calendars/${addresses[role]}`;
  const read = async () => (await send('GET', `${base}/events/${id}`)).json();
  const allows = async (...request: Parameters<typeof send>) => (await send(...request)).ok;
  const { title, sub_calendar_ids, version } = await read();
  const canBeOn = await Promise.all(
    sub_calendar_ids.map((one: number) =>
      allows('POST', `${base}/events`, { ...meeting, sub_calendar_ids: [one] }),
    ),
  );
  return {
    // Nobody copies what they do not see.
    copy: title !== null && canBeOn.includes(true),
    change: await allows('PATCH', `${base}/events/${id}`, { version, who: 'Rosa' }),
    delete: await allows(
      'DELETE',
      `${base}/events/${id}?version=${(await read()).version}&scope=this`,
    ),
  };
}

type Allowed = Readonly<Record<'change' | 'delete', boolean>>;

/** What it lets them do with parts of a series. */
export async function askAboutSeries(
  role: Role,
  target: Target,
  scopes: readonly EventScope[],
): Promise<Readonly<Record<EventScope, Allowed>>> {
  const nothing = { change: false, delete: false };
  const answers = { this: nothing, following: nothing, all: nothing };
  for (const scope of scopes) answers[scope] = await askAboutPart(role, target, scope);
  return answers;
}

async function askAboutPart(role: Role, target: Target, scope: EventScope): Promise<Allowed> {
  const send = await openServer(role);
  const id = await addTarget(send, role, target);
  if (target.endsWith('later')) await send('POST', '/__mock__/clock', { now: later });
  const base = `/calendars/${addresses[role]}`;
  const readVersion = async () =>
    (await (await send('GET', `${base}/events/${id}`)).json()).version;
  const change = { version: await readVersion(), scope, title: 'Brunch' };
  const changed = await send('PATCH', `${base}/events/${id}`, change);
  const { undo } = await changed.json();
  if (undo) await send('POST', `${base}/undo/${undo.id}`);
  const query = `version=${await readVersion()}&scope=${scope}`;
  const { ok } = await send('DELETE', `${base}/events/${id}?${query}`);
  return { change: changed.ok, delete: ok };
}

/** What it lets them do beside an event of somebody else. */
export async function askAboutTalk(role: Role, readers: Readers) {
  const send = await openServer(role);
  const id = await addTarget(send, role, 'an event of somebody else');
  await openTalk(send, id, readers);
  const base = `/calendars/${addresses[role]}`;
  const allows = async (...request: Parameters<typeof send>) => (await send(...request)).ok;
  return {
    comment: await allows('POST', `${base}/events/${id}/comments`, { message: 'Hello' }),
    signup: await allows('POST', `${base}/events/${id}/signups`, { name: 'Rosa' }),
  };
}

/** What it lets them do with what they and somebody else have written beside that event. */
export async function askAboutEntries(role: Role) {
  const send = await openServer(role);
  const id = await addTarget(send, role, 'an event of somebody else');
  await openTalk(send, id, 'everybody');
  await talkAsOther(send, id);
  const base = `/calendars/${addresses[role]}/events/${id}`;
  await send('POST', `${base}/comments`, { message: 'Hello' });
  await send('POST', `${base}/signups`, { name: 'Nina' });
  const tryBoth = async (list: 'comments' | 'signups', body: object) => {
    const answer = await send('GET', `${base}/${list}`);
    const { results = [] } = await answer.json();
    const entries: { id: number; is_own: boolean }[] = results;
    const path = (isOwn: boolean) =>
      `${base}/${list}/${entries.find((one) => one.is_own === isOwn)?.id ?? 0}`;
    const allows = async (method: string, isOwn: boolean) =>
      (await send(method, path(isOwn), method === 'PATCH' ? body : undefined)).ok;
    return {
      changesOwn: await allows('PATCH', true),
      changesOthers: await allows('PATCH', false),
      removesOwn: await allows('DELETE', true),
      removesOthers: await allows('DELETE', false),
    };
  };
  return {
    comments: await tryBoth('comments', { message: 'Good-bye' }),
    signups: await tryBoth('signups', { name: 'Nora' }),
  };
}

export async function mayChangeColor(role: Role): Promise<boolean> {
  const send = await openServer(role);
  const path = `/calendars/${addresses[role]}/sub-calendars/${catering}`;
  return (await send('PATCH', path, { color: 'red' })).ok;
}

/** Whether the server lets a visitor with a role put an event on another calendar. */
export async function mayPutOn(role: Role, target: Target, id: number): Promise<boolean> {
  const send = await openServer(role);
  const event = await addTarget(send, role, target);
  const path = `/calendars/${addresses[role]}/events/${event}`;
  const { version } = await (await send('GET', path)).json();
  return (await send('PATCH', path, { version, sub_calendar_ids: [id] })).ok;
}

/** Whether the server lets a visitor with a role add events to a calendar. */
export async function mayAddTo(role: Role, id: number): Promise<boolean> {
  const send = await openServer(role);
  const body = { ...meeting, sub_calendar_ids: [id] };
  return (await send('POST', `/calendars/${addresses[role]}/events`, body)).ok;
}
