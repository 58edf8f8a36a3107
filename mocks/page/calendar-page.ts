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

/** The calendar at a page's address; undefined for pages without one. */
export function findPageCalendar(
  path: string,
  world: World,
  { account, now }: { account: UserRecord | undefined; now: Date },
): PageCalendar | undefined {
  const segments = path.split('/').map(decodeURIComponent);
  switch (pageAt(path)?.id) {
    case 'calendarByKey':
      return settingsAt(world, { key: segments[1] ?? '' }, account);
    case 'calendarByIdentifier':
      return settingsAt(world, { identifier: segments[2] ?? '' }, account);
    case 'eventPointer': {
      const calendar = openPointer(world, segments[3] ?? '', now)?.calendar;
      return calendar ? settingsAt(world, { identifier: calendar.identifier }, account) : 'missing';
    }
    default:
      return undefined;
  }
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
