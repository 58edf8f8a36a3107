import { useCallback, useSyncExternalStore } from 'react';
import { dayMs, type Moment } from '#src/util/dates.ts';
import { dayOfMinute } from '#src/util/day-numbers.ts';
import { serverNow } from '#src/util/server-clock.ts';
import { clockMinuteIn } from '../model/zone-clock.ts';

const minuteMs = 60_000;

/**
 * The minute on clocks in a zone, since 1970 (`src/util/day-numbers.ts`). Null is the device's zone, but its clock does not
 * count: it may be wrong, and everybody's events are at the server's times.
 */
export function useNow(zone: string | null): number {
  const read = useCallback(() => clockMinuteIn(zone, serverNow()), [zone]);
  return useSyncExternalStore(watchMinutes, read);
}

/** Returns the minutes left until a moment by the server's clock, 0 if it is over; null without a moment. */
export function useMinutesUntil(moment: Moment | null): number | null {
  const read = useCallback(() => {
    if (moment === null) return null;
    return Math.max(0, Math.ceil((Date.parse(moment) - serverNow()) / minuteMs));
  }, [moment]);
  return useSyncExternalStore(watchMinutes, read);
}

/** Returns whether a moment is still to come by the server's clock; true without one. */
export function isBefore(moment: Moment | null): boolean {
  return moment === null || Date.parse(moment) > serverNow();
}

/** The same, as long as that is so. Renders again only when the moment has come, so that many events can wait for theirs. */
export function useIsBefore(moment: Moment | null): boolean {
  const read = useCallback(() => isBefore(moment), [moment]);
  const watch = useCallback((onEnd: () => void) => watchMoment(moment, onEnd), [moment]);
  return useSyncExternalStore(watch, read);
}

/** Today in a zone, as days since 1970. Renders again only when the day changes. */
export function useToday(zone: string | null): number {
  const read = useCallback(() => dayOfMinute(clockMinuteIn(zone, serverNow())), [zone]);
  return useSyncExternalStore(watchMinutes, read);
}

/** Calls back at each full minute, and when a tab or a computer wakes up. */
function watchMinutes(onMinute: () => void): () => void {
  return watchClock(() => minuteMs - (serverNow() % minuteMs), onMinute);
}

/** Calls back when a moment has come, and when a tab or a computer wakes up. */
function watchMoment(moment: Moment | null, onEnd: () => void): () => void {
  if (moment === null || !isBefore(moment)) return () => {};
  const end = Date.parse(moment);
  return watchClock(() => (isBefore(moment) ? Math.min(end - serverNow(), dayMs) : null), onEnd);
}

/** @param findWait returns how many milliseconds to wait until the next call; null for no further one. */
function watchClock(findWait: () => number | null, onTime: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const start = () => {
    clearTimeout(timer);
    const wait = findWait();
    if (wait !== null) timer = setTimeout(tell, wait);
  };
  const tell = () => {
    start();
    onTime();
  };
  start();
  document.addEventListener('visibilitychange', tell);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tell);
  };
}
