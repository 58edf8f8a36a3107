import { visibleHours } from '#src/calendar/layout/visible-hours.ts';
import { shownDays } from '#src/calendar/model/week.ts';
import type { SkeletonProps } from '../calendar-view.ts';
import { GridSkeleton } from '../grid/GridSkeleton.tsx';
import { type ColumnsOfDay, narrowestColumn, wholeDays } from './columns.ts';
import styles from './TimeColumns.module.css';
import { useSecondHours } from './use-second-hours.ts';

/** Days side by side, in rows of hours. */
export function DayColumnsSkeleton(props: SkeletonProps) {
  return <TimeColumnsSkeleton {...props} dayColumns={wholeDays} />;
}

/** Sub-calendars side by side, in rows of hours. */
export function CalendarColumnsSkeleton(props: SkeletonProps) {
  return <TimeColumnsSkeleton {...props} dayColumns={props.subCalendars} />;
}

function TimeColumnsSkeleton({
  dayColumns,
  ...props
}: SkeletonProps & { dayColumns: ColumnsOfDay }) {
  const { range, options, settings } = props;
  const columns = shownDays(range, options.week).length * dayColumns.length;
  const { attributes } = useSecondHours(props, visibleHours([], settings), dayColumns);
  return (
    <GridSkeleton
      className={styles.grid}
      {...attributes}
      headings="var(--head)"
      axis="var(--axis)"
      column={`max(100% / ${Math.max(1, columns)}, ${narrowestColumn(dayColumns)}px)`}
      row="var(--hour)"
    />
  );
}
