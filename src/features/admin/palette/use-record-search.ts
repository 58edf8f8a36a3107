import { useEffect, useEffectEvent, useState } from 'react';
import {
  listTrustedDomains,
  searchCalendars,
  searchEmails,
  searchNewsletterSubscribers,
  searchUsers,
} from '#generated/admin/fetchers.ts';
import { RequestError } from '#src/api/errors.ts';
import type { CallOptions } from '#src/api/fetcher.ts';
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
export interface FoundRecords extends Records {
  query: string;
  error: RequestError | null;
}

interface Records {
  calendars: readonly FoundCalendar[];
  users: readonly FoundUser[];
  organizations: readonly FoundOrganization[];
  domains: readonly TrustedDomain[];
  subscribers: readonly Subscriber[];
  emails: readonly SentEmail[];
}

const nothing: Records = {
  calendars: [],
  users: [],
  organizations: [],
  domains: [],
  subscribers: [],
  emails: [],
};

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
    const { signal, abort } = abortable();
    const search = async () => {
      try {
        const records = await findRecords(query, { signal });
        if (records && !signal.aborted) report({ query, ...records, error: null });
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        if (!signal.aborted) report({ query, ...nothing, error });
      }
    };
    const timer = window.setTimeout(() => void search(), typingPauseMs);
    return () => {
      window.clearTimeout(timer);
      abort();
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

/** Resolves to undefined if canceled. */
async function findRecords(query: string, options: CallOptions): Promise<Records | undefined> {
  const some = { query: { query, limit: shown.main } };
  const few = { query: { query, limit: shown.other } };
  const ofOrganizations = { type: 'organization', query, limit: searchedForOrganizations } as const;
  const [calendars, users, owned, domains, subscribers, emails] = await Promise.all([
    searchCalendars(some, options),
    searchUsers(some, options),
    searchCalendars({ query: ofOrganizations }, options),
    listTrustedDomains(few, options),
    searchNewsletterSubscribers(few, options),
    searchEmails(few, options),
  ]);
  if (!calendars || !users || !owned || !domains || !subscribers || !emails) return undefined;
  return {
    calendars: calendars.results,
    users: users.results,
    organizations: organizationsOf(owned.results).slice(0, shown.main),
    domains: domains.results,
    subscribers: subscribers.results,
    emails: emails.results,
  };
}

function organizationsOf(calendars: readonly FoundCalendar[]): readonly FoundOrganization[] {
  const byId = new Map<number, FoundOrganization>();
  for (const { organization } of calendars)
    if (organization) byId.set(organization.id, organization);
  return [...byId.values()];
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
