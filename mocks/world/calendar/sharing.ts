import type { Moment } from '#src/util/dates.ts';
import {
  type KeyShare,
  type Share,
  seededKeyShare,
  seededMemberShare,
} from '../../seed/calendar/sharing.ts';
import type { World } from '../world.ts';
import type { OpenedCalendar } from './opened-calendar.ts';

type KeyEntry = OpenedCalendar['keys'][number];

/** A person who is invited and has no account yet. */
export interface Invitation extends Share {
  readonly id: number;
  readonly email: string;
  readonly invitedAt: Moment;
}

/** A password that an owner has set. */
interface OwnPassword {
  readonly password: string | null;
  /** The calendar's password at that time; staff who give it another one since override the owner's. */
  readonly calendarPassword: string | null;
}

/** New keys have ids from here on, above those of the demo data and of new calendars. */
const firstNewKeyId = 1_000_001;

/** The sharing of the calendars of a world, as far as it differs from the demo data. */
export class Sharing {
  readonly keys = new Map<number, KeyShare>();
  readonly passwords = new Map<number, OwnPassword>();
  /** From when on keys no longer open their calendar; absent for those that never expire. */
  readonly expiries = new Map<number, Moment>();
  /** By calendar and user. */
  readonly members = new Map<string, Share & { readonly invitedAt: Moment | null }>();
  /** By calendar. */
  readonly invited = new Map<number, readonly Invitation[]>();
  /** Passwords that were entered in this browser session, by key. */
  readonly entered = new Map<number, string>();
  #keys = firstNewKeyId;

  newKeyId(): number {
    const id = this.#keys;
    this.#keys += 1;
    return id;
  }
}

export function keyShare(world: World, key: KeyEntry): KeyShare {
  return world.sharing.keys.get(key.id) ?? seededKeyShare(key);
}

/** Returns whether a key opens its calendar at some time. */
export function isKeyOpen({ sharing }: World, { id, active }: KeyEntry, now: Date): boolean {
  const expiry = sharing.expiries.get(id);
  return active && (expiry === undefined || now.getTime() < Date.parse(expiry));
}

export function memberShare(world: World, calendar: OpenedCalendar, userId: number): Share {
  const changedShare = world.sharing.members.get(memberPlace(calendar.id, userId));
  return changedShare ?? seededMemberShare(calendar.id, userId, calendar.owner.id === userId);
}

/** Returns whether an administrator has given a user a role in a calendar. */
export function hasOwnShare(world: World, calendarId: number, userId: number): boolean {
  return world.sharing.members.has(memberPlace(calendarId, userId));
}

export function memberPlace(calendarId: number, userId: number): string {
  return `${calendarId}/${userId}`;
}

/** Returns the password that visitors with a key must enter; null for none. */
export function keyPassword(
  world: World,
  { id, password }: Pick<OpenedCalendar, 'id' | 'password'>,
  key: KeyEntry,
): string | null {
  const own = world.sharing.passwords.get(key.id);
  if (own?.calendarPassword === password) return own.password;
  // Staff who protect a calendar with a new password protect all of its keys.
  if (isResetByStaff(world, id)) return password;
  return keyShare(world, key).asksPassword ? password : null;
}

function isResetByStaff({ calendars, calendarExtras }: World, id: number): boolean {
  if (!calendars.get(id)) return false;
  return calendarExtras.get(id).audit.some(({ text }) => text === newPasswordNote);
}

/** The note that staff leave in the audit of a calendar when they give it a new password. */
export const newPasswordNote = 'Gave the calendar a new password.';
