import type { SkeletonProps } from '../calendar-view.ts';
import { GridSkeleton } from '../grid/GridSkeleton.tsx';
import styles from './Timeline.module.css';
import { scaleLooks, timelineColumns } from './timeline-scale.ts';
import { headings, lowestRow, useNameWidth } from './timeline-sizes.ts';

/** Sub-calendars below each other, with time across. */
export function TimelineSkeleton({ range, options: { scale, week } }: SkeletonProps) {
  const columns = timelineColumns(range, scale, week).length;
  return (
    <GridSkeleton
      className={styles.grid}
      headings={`${headings}px`}
      axis={`${useNameWidth()}px`}
      column={`max(100% / ${columns}, ${scaleLooks[scale].narrowest}px)`}
      row={`${lowestRow}px`}
    />
  );
}
