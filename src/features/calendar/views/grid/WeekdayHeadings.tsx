import type { ViewProps } from '../calendar-view.ts';
import styles from './WeekdayHeadings.module.css';

interface WeekdayHeadingsProps {
  /** The days of any week. */
  days: readonly number[];
  formats: ViewProps['formats'];
}

/** The weekdays above rows of weeks. */
export function WeekdayHeadings({ days, formats }: WeekdayHeadingsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table has no layers for events over several days
    <div role="row" className={styles.names} tabIndex={-1}>
      {days.map((day) => (
        // biome-ignore lint/a11y/useSemanticElements: see above
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
