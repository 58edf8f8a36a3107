import { useEffect, useEffectEvent, useState } from 'react';
import {
  listTrustedDomains,
  searchCalendars,
  searchEmails,
  searchNewsletterSubscribers,
  searchUsers,
} from '#generated/admin/fetchers.ts';
import type { RequestError } from '#src/api/errors.ts';
import type { CallOptions } from '#src/api/fetcher.ts';
import { firstError } from '#src/api/first-error.ts';
import type { TrustedDomain } from '../domains/domains.ts';
import type { FoundCalendar } from '../kinds/calendars.ts';
import type { SentEmail } from '../kinds/emails.ts';
import type { Subscriber } from '../kinds/subscribers.ts';
import type { FoundUser } from '../kinds/users.ts';

/** The pause in typing after which a search starts. */
const typingPauseMs = 150;
/** How many records of a kind are offered: calendars, users and organizations, and the others. */
const shown = { main: 6, other: 3 };
/** Organizations are found through their calendars, of which they have several. */
const searchedForOrganizations = 50;

export type FoundOrganization = NonNullable<FoundCalendar['organization']>;

/** The records found by the server, which ranks them and includes disabled ones. */
export interface FoundRecords {
  query: string;
  calendars: readonly FoundCalendar[];
  users: readonly FoundUser[];
  organizations: readonly FoundOrganization[];
  domains: readonly TrustedDomain[];
  subscribers: readonly Subscriber[];
  emails: readonly SentEmail[];
  /** Why some kinds are missing. */
  error: RequestError | null;
}

/**
 * Searches records for the typed text. A late response never replaces a newer one.
 * @param onFound called with the results of the latest text, once.
 */
export function useRecordSearch(
  query: string,
  onFound: (found: FoundRecords) => void,
): { found: FoundRecords | null; retry: () => void } {
  const [found, setFound] = useState<FoundRecords | null>(null);
  const [attempt, setAttempt] = useState(1);
  const report = useEffectEvent((answer: FoundRecords) => {
    setFound(answer);
    onFound(answer);
  });
  // The search starts after a pause in typing, and the next key cancels it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt searches again
  useEffect(() => {
    if (query === '') return;
    const canceler = new AbortController();
    const { signal } = canceler;
    const search = async () => {
      const answer = await findRecords(query, { signal });
      if (!signal.aborted) report(answer);
    };
    const timer = window.setTimeout(() => void search(), typingPauseMs);
    return () => {
      window.clearTimeout(timer);
      canceler.abort();
    };
  }, [query, attempt]);
  return {
    found: query === '' ? null : found,
    retry: () => {
      setFound(null);
      setAttempt((before) => before + 1);
    },
  };
}

/** Finds the records of each kind. If some calls fail, it still returns what the others found. */
async function findRecords(query: string, options: CallOptions): Promise<FoundRecords> {
  const some = { query: { query, limit: shown.main } };
  const few = { query: { query, limit: shown.other } };
  const ofOrganizations = { type: 'organization', query, limit: searchedForOrganizations } as const;
  const outcomes = await Promise.allSettled([
    searchCalendars(some, options),
    searchUsers(some, options),
    searchCalendars({ query: ofOrganizations }, options),
    listTrustedDomains(few, options),
    searchNewsletterSubscribers(few, options),
    searchEmails(few, options),
  ]);
  const [calendars, users, owned, domains, subscribers, emails] = outcomes;
  return {
    query,
    calendars: resultsOf(calendars),
    users: resultsOf(users),
    organizations: organizationsOf(resultsOf(owned)).slice(0, shown.main),
    domains: resultsOf(domains),
    subscribers: resultsOf(subscribers),
    emails: resultsOf(emails),
    error: firstError(outcomes),
  };
}

/** Nothing if the call failed or was canceled. */
function resultsOf<Item>(
  outcome: PromiseSettledResult<{ results: readonly Item[] } | undefined>,
): readonly Item[] {
  return outcome.status === 'fulfilled' ? (outcome.value?.results ?? []) : [];
}

function organizationsOf(calendars: readonly FoundCalendar[]): readonly FoundOrganization[] {
  const byId = new Map<number, FoundOrganization>();
  for (const { organization } of calendars)
    if (organization) byId.set(organization.id, organization);
  return [...byId.values()];
}
