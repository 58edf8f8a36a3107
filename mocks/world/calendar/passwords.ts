import { openedCalendarId } from '../../seed/demo-calendars.ts';
import type { World } from '../world.ts';
import type { OpenedCalendar } from './opened-calendar.ts';
import { keyPassword } from './sharing.ts';

type KeyEntry = OpenedCalendar['keys'][number];
type Protected = Pick<OpenedCalendar, 'id' | 'password'>;

/** Returns whether a key's password still has to be entered in this browser session. */
export function asksForPassword(world: World, calendar: Protected, key: KeyEntry): boolean {
  const password = keyPassword(world, calendar, key);
  if (password === null || world.sharing.entered.get(key.id) === password) return false;
  return !isOpenFromTheStart(world, calendar.id);
}

/** Returns whether a calendar was opened with its password, so that it can be closed again. */
export function isOpenedWithPassword(
  world: World,
  calendar: Protected,
  key: KeyEntry | undefined,
): boolean {
  if (isOpenFromTheStart(world, calendar.id)) return true;
  if (!key) return false;
  const password = keyPassword(world, calendar, key);
  return password !== null && world.sharing.entered.get(key.id) === password;
}

/** False if the password is wrong. */
export function enterPassword(
  world: World,
  calendar: Protected,
  key: KeyEntry,
  enteredPassword: string,
): boolean {
  const password = keyPassword(world, calendar, key);
  if (password === null) return true;
  if (enteredPassword !== password) return false;
  world.sharing.entered.set(key.id, password);
  return true;
}

/** Forgets that a calendar's passwords were entered. */
export function closeCalendar(world: World, calendar: Pick<OpenedCalendar, 'id' | 'keys'>) {
  world.closedCalendars.add(calendar.id);
  for (const { id } of calendar.keys) world.sharing.entered.delete(id);
}

function isOpenFromTheStart({ closedCalendars }: World, calendarId: number): boolean {
  return calendarId === openedCalendarId && !closedCalendars.has(calendarId);
}
