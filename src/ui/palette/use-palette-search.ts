import { type ReactNode, useEffect, useRef, useState } from 'react';

/** The pause in typing after which a search starts. */
const typingPauseMs = 150;

/** The result of a search, from which an error may have kept some choices. */
export interface SearchResult {
  error: object | null;
}

/** A search on the server, beside the choices that the client knows. */
export interface PaletteSearch<Results extends SearchResult> {
  find: (query: string, options: { signal: AbortSignal }) => Promise<Results>;
  renderError: (results: Results, retry: () => void) => ReactNode;
  /** Announced meanwhile. */
  progress: string;
}

interface PaletteAnswer<Results> {
  query: string;
  results: Results;
}

/**
 * Searches for a typed text. A late response never replaces a newer one.
 * @param onAnswer called with the answer to the latest text, once.
 */
export function usePaletteSearch<Results extends SearchResult>(
  find: PaletteSearch<Results>['find'] | undefined,
  onAnswer: (answer: PaletteAnswer<Results>) => void,
) {
  const [answer, setAnswer] = useState<PaletteAnswer<Results> | null>(null);
  const latest = useRef<AbortController>(null);
  // Closing the palette cancels the search, whose result could open a record.
  useEffect(() => () => latest.current?.abort(), []);
  /** Searches after a pause in typing. The next text cancels it. */
  const start = (query: string, pauseMs = typingPauseMs) => {
    latest.current?.abort();
    if (query === '' || !find) return setAnswer(null);
    const canceler = new AbortController();
    latest.current = canceler;
    const { signal } = canceler;
    const run = async () => {
      const nextAnswer = { query, results: await find(query, { signal }) };
      if (signal.aborted) return;
      setAnswer(nextAnswer);
      onAnswer(nextAnswer);
    };
    setTimeout(() => !signal.aborted && void run(), pauseMs);
  };
  return {
    answer,
    start,
    retry: (query: string) => {
      setAnswer(null);
      start(query, 0);
    },
  };
}
