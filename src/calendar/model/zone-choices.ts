import type { Translate } from '#src/i18n/i18n.ts';
import type { Choice } from '#src/ui/form/choices.ts';
import { deviceZone, listZones, writeZone } from '#src/util/time-zones.ts';

/**
 * The time zones to choose from: the calendar's own, the device's, then all others by region.
 * @param own the calendar's, an IANA name.
 * @param chosenZone the one that is shown, which this browser may not list.
 */
export function zoneChoices(
  t: Translate,
  own: string,
  chosenZone: string,
): readonly Choice<string>[] {
  const first = [...new Set([own, deviceZone()])];
  const otherZones = listZones([chosenZone]).filter((zone) => !first.includes(zone));
  return [
    { value: own, label: t('calendar:%zone% (this calendar)', { zone: writeZone(own) }) },
    ...first.slice(1).map((zone) => ({
      value: zone,
      label: t('calendar:%zone% (this device)', { zone: writeZone(zone) }),
    })),
    ...otherZones.map((zone) => ({
      value: zone,
      label: writeZone(zone),
      group: zone.split('/')[0] ?? zone,
    })),
  ];
}
