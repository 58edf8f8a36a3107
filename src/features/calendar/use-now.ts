import { useCallback, useSyncExternalStore } from 'react';
import { clockMinuteIn } from '#src/calendar/model/zone-clock.ts';
import type { Moment } from '#src/util/dates.ts';
import { minutesPerDay } from '#src/util/day-numbers.ts';
import { serverNow } from '#src/util/server-clock.ts';

const minuteMs = 60_000;

/**
 * The minute on clocks in a zone, since 1970 (`src/util/day-numbers.ts`). Null is the device's zone, but its clock does not
 * count: it may be wrong, and everybody's events are at the server's times.
 */
export function useNow(zone: string | null): number {
  const read = useCallback(() => clockMinuteIn(zone, serverNow()), [zone]);
  return useSyncExternalStore(watchMinutes, read);
}

/** How many minutes are left until a moment by the server's clock, 0 if it is over; null without one. */
export function useMinutesUntil(moment: Moment | null): number | null {
  const read = useCallback(() => {
    if (moment === null) return null;
    return Math.max(0, Math.ceil((Date.parse(moment) - serverNow()) / minuteMs));
  }, [moment]);
  return useSyncExternalStore(watchMinutes, read);
}

/** Today in a zone, as days since 1970. Renders again only when the day changes. */
export function useToday(zone: string | null): number {
  const read = useCallback(
    () => Math.floor(clockMinuteIn(zone, serverNow()) / minutesPerDay),
    [zone],
  );
  return useSyncExternalStore(watchMinutes, read);
}

/** Calls back at each full minute, and when a tab or a computer wakes up. */
function watchMinutes(onMinute: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const tell = () => {
    clearTimeout(timer);
    timer = setTimeout(tell, minuteMs - (serverNow() % minuteMs));
    onMinute();
  };
  timer = setTimeout(tell, minuteMs - (serverNow() % minuteMs));
  document.addEventListener('visibilitychange', tell);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tell);
  };
}
