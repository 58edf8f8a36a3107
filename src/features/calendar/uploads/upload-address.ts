import type { HostSettings } from '#src/settings/host-settings.ts';
import type { CalendarAddress } from '#src/uploads/policy-sources.ts';

/**
 * The calendar's name for uploads to the calendar at an address; null for a pointer that does not reveal its calendar.
 * @param parameters those of the route that identify a calendar.
 */
export function uploadAddress(
  settings: Pick<HostSettings, 'appKey' | 'appIdentifier'>,
  { calendarKey, identifier }: Partial<Record<'calendarKey' | 'identifier' | 'pointer', string>>,
): CalendarAddress | null {
  if (calendarKey !== undefined) return { calendarKey };
  if (identifier !== undefined) return { identifier };
  if (settings.appKey !== null) return { calendarKey: settings.appKey };
  return settings.appIdentifier === null ? null : { identifier: settings.appIdentifier };
}
