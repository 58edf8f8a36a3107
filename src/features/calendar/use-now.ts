import { useCallback, useSyncExternalStore } from 'react';
import { clockMinuteIn } from '#src/calendar/model/zone-clock.ts';
import { minutesPerDay } from '#src/util/day-numbers.ts';

const minuteMs = 60_000;

/** The minute on clocks in a zone, since 1970 (`src/util/day-numbers.ts`). Null is the device's zone. */
export function useNow(zone: string | null): number {
  const read = useCallback(() => clockMinuteIn(zone, Date.now()), [zone]);
  return useSyncExternalStore(watchMinutes, read);
}

/** Today in a zone, as days since 1970. Renders again only when the day changes. */
export function useToday(zone: string | null): number {
  const read = useCallback(
    () => Math.floor(clockMinuteIn(zone, Date.now()) / minutesPerDay),
    [zone],
  );
  return useSyncExternalStore(watchMinutes, read);
}

/** Calls back at each full minute, and when a tab or a computer wakes up. */
function watchMinutes(onMinute: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const tell = () => {
    clearTimeout(timer);
    timer = setTimeout(tell, minuteMs - (Date.now() % minuteMs));
    onMinute();
  };
  timer = setTimeout(tell, minuteMs - (Date.now() % minuteMs));
  document.addEventListener('visibilitychange', tell);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tell);
  };
}
