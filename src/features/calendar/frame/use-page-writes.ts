import { useRef, useState, useSyncExternalStore } from 'react';
import { type WriteRequest, WriteRequests } from '../writes/write-requests.ts';

/** What people ask for on a calendar's page: the views at once, the card of an event once it has closed. */
export function usePageWrites() {
  const [requests] = useState(() => new WriteRequests());
  const isWriting = useSyncExternalStore(requests.watchUse, requests.isUsed);
  const afterCard = useRef<{ request: WriteRequest; place: HTMLElement | null }>(null);
  return {
    requests,
    /** Whether the code that makes changes is needed. */
    isWriting,
    /**
     * Remembers what to ask for once the card has closed, so that a question that opens keeps the focus.
     * @param place has the focus before and after the question.
     */
    writeAfterCard: (request: WriteRequest, place: HTMLElement | null) => {
      afterCard.current = { request, place };
    },
    onCardClosed: () => {
      const waiting = afterCard.current;
      afterCard.current = null;
      if (!waiting) return;
      waiting.place?.focus();
      requests.add(waiting.request);
    },
  };
}
