import type { Choice } from '#src/ui/form/choices.ts';
import { listZones, writeZone } from '#src/util/time-zones.ts';

/** The hours of a day, in the user's format. */
export function hourChoices(locale: string, use24hTimes: boolean): Choice<number>[] {
  const hourCycle = use24hTimes ? 'h23' : 'h12';
  const format = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle,
    timeZone: 'UTC',
  });
  return Array.from({ length: 24 }, (_, value) => ({
    value,
    label: format.format(Date.UTC(2026, 0, 1, value)),
  }));
}

/** All time zones that the browser knows, and the one in use, which it may not know. */
export function zoneChoices(inUse: string): Choice<string>[] {
  return listZones(['UTC', inUse]).map((zone) => ({ value: zone, label: writeZone(zone) }));
}
