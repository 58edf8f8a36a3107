import { useCallback, useState } from 'react';

/** The least width in which a time and the beginning of a title can be read, in CSS pixels. */
const narrowestLane = 52;
const usualLanes = 3;

/** How many events fit beside each other in a day's column, measured on one of the columns, which are equally wide. */
export function useColumnLanes(): {
  maxLanes: number;
  measure: (column: HTMLElement | null) => void;
} {
  const [maxLanes, setMaxLanes] = useState(usualLanes);
  const measure = useCallback((column: HTMLElement | null) => {
    if (!column) return;
    const observer = new ResizeObserver(() => {
      const width = column.offsetWidth;
      if (width > 0) setMaxLanes(Math.max(2, Math.floor(width / narrowestLane)));
    });
    observer.observe(column);
    return () => observer.disconnect();
  }, []);
  return { maxLanes, measure };
}
