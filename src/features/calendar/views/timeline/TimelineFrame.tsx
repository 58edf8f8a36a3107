import type { FrameProps } from '../calendar-view.ts';
import { GridFrame } from '../grid/GridFrame.tsx';
import styles from './Timeline.module.css';
import { scaleLooks, timelineColumns } from './timeline-scale.ts';
import { headings, lowestRow, useNameWidth } from './timeline-sizes.ts';

/** Sub-calendars below each other, with time across. */
export function TimelineFrame({ range, options: { scale, week } }: FrameProps) {
  const columns = timelineColumns(range, scale, week).length;
  return (
    <GridFrame
      className={styles.grid}
      headings={`${headings}px`}
      axis={`${useNameWidth()}px`}
      column={`max(100% / ${columns}, ${scaleLooks[scale].narrowest}px)`}
      row={`${lowestRow}px`}
    />
  );
}
