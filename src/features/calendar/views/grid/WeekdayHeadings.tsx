import type { ViewProps } from '../../grid/view-props.ts';
import styles from './WeekdayHeadings.module.css';

interface WeekdayHeadingsProps {
  /** The days of any week. */
  days: readonly number[];
  formats: ViewProps['formats'];
}

/** The weekdays above rows of weeks. */
export function WeekdayHeadings({ days, formats }: WeekdayHeadingsProps) {
  return (
    <div role="row" className={styles.names} tabIndex={-1}>
      {days.map((day) => (
        <div
          key={day}
          role="columnheader"
          className={styles.name}
          aria-label={formats.weekday(day, 'long')}
          tabIndex={-1}
        >
          {formats.weekday(day, 'short')}
        </div>
      ))}
    </div>
  );
}
