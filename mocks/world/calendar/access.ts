import type { components } from '#generated/calendar/types.ts';
import { errorBody } from '../../http/errors.ts';
import type { Author, Permission } from '../../seed/calendar/records.ts';
import type { Share } from '../../seed/calendar/sharing.ts';
import type { UserRecord } from '../../seed/user-record.ts';
import { dashboardCalendars, type ListedCalendar } from '../dashboard-calendars.ts';
import type { World } from '../world.ts';
import type { CalendarState } from './calendar-state.ts';
import { calendarState } from './calendar-states.ts';
import { type OpenedCalendar, openedCalendar } from './opened-calendar.ts';
import { asksForPassword } from './passwords.ts';
import { type CalendarRight, hasRight } from './roles.ts';
import { hasOwnShare, isKeyOpen, keyShare, memberShare } from './sharing.ts';

type Schemas = components['schemas'];

/** A visitor in an open calendar. */
export interface Access {
  readonly calendar: OpenedCalendar;
  readonly state: CalendarState;
  readonly kind: Schemas['CalendarAccess']['kind'];
  /** The owner's name for the key, or the member's name. */
  readonly name: string;
  readonly role: Schemas['AccessRole'];
  /** The key that opened the calendar. */
  readonly keyId: number | null;
  /** The logged-in user, with or without a key. */
  readonly user: UserRecord | undefined;
  /** True if the visitor is in this browser session. */
  readonly isHere: boolean;
  roleFor(subCalendarId: number): Permission;
}

export interface Visitor {
  readonly world: World;
  readonly account: UserRecord | undefined;
  readonly now: Date;
}

const notFound = { status: 404, body: errorBody('calendar_not_found') } as const;
const inactive = { status: 409, body: errorBody('calendar_inactive') } as const;
const loginRequired = { status: 401, body: errorBody('login_required') } as const;
export const passwordRequired = {
  status: 401,
  body: errorBody('calendar_password_required'),
} as const;

/** The answer to a visitor for whom an address has no open calendar. */
type Closed = typeof notFound | typeof inactive | typeof loginRequired | typeof passwordRequired;

/** Opens the calendar at an address, which is a key or an identifier. */
export function openCalendar(visitor: Visitor, address: string): Access | Closed {
  const isKey = /^ks.{16}$/.test(address);
  return isKey ? openByKey(visitor, address) : openByIdentifier(visitor, address);
}

export function isOpen(accessResult: Access | object): accessResult is Access {
  return 'roleFor' in accessResult;
}

/** The calendar and the entry of a key; undefined if the key opens none. */
export function calendarByKey(world: World, key: string) {
  const calendar = openedCalendar(world, { key });
  const entry = calendar?.keys.find((keyEntry) => keyEntry.key === key);
  return calendar && entry && { calendar, entry };
}

function openByKey({ world, account, now }: Visitor, key: string): Access | Closed {
  const keyMatch = calendarByKey(world, key);
  if (!keyMatch) return notFound;
  const { calendar, entry } = keyMatch;
  if (!calendar.active || !isKeyOpen(world, entry, now)) return inactive;
  if (asksForPassword(world, calendar, entry)) return passwordRequired;
  return keyAccess(world, calendar, entry, account);
}

/** Determines the access of a key, without its password. */
export function keyAccess(
  world: World,
  calendar: OpenedCalendar,
  entry: OpenedCalendar['keys'][number],
  user?: UserRecord,
): Access {
  const by = { kind: 'key', name: entry.label, keyId: entry.id, user } as const;
  return opened(world, calendar, keyShare(world, entry), by);
}

function openByIdentifier({ world, account, now }: Visitor, identifier: string): Access | Closed {
  if (!account) return loginRequired;
  const calendar = openedCalendar(world, { identifier });
  if (!calendar) return notFound;
  const key = keyOfUser(world, calendar, account);
  if (key !== null) {
    const access = openByKey({ world, account, now }, key);
    return isOpen(access) ? { ...access, kind: 'user', name: account.name } : access;
  }
  const access = memberAccess(world, calendar, account);
  if (!access) return notFound;
  return calendar.active ? access : inactive;
}

/** The key behind an address, with its calendar: an identifier has one for users who added the calendar by it. */
export function keyBehind({ world, account }: Omit<Visitor, 'now'>, address: string) {
  const keyMatch = calendarByKey(world, address);
  if (keyMatch || !account) return keyMatch;
  const calendar = openedCalendar(world, { identifier: address });
  const key = calendar && keyOfUser(world, calendar, account);
  return key ? calendarByKey(world, key) : undefined;
}

/** The key by which a user added a calendar, which gives them no more than it gives anyone; null for members. */
function keyOfUser(world: World, calendar: OpenedCalendar, user: UserRecord): string | null {
  const isOwner = calendar.owner.id === user.id;
  if (isOwner || hasOwnShare(world, calendar.id, user.id)) return null;
  return user.addedCalendars.get(calendar.id)?.key ?? null;
}

/** Determines the access of a calendar's member; undefined for others. */
export function memberAccess(
  world: World,
  calendar: OpenedCalendar,
  user: UserRecord,
): Access | undefined {
  if (keyOfUser(world, calendar, user) !== null) return undefined;
  if (!dashboardCalendars(world, user).some(({ id }) => id === calendar.id)) return undefined;
  return openAsMember(world, calendar, user);
}

/** Opens a calendar on a user's list; undefined if it cannot be opened now. */
export function openListedCalendar(
  { world, account: user, now }: Visitor & { readonly account: UserRecord },
  { key, identifier }: ListedCalendar,
): Access | undefined {
  if (key !== null) {
    const access = openByKey({ world, account: user, now }, key);
    return isOpen(access) ? access : undefined;
  }
  const calendar = openedCalendar(world, { identifier });
  return calendar?.active ? openAsMember(world, calendar, user) : undefined;
}

function openAsMember(world: World, calendar: OpenedCalendar, user: UserRecord): Access {
  const by = { kind: 'user', name: user.name, keyId: null, user } as const;
  return opened(world, calendar, memberShare(world, calendar, user.id), by);
}

function opened(
  world: World,
  calendar: OpenedCalendar,
  { role, subCalendarRoles }: Share,
  by: Pick<Access, 'kind' | 'name' | 'keyId' | 'user'>,
): Access {
  const state = calendarState(world, calendar);
  const roles = new Map(
    subCalendarRoles.map((subCalendarRole) => [
      subCalendarRole.sub_calendar_id,
      subCalendarRole.role,
    ]),
  );
  const active = new Set(
    state.subCalendars.filter((subCalendar) => subCalendar.active).map(({ id }) => id),
  );
  const roleFor = (id: number): Permission => {
    if (role === 'admin') return 'admin';
    if (!active.has(id)) return 'no_access';
    return role === 'mixed' ? (roles.get(id) ?? 'no_access') : role;
  };
  return { calendar, state, role, ...by, isHere: true, roleFor };
}

/** Returns whether a visitor has a right on at least one sub-calendar. */
export function mayIn({ state, role, roleFor }: Access, right: CalendarRight): boolean {
  if (role !== 'mixed') return hasRight(role, right);
  return state.subCalendars.some(({ id }) => hasRight(roleFor(id), right));
}

/** The visitor, as the author of what is done now. */
export function authorFrom({ name, keyId, user, isHere }: Access): Author {
  return { name: user?.name ?? name, keyId, userId: user?.id ?? null, isHere };
}

/** Returns whether the visitor did something: as this user, or without a login, in this browser session. */
export function isOwn(author: Author, { user }: Pick<Access, 'user'>): boolean {
  return user ? author.userId === user.id : author.userId === null && author.isHere;
}
