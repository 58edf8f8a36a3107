import { shownDays } from '#src/calendar/model/week.ts';
import type { SkeletonProps } from '../calendar-view.ts';
import { GridSkeleton } from '../grid/GridSkeleton.tsx';
import styles from './MonthView.module.css';

/** Weeks below each other. */
export function MonthSkeleton({ range, options }: SkeletonProps) {
  const weeks = (range.last - range.first + 1) / 7;
  const columns = shownDays(range, options.week).length / weeks;
  return (
    <GridSkeleton
      className={styles.grid}
      headings="28px"
      axis={options.week.hasNumbers ? 'var(--week-number)' : undefined}
      column={`100% / ${columns}`}
      row={`100% / ${weeks}`}
    />
  );
}
