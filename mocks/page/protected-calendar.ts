import { openedCalendarId } from '../seed/demo-calendars.ts';
import type { World } from '../world/world.ts';
import type { HostSettings } from './host-settings.ts';

/** Settings of the page of the calendar that was opened with its password; undefined for any other page. */
export function openedCalendar(path: string, world: World): Partial<HostSettings> | undefined {
  const { calendars, calendarExtras, closedCalendars } = world;
  if (closedCalendars.has(openedCalendarId)) return undefined;
  const calendar = calendars.get(openedCalendarId);
  if (!calendar?.active) return undefined;
  const { key, identifier, title, organization } = calendar;
  const isShown = [`/${key}`, `/c/${identifier}`].some(
    (address) => path === address || path.startsWith(`${address}/`),
  );
  if (!isShown) return undefined;
  return {
    calendarProtected: true,
    appKey: key,
    appIdentifier: identifier,
    appTitle: title,
    organizationName: organization?.name ?? null,
    organizationUrlName: organization && urlName(organization.name),
    organizationHidden: organization?.hidden ?? false,
    accessName: calendarExtras.get(calendar.id).keys.find((one) => one.key === key)?.label ?? null,
  };
}

/** `Riverside Sports` becomes `riverside-sports`. */
function urlName(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
}
