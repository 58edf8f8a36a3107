import { useState } from 'react';
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
