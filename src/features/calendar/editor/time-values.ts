import type { Day } from '#src/util/dates.ts';
import { dayAt, minutesPerDay } from '#src/util/day-numbers.ts';

/** A minute since 1970 as fields hold it. */
export function timeAt(minute: number): { day: Day; time: number } {
  const day = Math.floor(minute / minutesPerDay);
  return { day: dayAt(day), time: minute - day * minutesPerDay };
}
