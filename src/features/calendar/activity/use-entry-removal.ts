import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFocusPlace } from '#src/ui/overlay/use-focus-place.ts';

/**
 * Removes own entries at once, which can be undone; asks before it removes those of others, which cannot be brought back.
 * The focus stays in the list.
 */
export function useEntryRemoval<One extends { readonly is_own: boolean }>(
  remove: (entry: One) => void,
) {
  const area = useRef<HTMLDivElement>(null);
  const [removal, setRemoval] = useState<One | null>(null);
  const focusPlace = useFocusPlace(area);
  return {
    /** For the element around the list. */
    area,
    /** @param button disappears with the entry. */
    begin: (entry: One, button: HTMLElement) => {
      focusPlace.remember(button);
      if (!entry.is_own) return setRemoval(entry);
      flushSync(() => remove(entry));
      focusPlace.find()?.focus();
    },
    /** The entry in question, or null. */
    removal,
    /** For the `ConfirmDialog`. */
    dialog: {
      onConfirm: () => {
        setRemoval(null);
        if (removal) remove(removal);
      },
      onClose: () => setRemoval(null),
      returnFocus: focusPlace.find,
    },
  };
}
