import { dayOfMinute, minutesPerDay } from '#src/util/day-numbers.ts';
import { type EventSpan, realLength } from './event.ts';

/** When something is to take place, in minutes since 1970 on the clock; the end is exclusive. */
export interface WantedTime {
  readonly start: number;
  readonly end: number;
  readonly isAllDay: boolean;
}

const hour = 60;
/** The length, in minutes, of an event without a stated length. */
export const usualLength = hour;
/** The server refuses longer events, also with the last day of one that lasts all day. */
export const longestEvent = 366 * minutesPerDay;

/**
 * An hour of a day for which nobody has chosen a time: the next full one today, otherwise in the morning.
 * @param now in minutes since 1970 on the clock.
 */
export function usualTime(day: number, now: number): WantedTime {
  const midnight = day * minutesPerDay;
  const next = Math.ceil(now / hour) * hour;
  const isToday = dayOfMinute(now) === day;
  // The last hour that ends on the same day.
  const start = isToday ? Math.min(next, midnight + 23 * hour) : midnight + 9 * hour;
  return { start, end: start + usualLength, isAllDay: false };
}

/** A whole day. */
export function wholeDay(day: number): WantedTime {
  return { start: day * minutesPerDay, end: (day + 1) * minutesPerDay, isAllDay: true };
}

/**
 * When an event takes place. One that ends before it starts on the clock, because clocks were put back in between, is
 * as long as it really takes, so that it keeps a length elsewhere.
 */
export function spanTimes({ event, start, end }: EventSpan): WantedTime {
  const length = end > start ? end - start : Math.max(0, realLength(event));
  return { start, end: start + length, isAllDay: event.all_day };
}
