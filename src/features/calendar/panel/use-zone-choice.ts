import { useSetAtom } from 'jotai';
import { revalidateAtom } from '#src/actions/page-data.ts';
import { remember } from '../address/calendar-memory.ts';
import type { ReadableCalendar } from '../address/readable-calendar.ts';

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
