import { useState } from 'react';
import { useMedia } from '#src/ui/use-media.ts';
import { remember } from '../address/calendar-memory.ts';

export type Panel = ReturnType<typeof usePanel>;

/**
 * Returns whether the side panel is open: as this browser remembers for the calendar, otherwise if there is much room.
 * @param address is the calendar's key or identifier.
 * @param hasBeenOpen undefined if nothing is.
 * @param startsOpen false if an embedding site begins without it.
 */
export function usePanel(address: string, hasBeenOpen: boolean | undefined, startsOpen: boolean) {
  const isBeside = useMedia('(width >= 1024px)');
  const isWide = useMedia('(width >= 1440px)');
  const [isKeptOpen, setIsKeptOpen] = useState(startsOpen ? hasBeenOpen : false);
  // A panel that covers the view is only open for as long as it is used.
  const [isCovering, setCovering] = useState(false);
  const isOpen = isBeside ? (isKeptOpen ?? isWide) : isCovering;
  return {
    isOpen,
    /** True if it has room beside the view; otherwise it covers the view. */
    isBeside,
    toggle: () => {
      if (!isBeside) return setCovering(!isOpen);
      setIsKeptOpen(!isOpen);
      remember(address, { panel: !isOpen });
    },
  };
}
