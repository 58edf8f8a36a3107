import { shownDays } from '#src/calendar/model/week.ts';
import type { FrameProps } from '../calendar-view.ts';
import { GridFrame } from '../grid/GridFrame.tsx';
import styles from './MonthView.module.css';

/** Weeks below each other. */
export function MonthFrame({ range, options }: FrameProps) {
  const weeks = (range.last - range.first + 1) / 7;
  const columns = shownDays(range, options.week).length / weeks;
  return (
    <GridFrame
      className={styles.grid}
      headings="28px"
      column={`100% / ${columns}`}
      row={`100% / ${weeks}`}
    />
  );
}
