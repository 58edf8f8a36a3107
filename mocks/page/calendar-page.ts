import { pageAt } from '#generated/app/pages.ts';
import type { UserRecord } from '../seed/user-record.ts';
import { openedCalendar } from '../world/calendar/opened-calendar.ts';
import { isOpenedWithPassword } from '../world/calendar/passwords.ts';
import { openPointer } from '../world/calendar/pointers.ts';
import type { CalendarAddress } from '../world/calendar-addresses.ts';
import { listCalendars } from '../world/dashboard-calendars.ts';
import type { World } from '../world/world.ts';
import type { HostSettings } from './host-settings.ts';

/** A page's calendar: its settings, or that the address has none. */
export type PageCalendar = Partial<HostSettings> | 'missing';

/** The language in which a calendar's links open for visitors; null if it leaves that to their browsers. */
export function linkLanguage(path: string, world: World): string | null {
  const address = addressAt(path);
  const calendar = address && openedCalendar(world, address);
  // Without a state, nothing has been set: all demo calendars leave it to browsers.
  const state = calendar && world.calendarStates.get(calendar.id)?.state;
  return state?.settings.general_settings.visitor_language ?? null;
}

/** The calendar's name in the path of one of its pages. */
function addressAt(path: string): CalendarAddress | undefined {
  const segments = path.split('/').map(decodeURIComponent);
  switch (pageAt(path)?.id) {
    case 'calendarByKey':
    case 'calendarSettings':
      return { key: segments[1] ?? '' };
    case 'calendarByIdentifier':
    case 'calendarSettingsByIdentifier':
      return { identifier: segments[2] ?? '' };
    default:
      return undefined;
  }
}

/** The calendar at a page's address; undefined for pages without one. */
export function findPageCalendar(
  path: string,
  world: World,
  { account, now }: { account: UserRecord | undefined; now: Date },
): PageCalendar | undefined {
  const address = addressAt(path);
  if (address) return settingsAt(world, address, account);
  if (pageAt(path)?.id !== 'eventPointer') return undefined;
  const pointer = decodeURIComponent(path.split('/')[3] ?? '');
  const calendar = openPointer(world, pointer, now)?.calendar;
  return calendar ? settingsAt(world, { identifier: calendar.identifier }, account) : 'missing';
}

function settingsAt(
  world: World,
  address: CalendarAddress,
  account: UserRecord | undefined,
): PageCalendar {
  const calendar = openedCalendar(world, address);
  if (!calendar) return 'missing';
  const { id, identifier, title, organization, license, keys, active } = calendar;
  const entry = 'key' in address ? keys.find(({ key }) => key === address.key) : undefined;
  const isOpen = active && entry?.active !== false;
  const isListed =
    account && listCalendars(world, account).some((listedCalendar) => listedCalendar.id === id);
  return {
    // Only visitors with a key get to know a key.
    appKey: 'key' in address ? address.key : null,
    appIdentifier: identifier,
    appId: id,
    appTitle: title,
    organizationName: organization?.name ?? null,
    organizationUrlName: organization && urlName(organization.name),
    organizationHidden: organization?.hidden ?? false,
    accessName: entry?.label ?? (isListed ? account.name : null),
    license,
    ...(isOpen ? {} : { calendarInactive: true }),
    ...(isOpen && isOpenedWithPassword(world, calendar, entry) ? { calendarProtected: true } : {}),
  };
}

/** `Riverside Sports` becomes `riverside-sports`. */
function urlName(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
}
