import { useCallback, useRef, useState } from 'react';
import { columnOffset } from '#src/calendar/layout/column-offset.ts';
import type { VisibleHours } from '#src/calendar/layout/visible-hours.ts';
import type { EventSpan } from '#src/calendar/model/event.ts';
import { clockMinuteIn } from '#src/calendar/model/zone-clock.ts';
import { minutesPerDay } from '#src/util/day-numbers.ts';
import { serverNow } from '#src/util/server-clock.ts';
import styles from './TimeColumns.module.css';

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

interface FirstLookProps {
  days: readonly number[];
  today: number;
  zone: string | null;
  hours: VisibleHours;
  spans: readonly EventSpan[];
  isRead: boolean;
}

/** Marks the minute to which the grid scrolls when it appears. Later ranges keep the position that the reader has chosen. */
export function FirstLook({ days, today, zone, hours, spans, isRead }: FirstLookProps) {
  const find = () => ({
    isRead,
    minute: firstMinute({ days, today, spans, now: clockMinuteIn(zone, serverNow()) }),
  });
  const [look, setLook] = useState(find);
  // The events may also bring more hours.
  if (isRead && !look.isRead) setLook(find());
  const last = useRef(0);
  const scroll = useCallback((mark: HTMLElement | null) => {
    const grid = mark?.closest('[role="grid"]');
    // The reader has scrolled meanwhile.
    if (!mark || !grid || Math.abs(grid.scrollTop - last.current) > 1) return;
    grid.scrollTop = mark.offsetTop;
    last.current = grid.scrollTop;
  }, []);
  return (
    <div
      key={String(look.isRead)}
      ref={scroll}
      className={styles.look}
      style={{ insetBlockStart: columnOffset(Math.max(look.minute, hours.start), hours) }}
      aria-hidden="true"
    />
  );
}
