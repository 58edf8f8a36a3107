import type { Translate } from '#src/i18n/i18n.ts';
import type { Choice } from '#src/ui/form/choices.ts';

/**
 * The time zones to choose from: the calendar's own, the device's, then all others by region.
 * @param own the calendar's, an IANA name.
 * @param chosen the one that is shown, which this browser may not list.
 */
export function zoneChoices(t: Translate, own: string, chosen: string): readonly Choice<string>[] {
  const device = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const first = [...new Set([own, device])];
  const others = new Set([...Intl.supportedValuesOf('timeZone'), chosen]);
  for (const zone of first) others.delete(zone);
  return [
    { value: own, label: t('calendar:%zone% (this calendar)', { zone: zoneName(own) }) },
    ...first.slice(1).map((zone) => ({
      value: zone,
      label: t('calendar:%zone% (this device)', { zone: zoneName(zone) }),
    })),
    ...[...others].map((zone) => ({
      value: zone,
      label: zoneName(zone),
      group: zone.split('/')[0] ?? zone,
    })),
  ];
}

/** A time zone's name as people write it: "America/New York". */
export function zoneName(zone: string): string {
  return zone.replaceAll('_', ' ');
}
