import {
  listTrustedDomains,
  searchCalendars,
  searchEmails,
  searchNewsletterSubscribers,
  searchUsers,
} from '#generated/admin/fetchers.ts';
import { searchCalendarsLimits } from '#generated/admin/limits.ts';
import type { CallOptions } from '#src/api/call.ts';
import type { RequestError } from '#src/api/errors.ts';
import { firstError } from '#src/api/first-error.ts';
import { cutText } from '#src/util/graphemes.ts';
import type { TrustedDomain } from '../../domains/DomainSearch.tsx';
import type { FoundCalendar } from '../../kinds/CalendarSearch.tsx';
import type { SentEmail } from '../../kinds/EmailSearch.tsx';
import type { Subscriber } from '../../kinds/SubscriberSearch.tsx';
import type { FoundUser } from '../../kinds/UserSearch.tsx';

/** The number of records offered per kind: calendars, users, and organizations, and the others. */
const shownCounts = { main: 6, other: 3 };
/** Organizations are found through their calendars, of which they have several. */
const searchedForOrganizations = 50;

export type FoundOrganization = NonNullable<FoundCalendar['organization']>;

/** The records found by the server, which ranks them and includes disabled ones. */
export interface FoundRecords {
  calendars: readonly FoundCalendar[];
  users: readonly FoundUser[];
  organizations: readonly FoundOrganization[];
  domains: readonly TrustedDomain[];
  subscribers: readonly Subscriber[];
  emails: readonly SentEmail[];
  /** Why some kinds are missing. */
  error: RequestError | null;
}

/** Finds the records of each kind. If some calls fail, it still returns what the others found. */
export async function findRecords(typedText: string, options: CallOptions): Promise<FoundRecords> {
  // All searches of the contract have the same limit.
  const query = cutText(typedText, searchCalendarsLimits.query.maxLength);
  const mainQuery = { query: { query, limit: shownCounts.main } };
  const few = { query: { query, limit: shownCounts.other } };
  const inOrganizations = { type: 'organization', query, limit: searchedForOrganizations } as const;
  const outcomes = await Promise.allSettled([
    searchCalendars(mainQuery, options),
    searchUsers(mainQuery, options),
    searchCalendars({ query: inOrganizations }, options),
    listTrustedDomains(few, options),
    searchNewsletterSubscribers(few, options),
    searchEmails(few, options),
  ]);
  const [calendars, users, organizationCalendars, domains, subscribers, emails] = outcomes;
  return {
    calendars: readResults(calendars),
    users: readResults(users),
    organizations: listOrganizations(readResults(organizationCalendars)).slice(0, shownCounts.main),
    domains: readResults(domains),
    subscribers: readResults(subscribers),
    emails: readResults(emails),
    error: firstError(outcomes),
  };
}

/** Nothing if the call failed or was canceled. */
function readResults<Item>(
  outcome: PromiseSettledResult<{ results: readonly Item[] } | undefined>,
): readonly Item[] {
  return outcome.status === 'fulfilled' ? (outcome.value?.results ?? []) : [];
}

function listOrganizations(calendars: readonly FoundCalendar[]): readonly FoundOrganization[] {
  const byId = new Map<number, FoundOrganization>();
  for (const { organization } of calendars)
    if (organization) byId.set(organization.id, organization);
  return [...byId.values()];
}
