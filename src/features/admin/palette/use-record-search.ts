import { useEffect, useEffectEvent, useState } from 'react';
import { searchCalendars, searchUsers } from '#generated/admin/fetchers.ts';
import { RequestError } from '#src/api/errors.ts';
import type { FoundCalendar } from '../kinds/calendars.ts';
import type { FoundUser } from '../kinds/users.ts';

/** The pause in typing after which a search starts. */
const typingPauseMs = 150;
const shownOfEach = 6;

/** The records found by the server, which ranks them and includes disabled ones. */
export interface FoundRecords {
  query: string;
  calendars: readonly FoundCalendar[];
  users: readonly FoundUser[];
  error: RequestError | null;
}

/**
 * Searches records for the typed text. A late response never replaces a newer one.
 * @param onFound called with the results of the latest text, once.
 */
export function useRecordSearch(
  query: string,
  onFound: (found: FoundRecords) => void,
): FoundRecords | null {
  const [found, setFound] = useState<FoundRecords | null>(null);
  const report = useEffectEvent((answer: FoundRecords) => {
    setFound(answer);
    onFound(answer);
  });
  // The search starts after a pause in typing, and the next key cancels it.
  useEffect(() => {
    if (query === '') return;
    const { signal, abort } = abortable();
    const search = async () => {
      try {
        const asked = { query: { query, limit: shownOfEach } };
        const [calendars, users] = await Promise.all([
          searchCalendars(asked, { signal }),
          searchUsers(asked, { signal }),
        ]);
        if (!calendars || !users || signal.aborted) return;
        report({ query, calendars: calendars.results, users: users.results, error: null });
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        if (!signal.aborted) report({ query, calendars: [], users: [], error });
      }
    };
    const timer = window.setTimeout(() => void search(), typingPauseMs);
    return () => {
      window.clearTimeout(timer);
      abort();
    };
  }, [query]);
  return query === '' ? null : found;
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
