import { type DayRange, daysIn } from '#src/util/day-numbers.ts';
import { compareSpans, type EventSpan, takesWholeDay } from '../model/event.ts';

/** The events of a day, for lists. */
export interface DayGroup {
  /** Days since 1970. */
  readonly day: number;
  /** Those that take the whole day first, then by time. */
  readonly spans: readonly EventSpan[];
}

/**
 * Groups events by day. One of several days is in the group of each of them.
 * @param spans in any order.
 * @param days the groups to return; those without events are empty.
 */
export function groupByDay(spans: readonly EventSpan[], days: DayRange): DayGroup[] {
  const byDay = daysIn(days).map((): EventSpan[] => []);
  for (const span of [...spans].sort(compareSpans)) {
    const last = Math.min(span.days.last, days.last);
    for (let day = Math.max(span.days.first, days.first); day <= last; day++) {
      byDay[day - days.first]?.push(span);
    }
  }
  return byDay.map((daySpans, index) => {
    const day = days.first + index;
    const order = (span: EventSpan) => (takesWholeDay(span, day) ? 0 : 1);
    return { day, spans: daySpans.sort((a, b) => order(a) - order(b)) };
  });
}
