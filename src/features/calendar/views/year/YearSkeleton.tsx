import { shownMonthRange } from '#src/calendar/model/ranges.ts';
import { addMonths } from '#src/util/day-numbers.ts';
import type { SkeletonProps } from '../calendar-view.ts';
import styles from './YearView.module.css';

/** Twelve months, each as high as its weeks. */
export function YearSkeleton({ range, options }: SkeletonProps) {
  return (
    <div className={styles.grid} data-part="skeleton" aria-hidden="true">
      {Array.from({ length: 12 }, (_, index) => addMonths(range.first, index)).map((month) => {
        const { first, last } = shownMonthRange(month, options.week);
        const weeks = (last - first + 1) / 7;
        // Its name, its weekdays, and its weeks.
        return (
          <div
            key={month}
            className={styles.month}
            style={{ blockSize: `calc(25px + 1.03rem + ${weeks} * 36px)` }}
          />
        );
      })}
    </div>
  );
}
