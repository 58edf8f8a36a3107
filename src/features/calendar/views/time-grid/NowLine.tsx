import { columnOffset } from '#src/calendar/layout/column-offset.ts';
import type { VisibleHours } from '#src/calendar/layout/visible-hours.ts';
import { useNow } from '#src/calendar/store/use-now.ts';
import { minutesPerDay } from '#src/util/day-numbers.ts';
import styles from './NowLine.module.css';

/** A line at the time that it is now, if its hour is shown. Moves by itself every minute. */
export function NowLine(props: { zone: string | null; day: number; hours: VisibleHours }) {
  const { zone, day, hours } = props;
  const minute = useNow(zone) - day * minutesPerDay;
  if (minute < hours.start || minute >= hours.end) return null;
  return <div className={styles.now} style={{ insetBlockStart: columnOffset(minute, hours) }} />;
}
