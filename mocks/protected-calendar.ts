import type { HostSettings } from './host-settings.ts';
import { demoCalendars } from './world/demo-calendars.ts';
import type { World } from './world/world.ts';

/** The one calendar of the demo data that counts as opened with a password, until that session is closed. */
const calendar = demoCalendars.find(({ identifier }) => identifier === 'regat7');

/** What the hosting page of the password-protected calendar says of it; nothing on any other page. */
export function openedCalendar(path: string, world: World): Partial<HostSettings> | undefined {
  if (!calendar || world.closedCalendars.has(calendar.id)) return undefined;
  const { key, identifier, title, organization } = calendar;
  const isShown = [`/${key}`, `/c/${identifier}`].some(
    (address) => path === address || path.startsWith(`${address}/`),
  );
  if (!isShown) return undefined;
  return {
    calendarProtected: true,
    appTitle: title,
    organizationName: organization?.name ?? null,
    organizationHidden: organization?.hidden ?? false,
    accessName: 'Crew and helpers',
  };
}
