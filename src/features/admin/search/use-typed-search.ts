import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { isRecord } from '#src/util/is-record.ts';
import { type SearchFields, type SearchRequest, searchAddress } from './search.ts';

/** A pause in typing that is long enough for a search. */
const typingPauseMs = 200;

/** The state of history entries that the form made. */
export const typedState = { typed: true } as const;

/**
 * The text in a search's field, which is ahead of the address while the user types. An address that changed in another
 * way, by going back for example, fills the field.
 * @param request the search that is shown, or on its way.
 * @param shownQuery the text that the shown results were found by.
 */
export function useTypedSearch(search: SearchFields, request: SearchRequest, shownQuery: string) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const isOwn = useNavigationType() !== 'POP' && isTyped(state);
  const [typed, setTyped] = useState(shownQuery);
  const [seen, setSeen] = useState(shownQuery);
  const [waiting, setWaiting] = useState<string | null>(null);
  if (shownQuery !== seen) {
    setSeen(shownQuery);
    if (!isOwn) setTyped(shownQuery);
  }
  const go = (change: Partial<SearchRequest>) => {
    setWaiting(null);
    const query = (change.query ?? typed).trim();
    const address = searchAddress(search, { ...request, ...change, query, offset: 0 });
    // One entry of the history for a search, not one for each pause in typing it.
    void navigate(address, { replace: isTyped(state) || isEntryTyped(), state: typedState });
  };
  const sendWaiting = useEffectEvent((query: string) => go({ query }));
  // A new key restarts the pause, and leaving the page ends it.
  useEffect(() => {
    if (waiting === null) return;
    const timer = window.setTimeout(sendWaiting, typingPauseMs, waiting);
    return () => window.clearTimeout(timer);
  }, [waiting]);
  return {
    typed,
    /** Searches after a pause. */
    type: (query: string) => {
      setTyped(query);
      setWaiting(query);
    },
    /** Searches at once, for what is typed unless the change has another text. */
    send: (change: Partial<SearchRequest>) => {
      if (change.query !== undefined) setTyped(change.query);
      go(change);
    },
    /** Leaves the search to a link, which takes what is typed along. */
    stopWaiting: () => setWaiting(null),
  };
}

/** Whether the form made the browser's entry, which may be ahead of the rendered location: the router keeps states in `usr`. */
function isEntryTyped(): boolean {
  const entry: unknown = window.history.state;
  return isRecord(entry) && isTyped(entry.usr);
}

function isTyped(state: unknown): boolean {
  return isRecord(state) && state.typed === true;
}
