import { type FocusEvent, useMemo, useState } from 'react';

/** The control that has the focus in a list of calendars. */
interface FocusedControl {
  /** The calendar's id. */
  id: number;
  /** The control's place among those of the calendar. */
  place: number;
}

/** The state that a list of calendars needs to keep its focused control in the document. */
export interface KeptFocus {
  focused: FocusedControl | null;
  onFocus: (id: number, event: FocusEvent<HTMLElement>) => void;
  onBlur: () => void;
}

/** Knows which control of a list has the focus, for another list that replaces it. */
export function useKeptFocus(): KeptFocus {
  const [focusedControl, setFocusedControl] = useState<FocusedControl | null>(null);
  const handlers = useMemo<Omit<KeptFocus, 'focused'>>(
    () => ({
      onFocus: (id, { currentTarget, target }) =>
        setFocusedControl({ id, place: listControls(currentTarget).indexOf(target) }),
      onBlur: () => setFocusedControl(null),
    }),
    [],
  );
  return { focused: focusedControl, ...handlers };
}

/** Focuses the same control in another element of its calendar. */
export function returnFocus(item: HTMLElement, { place }: FocusedControl): void {
  listControls(item)[place]?.focus({ preventScroll: true });
}

function listControls(item: HTMLElement): HTMLElement[] {
  return [...item.querySelectorAll<HTMLElement>('a, button')];
}
