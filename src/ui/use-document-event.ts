import { useEffect, useEffectEvent } from 'react';

/** Listens to an event of the whole document while `active`, before any handler on the way can keep it away. */
export function useDocumentEvent<Name extends 'keydown' | 'scroll' | 'focusin' | 'pointerdown'>(
  name: Name,
  active: boolean,
  onEvent: (event: DocumentEventMap[Name]) => void,
): void {
  const tell = useEffectEvent(onEvent);
  // The document outlives the component, which has to unsubscribe.
  useEffect(() => {
    if (!active) return;
    const listener = (event: DocumentEventMap[Name]) => tell(event);
    document.addEventListener(name, listener, true);
    return () => document.removeEventListener(name, listener, true);
  }, [name, active]);
}
