import { useRef, useState, useSyncExternalStore } from 'react';
import { WriteRequests } from '../commands/write-requests.ts';

/** Handles requests on a calendar's page: in the views at once, in the card of an event once it has closed. */
export function usePageWrites() {
  const [requests] = useState(() => new WriteRequests());
  const isWriting = useSyncExternalStore(requests.watchUse, requests.isUsed);
  const afterCard = useRef<{ act: () => void; place: HTMLElement | null }>(null);
  const takeWaiting = () => {
    const waiting = afterCard.current;
    afterCard.current = null;
    return waiting;
  };
  return {
    requests,
    /** True if the code that makes changes is needed. */
    isWriting,
    /**
     * Remembers what to do once the card has closed, so that what opens then keeps the focus.
     * @param place has the focus before and after a question.
     */
    actAfterCard: (act: () => void, place: HTMLElement | null = null) => {
      afterCard.current = { act, place };
    },
    onCardClosed: () => {
      const waiting = takeWaiting();
      waiting?.place?.focus();
      waiting?.act();
    },
    /** Another event has opened before the card has closed, and has the focus. */
    onCardReused: () => takeWaiting()?.act(),
  };
}
