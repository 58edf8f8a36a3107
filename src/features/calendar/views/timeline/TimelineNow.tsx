import { useNow } from '#src/calendar/store/use-now.ts';
import styles from './TimelineNow.module.css';
import type { TimelineColumn } from './timeline-scale.ts';

/** A line at the time that it is now, if its column is shown. Moves by itself every minute. */
export function TimelineNow({
  zone,
  columns,
  width,
}: {
  zone: string | null;
  columns: readonly TimelineColumn[];
  /** Of a column, in CSS pixels. */
  width: number;
}) {
  const now = useNow(zone);
  const index = columns.findIndex(({ start, end }) => start <= now && now < end);
  const column = columns[index];
  if (!column) return null;
  const place = index + (now - column.start) / (column.end - column.start);
  return (
    <div
      className={styles.now}
      aria-hidden="true"
      style={{ insetInlineStart: `calc(var(--names) + ${place * width}px)` }}
    />
  );
}
