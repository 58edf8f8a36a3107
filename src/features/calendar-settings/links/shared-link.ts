import type { CreateKeyInput, ListKeysData, UpdateKeyInput } from '#generated/calendar/fetchers.ts';
import { clockMinuteIn, momentIn } from '#src/calendar/model/zone-clock.ts';
import { changedValues } from '#src/ui/form/field-values.ts';
import { type Day, type Moment, utcDay } from '#src/util/dates.ts';
import { dayAt, dayNumber, minutesPerDay } from '#src/util/day-numbers.ts';
import { definedOnly } from '#src/util/defined-only.ts';
import { hasShare, type ShareValues, shareRequest, shareValues } from '../access/share.ts';
import type { CalendarConfiguration } from '../frame/settings-part.ts';

export type SharedLink = ListKeysData['results'][number];
export type NewLink = CreateKeyInput['body'];
export type LinkChanges = UpdateKeyInput['body'];

/** The values of a link's form. */
export interface LinkValues extends ShareValues {
  name: string;
  asks_password: boolean;
  /** Empty if the password stays as it is. */
  password: string;
  /** The day on which it expires; null for never. */
  expires_at: Day | null;
  /** The time on that day, by the reader's clock; null for its end. */
  expires_time: number | null;
  active: boolean;
}

/** The form's values for a link, or for a new one. */
export function linkValues(
  link: SharedLink | null,
  { sub_calendars }: Pick<CalendarConfiguration, 'sub_calendars'>,
): LinkValues {
  const share = link ?? { role: 'read_only', sub_calendar_roles: [] };
  return {
    ...shareValues(share, sub_calendars),
    name: link?.name ?? '',
    asks_password: link?.has_password ?? false,
    password: '',
    active: link?.active ?? true,
    ...expiryValues(link?.expires_at ?? null),
  };
}

function expiryValues(expiry: string | null): Pick<LinkValues, 'expires_at' | 'expires_time'> {
  if (expiry === null) return { expires_at: null, expires_time: null };
  const minute = clockMinuteIn(null, Date.parse(expiry));
  const day = Math.floor(minute / minutesPerDay);
  return { expires_at: dayAt(day), expires_time: minute - day * minutesPerDay };
}

/** The moment of an expiry, by the reader's clock. */
function expiryMoment({
  expires_at: day,
  expires_time: time,
}: Pick<LinkValues, 'expires_at' | 'expires_time'>): Moment | null {
  if (day === null) return null;
  return momentIn(null, (dayNumber(day) * minutesPerDay + (time ?? minutesPerDay)) * 60);
}

function withoutPassword(values: LinkValues) {
  const { name, active } = values;
  return { name, active, expires_at: expiryMoment(values), ...shareRequest(values) };
}

/** The request that creates a link. */
export function newLink(values: LinkValues): NewLink {
  return {
    ...withoutPassword(values),
    ...(values.asks_password && { password: values.password }),
  };
}

/** The request that changes a link; without members if nothing has changed. */
export function linkChanges(link: SharedLink, before: LinkValues, after: LinkValues): LinkChanges {
  const removesPassword = link.has_password && !after.asks_password;
  return {
    ...changedValues(withoutPassword(before), withoutPassword(after)),
    ...(after.asks_password && after.password !== '' && { password: after.password }),
    ...(removesPassword && { password: null }),
  };
}

/** Returns whether a link's expiry has come. */
export function isExpired({ expires_at }: SharedLink, now: number): boolean {
  return expires_at !== null && Date.parse(expires_at) <= now;
}

/** Returns whether what was read of a link contains the changes that were sent. */
export function hasChanges(link: SharedLink, request: LinkChanges): boolean {
  const { password, role, sub_calendar_roles, ...changes } = request;
  return (
    Object.keys(changedValues(link, { ...link, ...changes })).length === 0 &&
    hasShare(link, definedOnly({ role, sub_calendar_roles })) &&
    (password === undefined || (password !== null) === link.has_password)
  );
}

/** The first day that an expiry can be on, by the reader's clock. */
export function firstDay(now: number): Day {
  return utcDay(clockMinuteIn(null, now) * 60_000);
}
