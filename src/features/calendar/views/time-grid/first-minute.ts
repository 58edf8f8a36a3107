import type { EventSpan } from '#src/calendar/model/event.ts';
import { minutesPerDay } from '#src/util/day-numbers.ts';

/** Where a day begins for most people, in minutes. */
const usualStart = 7 * 60;
/** Minutes before the first event that stay in sight. */
const before = 30;

interface FirstMinuteProps {
  days: readonly number[];
  today: number;
  /** The minute on clocks since 1970. */
  now: number;
  /** The events in the columns of the days. */
  spans: readonly EventSpan[];
}

/**
 * The minute of the day from which a grid of hours is shown at first: shortly before now if today is among its days,
 * otherwise shortly before the first event. What goes on from the day before the first one does not count.
 */
export function firstMinute({ days, today, now, spans }: FirstMinuteProps): number {
  if (days.includes(today)) return Math.max(0, now - today * minutesPerDay - before);
  const starts = spans
    .filter((span) => days.includes(span.days.first))
    .map((span) => span.start - span.days.first * minutesPerDay);
  return starts.length === 0 ? usualStart : Math.max(0, Math.min(...starts) - before);
}
