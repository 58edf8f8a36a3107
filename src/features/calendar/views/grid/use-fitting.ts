import { useCallback, useState } from 'react';

/**
 * Counts the parts that have room in an element, measured on one of several elements of the same size.
 * @param count the same function always. It gets only elements with a layout.
 * @param usual before the first measurement, and without a layout.
 */
export function useFitting(count: (element: HTMLElement) => number, usual: number) {
  const [fitting, setFitting] = useState(usual);
  const measure = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const observer = new ResizeObserver(() => {
        if (element.offsetHeight > 0) setFitting(count(element));
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [count],
  );
  return { fitting, measure };
}
