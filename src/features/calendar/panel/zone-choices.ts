import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { revalidateAtom } from '#src/actions/page-data.ts';
import { remember } from '../address/calendar-memory.ts';
import type { ReadableCalendar } from '../address/readable-calendar.ts';

/** The time zone whose hours are shown beside those of all times, which this browser remembers for the calendar. */
export function useSecondZone({ address, configuration, memory, zone }: ReadableCalendar) {
  const [chosenZone, setChosenZone] = useState(memory.secondZone ?? null);
  const { show_time_zone } = configuration.settings.date_time;
  return {
    /** Its IANA name; null for none, or if it is the zone of all times anyway. */
    secondZone: show_time_zone && chosenZone !== zone ? chosenZone : null,
    chooseSecondZone: (next: string | null) => {
      setChosenZone(next);
      remember(address, { secondZone: next ?? undefined });
    },
  };
}

/** Shows all times in another zone, and remembers it for this calendar. */
export function useZoneChoice({ address, configuration }: ReadableCalendar) {
  const revalidate = useSetAtom(revalidateAtom);
  const own = configuration.settings.date_time.time_zone;
  return (zone: string) => {
    remember(address, { zone: zone === own ? undefined : zone });
    // The server writes all times, so they are read again.
    void revalidate();
  };
}
