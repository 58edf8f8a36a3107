import type { HostSettings } from '#src/settings/host-settings.ts';
import type { CalendarAddress } from '#src/uploads/policy-sources.ts';

/** The route parameters that identify a calendar. */
export type CalendarParameters = Partial<Record<'calendarKey' | 'identifier' | 'pointer', string>>;

type CalendarSettings = Pick<
  HostSettings,
  | 'appKey'
  | 'appIdentifier'
  | 'appTitle'
  | 'accessName'
  | 'organizationName'
  | 'organizationHidden'
  | 'calendarInactive'
>;

export interface CalendarName {
  title: string;
  /** Null if the organization is unknown or hidden. */
  organization: string | null;
  /** The link or account that grants access. */
  access: string | null;
  /** No one can open it for now. */
  isInactive: boolean;
}

/**
 * Names the calendar at an address from the hosting page's settings. Null if they describe another calendar: the
 * settings belong to the page that was loaded first, and the client may have navigated away from it.
 */
export function calendarName(
  settings: CalendarSettings,
  address: CalendarParameters,
): CalendarName | null {
  if (!isCalendarAt(settings, address)) return null;
  return {
    title: settings.appTitle,
    organization: settings.organizationHidden ? null : settings.organizationName,
    access: settings.accessName,
    isInactive: settings.calendarInactive ?? false,
  };
}

/**
 * The calendar's name for uploads to the calendar at an address; null for a pointer that does not reveal its calendar.
 */
export function uploadAddress(
  settings: CalendarSettings,
  { calendarKey, identifier }: CalendarParameters,
): CalendarAddress | null {
  if (calendarKey !== undefined) return { calendarKey };
  if (identifier !== undefined) return { identifier };
  if (settings.appKey !== null) return { calendarKey: settings.appKey };
  return settings.appIdentifier === null ? null : { identifier: settings.appIdentifier };
}

function isCalendarAt(
  { appKey, appIdentifier }: CalendarSettings,
  address: CalendarParameters,
): boolean {
  if (address.calendarKey !== undefined) return address.calendarKey === appKey;
  if (address.identifier !== undefined) return address.identifier === appIdentifier;
  // A pointer does not reveal its calendar, but a page with calendar settings was loaded for it.
  return appKey !== null || appIdentifier !== null;
}
