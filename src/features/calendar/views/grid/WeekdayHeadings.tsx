import type { ViewProps } from '../../grid/view-props.ts';
import styles from './WeekdayHeadings.module.css';
import { WeekNumber } from './WeekNumber.tsx';

interface WeekdayHeadingsProps {
  /** The days of any week. */
  days: readonly number[];
  /** True if the weeks have their numbers before their days. */
  hasNumbers: boolean;
  formats: ViewProps['formats'];
}

/** The weekdays above rows of weeks. */
export function WeekdayHeadings({ days, hasNumbers, formats }: WeekdayHeadingsProps) {
  return (
    <div role="row" className={styles.names} tabIndex={-1}>
      {hasNumbers && <WeekNumber number={null} />}
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
