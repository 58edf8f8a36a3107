import { useEffect, useEffectEvent } from 'react';

/** Listens to a document event while `active`, in the capture phase, before any other handler. */
export function useDocumentEvent<Name extends keyof DocumentEventMap>(
  name: Name,
  active: boolean,
  onEvent: (event: DocumentEventMap[Name]) => void,
): void {
  const tell = useEffectEvent(onEvent);
  // The document outlives the component.
  useEffect(() => {
    if (!active) return;
    const listener = (event: DocumentEventMap[Name]) => tell(event);
    document.addEventListener(name, listener, true);
    return () => document.removeEventListener(name, listener, true);
  }, [name, active]);
}
