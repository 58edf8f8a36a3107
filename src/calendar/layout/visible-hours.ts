import { minutesPerDay } from '#src/util/day-numbers.ts';
import type { EventSpan } from '../model/event.ts';

/** The part of each day that a time grid shows, in minutes of the day on the clock. */
export interface VisibleHours {
  readonly start: number;
  /** Exclusive; up to 1440. */
  readonly end: number;
}

/**
 * The hours that the calendar's settings choose, and those before and after them that have events.
 * @param spans the events that take their place in a day's column.
 * @param settings whole hours; an end that is not after the start is ignored.
 */
export function visibleHours(
  spans: readonly EventSpan[],
  { visible_from: from, visible_to: to }: { visible_from: number; visible_to: number },
): VisibleHours {
  let start = from * 60;
  let end = to > from ? to * 60 : minutesPerDay;
  for (const span of spans) {
    const { first, last } = span.days;
    const startOfDay = span.start - first * minutesPerDay;
    const endOfDay = span.end - last * minutesPerDay;
    // One over midnight takes the end of one day and the beginning of another.
    if (first < last) [start, end] = [0, minutesPerDay];
    start = Math.min(start, startOfDay - (startOfDay % 60));
    end = Math.max(end, Math.ceil(Math.max(endOfDay, startOfDay + 1) / 60) * 60);
  }
  return { start, end: Math.min(end, minutesPerDay) };
}
