import { type DayRange, daysIn } from '#src/util/day-numbers.ts';
import type { EventSpan } from '../model/event.ts';

/** The number of events of a day, and their colors. */
export interface DayCount {
  /** Days since 1970. */
  readonly day: number;
  /** Its number of events. One of several days counts on each of them. */
  readonly count: number;
  /** The first few different colors among its events, by start. */
  readonly colors: readonly string[];
}

/**
 * Counts the events of each day. O(events and the days that they touch).
 * @param spans in the order of all views.
 * @param color the name of an event's color in the palette.
 * @param maxColors how many colors a day has at most.
 */
export function countByDay(
  spans: readonly EventSpan[],
  range: DayRange,
  { color, maxColors }: { color: (span: EventSpan) => string; maxColors: number },
): DayCount[] {
  const counts = daysIn(range).map((day) => ({ day, count: 0, colors: new Set<string>() }));
  for (const span of spans) {
    const last = Math.min(span.days.last, range.last);
    for (let day = Math.max(span.days.first, range.first); day <= last; day++) {
      const dayCount = counts[day - range.first];
      if (!dayCount) continue;
      dayCount.count += 1;
      if (dayCount.colors.size < maxColors) dayCount.colors.add(color(span));
    }
  }
  return counts.map(({ day, count, colors }) => ({ day, count, colors: [...colors] }));
}

/**
 * Rates how full a day is compared to the others: 0 for no events, then 1 to `levels`, so that a few very full days
 * do not make the others look empty.
 * @param counts the numbers of events of all days.
 */
export function heatLevels(counts: readonly number[], levels: number): (count: number) => number {
  const busy = counts.filter((count) => count > 0).sort((a, b) => a - b);
  const limits = Array.from(
    { length: levels - 1 },
    (_, index) => busy[Math.floor((busy.length * (index + 1)) / levels)] ?? 0,
  );
  return (count) => (count === 0 ? 0 : 1 + limits.filter((limit) => count > limit).length);
}
