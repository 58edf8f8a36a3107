import { visibleHours } from '#src/calendar/layout/visible-hours.ts';
import { shownDaysOrAll } from '#src/calendar/model/week.ts';
import type { FrameProps } from '../calendar-view.ts';
import { GridFrame } from '../grid/GridFrame.tsx';
import styles from './TimeGrid.module.css';
import { useGridZones } from './use-grid-zones.ts';

/** Days side by side, in rows of hours. */
export function TimeGridFrame(props: FrameProps) {
  const { range, options, settings } = props;
  const days = shownDaysOrAll(range, options.week).length;
  const { zoneAttributes } = useGridZones(props, visibleHours([], settings));
  return (
    <GridFrame
      className={styles.grid}
      {...zoneAttributes}
      headings="var(--head)"
      axis="var(--axis)"
      column={`100% / ${days}`}
      row="var(--hour)"
    />
  );
}
