import type { HostSettings } from '#src/settings/host-settings.ts';

/** What an address of a calendar holds, by the names of the route's parameters. */
export type CalendarParameters = Partial<Record<'calendarKey' | 'identifier' | 'pointer', string>>;

type CalendarSettings = Pick<
  HostSettings,
  'appKey' | 'appIdentifier' | 'appTitle' | 'accessName' | 'organizationName' | 'organizationHidden'
>;

export interface CalendarName {
  title: string;
  /** Whose the calendar is; null where that is not told, or not to be shown. */
  organization: string | null;
  /** The link or account by which it is seen. */
  access: string | null;
}

/**
 * What the hosting page tells of the calendar at an address; nothing when it tells of another one, or of none: the page
 * that was loaded first may have been of another calendar, and then only its own title is known.
 */
export function calendarName(
  settings: CalendarSettings,
  address: CalendarParameters,
): CalendarName | null {
  if (!isOf(settings, address)) return null;
  return {
    title: settings.appTitle,
    organization: settings.organizationHidden ? null : settings.organizationName,
    access: settings.accessName,
  };
}

function isOf({ appKey, appIdentifier }: CalendarSettings, address: CalendarParameters): boolean {
  if (address.calendarKey !== undefined) return address.calendarKey === appKey;
  if (address.identifier !== undefined) return address.identifier === appIdentifier;
  // A pointer does not tell its calendar; a page that has one was loaded for it.
  return appKey !== null || appIdentifier !== null;
}
