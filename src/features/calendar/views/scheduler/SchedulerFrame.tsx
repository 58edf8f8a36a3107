import { shownDaysOrAll } from '#src/calendar/model/week.ts';
import type { FrameProps } from '../calendar-view.ts';
import { GridFrame } from '../grid/GridFrame.tsx';
import styles from './Scheduler.module.css';
import { narrowestColumn } from './scheduler-sizes.ts';

/** Sub-calendars side by side, in rows of hours. */
export function SchedulerFrame({ range, options, subCalendars, secondZone }: FrameProps) {
  const days = shownDaysOrAll(range, options.week).length;
  const columns = Math.max(1, days * subCalendars.length);
  return (
    <GridFrame
      className={styles.grid}
      data-zones={secondZone === null ? 'one' : 'two'}
      data-days={days > 1 ? 'several' : 'one'}
      // With a row for events that last all day.
      headings="calc(var(--headings) + 2 * var(--row-head) + var(--row-lane) + 1px)"
      axis="var(--axis)"
      column={`max(100% / ${columns}, ${narrowestColumn}px)`}
      row="var(--hour)"
    />
  );
}
