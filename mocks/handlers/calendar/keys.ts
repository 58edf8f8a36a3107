import type { components } from '#generated/calendar/types.ts';
import { keyAccess } from '../../seed/calendar/sharing.ts';
import { createToken } from '../../seed/secrets.ts';
import type { OpenedCalendar } from '../../world/calendar/opened-calendar.ts';
import { keyPassword, keyShare } from '../../world/calendar/sharing.ts';
import { isoTime } from '../../world/times.ts';
import type { World } from '../../world/world.ts';
import { conflict, notFound } from '../admin-support.ts';
import { type CalendarCall, type CalendarHandlers, invalidFields } from './calendar-call.ts';
import { changedShare, shareProblem } from './shares.ts';

type Schemas = components['schemas'];
type KeyEntry = OpenedCalendar['keys'][number];
type RenewedKey = { readonly before: string; readonly key: string };
type KeyCall = Pick<CalendarCall<'listKeys'>, 'world' | 'access' | 'basePath'>;

/** Calendar apps need a whole address, and no request tells the host that people see. */
const host = 'https://calendar.example';

export const keyCalls = {
  listKeys(call) {
    const { keys } = call.access.calendar;
    return { status: 200, body: { results: keys.map((entry) => keyView(call, entry)) } };
  },

  createKey(call) {
    const { world, access, body, now } = call;
    const { id: calendarId, keys } = access.calendar;
    const problem = shareProblem(access, body) ?? expiryProblem(call);
    if (problem) return invalidFields([problem]);
    if (!world.calendars.get(calendarId)) return conflict;
    const id = world.sharing.newKeyId();
    const entry: KeyEntry = {
      id,
      label: body.name.trim(),
      access: keyAccess(body.role),
      active: body.active ?? true,
      key: `ks${createToken(16, 'created key', calendarId, id, world.id)}`,
      created_at: isoTime(now),
      last_used_at: null,
    };
    setKeys(world, calendarId, [...keys, entry]);
    world.addedKeys.set(entry.key, calendarId);
    world.sharing.keys.set(id, { ...changedShare(undefined, body), asksPassword: false });
    if (body.password != null) setPassword(call, id, body.password);
    setExpiry(call, id, body.expires_at);
    return { status: 201, body: keyView(call, entry) };
  },

  updateKey(call) {
    const { world, access, body, path } = call;
    const { id: calendarId, keys } = access.calendar;
    const before = keys.find(({ id }) => id === path.keyId);
    if (!before) return notFound;
    const share = keyShare(world, before);
    const problem = shareProblem(access, body, share) ?? expiryProblem(call);
    if (problem) return invalidFields([problem]);
    const newShare = { ...share, ...changedShare(share, body) };
    const isActive = body.active ?? before.active;
    const isEnding = !isActive || newShare.role !== 'admin' || body.expires_at != null;
    const locksOut = access.keyId === before.id && isEnding;
    if (locksOut || !world.calendars.get(calendarId)) return conflict;
    const entry: KeyEntry = {
      ...before,
      ...(body.name === undefined ? {} : { label: body.name.trim() }),
      ...(body.role === undefined ? {} : { access: keyAccess(body.role) }),
      active: isActive,
    };
    setKeys(
      world,
      calendarId,
      keys.map((key) => (key === before ? entry : key)),
    );
    world.sharing.keys.set(before.id, newShare);
    if (body.password !== undefined) setPassword(call, before.id, body.password);
    setExpiry(call, before.id, body.expires_at);
    access.state.log.addConfiguration({ isVisible: true });
    return { status: 200, body: keyView(call, entry) };
  },

  deleteKey({ world, access, path }) {
    const { id: calendarId, keys, key } = access.calendar;
    const entry = keys.find(({ id }) => id === path.keyId);
    if (!entry) return notFound;
    if (entry.key === key || entry.id === access.keyId) return conflict;
    setKeys(
      world,
      calendarId,
      keys.filter((keyEntry) => keyEntry !== entry),
    );
    return { status: 204 };
  },

  renewKey(call) {
    const { world, access, path } = call;
    const { id: calendarId, keys } = access.calendar;
    const before = keys.find(({ id }) => id === path.keyId);
    if (!before) return notFound;
    if (before.id === access.keyId || !world.calendars.get(calendarId)) return conflict;
    const key = `ks${createToken(16, 'renewed key', before.key, world.id)}`;
    const entry: KeyEntry = { ...before, key };
    setKeys(
      world,
      calendarId,
      keys.map((keyEntry) => (keyEntry === before ? entry : keyEntry)),
    );
    world.addedKeys.set(key, calendarId);
    renewMainKey(world, calendarId, { before: before.key, key });
    return { status: 200, body: keyView(call, entry) };
  },
} satisfies CalendarHandlers;

function expiryProblem({
  body,
  now,
}: Pick<CalendarCall<'createKey' | 'updateKey'>, 'body' | 'now'>) {
  const isPast = body.expires_at != null && Date.parse(body.expires_at) <= now.getTime();
  return isPast ? ({ field: 'expires_at', message: 'Must be in the future.' } as const) : undefined;
}

function setExpiry({ world }: KeyCall, keyId: number, expiry: string | null | undefined) {
  const { expiries } = world.sharing;
  if (expiry === null) expiries.delete(keyId);
  if (expiry != null) expiries.set(keyId, isoTime(Date.parse(expiry)));
}

/** Owners find the calendar on their dashboard by its main key. */
function renewMainKey(world: World, calendarId: number, { before, key }: RenewedKey) {
  const calendar = world.calendars.get(calendarId);
  if (calendar?.key !== before) return;
  world.calendars.set({ ...calendar, key });
  const owner = world.users.get(calendar.owner.id);
  if (owner?.addedCalendars.get(calendarId)?.key !== before) return;
  world.changeUser(owner.id, {
    addedCalendars: new Map([...owner.addedCalendars, [calendarId, { key }]]),
  });
}

function setKeys({ calendarExtras }: World, calendarId: number, keys: readonly KeyEntry[]) {
  calendarExtras.set(calendarId, { ...calendarExtras.get(calendarId), keys });
}

/** Setting a password also unlocks the key for this session. */
function setPassword({ world, access }: KeyCall, keyId: number, password: string | null) {
  const { sharing } = world;
  sharing.passwords.set(keyId, { password, calendarPassword: access.calendar.password });
  if (access.keyId === keyId && password !== null) sharing.entered.set(keyId, password);
}

function keyView({ world, access, basePath }: KeyCall, entry: KeyEntry): Schemas['SharedKey'] {
  const { id, key, label, active } = entry;
  const { role, subCalendarRoles } = keyShare(world, entry);
  const has_password = keyPassword(world, access.calendar, entry) !== null;
  return {
    id,
    name: label,
    key,
    active,
    expires_at: world.sharing.expiries.get(id) ?? null,
    role,
    sub_calendar_roles: [...subCalendarRoles],
    has_password,
    feed_url: has_password ? null : `${host}${basePath}/calendars/${key}/export?format=ics`,
    created_at: world.date(entry.created_at),
    last_used_at: world.date(entry.last_used_at),
  };
}
