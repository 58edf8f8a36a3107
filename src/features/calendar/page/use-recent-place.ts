import { useState } from 'react';

/** Where the recent changes are listed. */
export interface RecentPlace {
  /** The element that the list points at; null while it is closed. */
  readonly anchor: HTMLElement | null;
  readonly close: () => void;
}

/** Opens the list of recent changes beside the control that has the focus, such as the button of a menu. */
export function useRecentPlace() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return {
    anchor,
    open: () => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement) setAnchor(activeElement);
    },
    close: () => setAnchor(null),
  };
}
