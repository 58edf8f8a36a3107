import { useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useTypingPause } from '#src/ui/use-typing-pause.ts';
import { isRecord } from '#src/util/is-record.ts';
import { type SearchFields, type SearchRequest, searchAddress } from './search.ts';
import { useLeaving } from './use-searching.ts';

/** The pause in typing after which a search starts. */
const typingPauseMs = 200;

/** The state of history entries that the form created. */
export const typedState = { typed: true } as const;

/**
 * The text in a search's field, which is ahead of the address while the user types. If the address changes in another
 * way, such as going back, its text fills the field.
 * @param request the search that is shown or loading.
 * @param shownQuery the query of the shown results.
 */
export function useTypedSearch(search: SearchFields, request: SearchRequest, shownQuery: string) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const isLeaving = useLeaving();
  const isOwn = useNavigationType() !== 'POP' && isTyped(state);
  const [typedQuery, setTypedQuery] = useState(shownQuery);
  const [seenQuery, setSeenQuery] = useState(shownQuery);
  if (shownQuery !== seenQuery) {
    setSeenQuery(shownQuery);
    if (!isOwn) setTypedQuery(shownQuery);
  }
  const go = (change: Partial<SearchRequest>) => {
    pause.stop();
    const query = (change.query ?? typedQuery).trim();
    const address = searchAddress(search, { ...request, ...change, query, offset: 0 });
    void navigate(address, {
      // One history entry per search, not one per pause in typing, nor for another look of the same results.
      replace: isTyped(state) || isEntryTyped() || 'groupby' in change,
      state: typedState,
      // Show that the page is searching before the results can arrive; rendering that later would delay them.
      flushSync: true,
    });
  };
  const pause = useTypingPause(typingPauseMs, (query) => {
    if (!isLeaving) go({ query });
  });
  return {
    typed: typedQuery,
    /** Searches after a pause. */
    type: (query: string) => {
      setTypedQuery(query);
      pause.wait(query);
    },
    /** Searches immediately, for the typed text unless the change has another one. */
    send: (change: Partial<SearchRequest>) => {
      if (change.query !== undefined) setTypedQuery(change.query);
      go(change);
    },
    /** Cancels the pending search, for a link that includes the typed text. */
    stopWaiting: pause.stop,
  };
}

/**
 * Returns whether the form created the browser's current entry, which may be ahead of the rendered location. The router stores
 * state in `usr`.
 */
function isEntryTyped(): boolean {
  const entry: unknown = window.history.state;
  return isRecord(entry) && isTyped(entry.usr);
}

export type TypedSearch = ReturnType<typeof useTypedSearch>;

function isTyped(state: unknown): boolean {
  return isRecord(state) && state.typed === true;
}
