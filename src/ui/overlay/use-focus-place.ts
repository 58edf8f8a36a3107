import { type RefObject, useRef } from 'react';

interface FocusPlace {
  /** Call with the control that opens a dialog. */
  remember: (control: HTMLElement) => void;
  /** Where the focus goes afterwards. */
  find: () => HTMLElement | null;
}

/**
 * Where the focus returns to in an area whose rows may vanish: to the control that it came from, else to the one that
 * stands in its place now, and to the area itself when no control is left.
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
      const left = controls();
      return left[Math.min(index, left.length - 1)] ?? area.current;
    },
  };
}
