import { useCallback, useState } from 'react';

/** The height of a lane and of the line with the day's number, as in `MonthWeek.module.css`. */
const laneHeight = 24;
const headHeight = 28;
/** Before the first measurement, and without a layout. */
const usualLanes = 4;

/** For how many events a row has room, measured on one of the rows, which are equally high. */
export function useRoom(): { lanes: number; measure: (row: HTMLElement | null) => void } {
  const [lanes, setLanes] = useState(usualLanes);
  const measure = useCallback((row: HTMLElement | null) => {
    if (!row) return;
    const observer = new ResizeObserver(() => {
      const height = row.offsetHeight;
      if (height > 0) setLanes(Math.max(1, Math.floor((height - headHeight) / laneHeight)));
    });
    observer.observe(row);
    return () => observer.disconnect();
  }, []);
  return { lanes, measure };
}
