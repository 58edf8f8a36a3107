import { type RefObject, useRef } from 'react';

interface FocusPlace {
  /** Call it with the control that opens a dialog. */
  remember: (control: HTMLElement) => void;
  /** Finds the element to focus afterwards. */
  find: () => HTMLElement | null;
}

/**
 * Remembers where to return the focus in an area whose rows may disappear: to the same control, or to the one now in
 * its place, or to the area if no control is left.
 */
export function useFocusPlace(area: RefObject<HTMLElement | null>): FocusPlace {
  const place = useRef<{ control: HTMLElement; index: number }>(null);
  const controls = () => [
    ...(area.current?.querySelectorAll<HTMLElement>('button, a[href]') ?? []),
  ];
  return {
    remember: (control) => {
      place.current = { control, index: controls().indexOf(control) };
    },
    find: () => {
      const { control, index } = place.current ?? { index: 0 };
      if (control?.isConnected) return control;
      const remaining = controls();
      return remaining[Math.min(index, remaining.length - 1)] ?? area.current;
    },
  };
}
