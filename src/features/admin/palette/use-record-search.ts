import { useEffect, useState } from 'react';
import { searchCalendars, searchUsers } from '#generated/admin/fetchers.ts';
import { RequestError } from '#src/api/errors.ts';
import type { FoundCalendar } from '../kinds/calendars.ts';
import type { FoundUser } from '../kinds/users.ts';

/** A pause in typing that is long enough for a search. */
const typingPauseMs = 150;
const shownOfEach = 6;

/** The records that the server found; it ranks them, and finds disabled ones too. */
export interface FoundRecords {
  query: string;
  calendars: readonly FoundCalendar[];
  users: readonly FoundUser[];
  error: RequestError | null;
}

/** Searches records for what is typed. An older answer never replaces a newer one. */
export function useRecordSearch(query: string): FoundRecords | null {
  const [found, setFound] = useState<FoundRecords | null>(null);
  // The search follows what is typed after a pause, and is canceled by the next key.
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
        setFound({ query, calendars: calendars.results, users: users.results, error: null });
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        if (!signal.aborted) setFound({ query, calendars: [], users: [], error });
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
