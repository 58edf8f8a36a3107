import { useCallback, useRef, useState } from 'react';
import { columnOffset } from '#src/calendar/layout/column-offset.ts';
import type { VisibleHours } from '#src/calendar/layout/visible-hours.ts';
import type { EventSpan } from '#src/calendar/model/event.ts';
import { clockMinuteIn } from '#src/calendar/model/zone-clock.ts';
import { serverNow } from '#src/util/server-clock.ts';
import { firstMinute } from './first-minute.ts';
import styles from './hours.module.css';

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
