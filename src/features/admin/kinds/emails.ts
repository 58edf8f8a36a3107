import { type SearchEmailsData, searchEmails } from '#generated/admin/fetchers.ts';
import { definedOnly } from '#src/util/defined-only.ts';
import { oneOf, type Search } from '../search/search.ts';

export type SentEmail = SearchEmailsData['results'][number];

const statuses = ['queued', 'sent', 'delivered', 'bounced', 'complained'] as const;

/** Searches sent mail by address and subject. */
export const emailSearch: Search<SentEmail> = {
  table: 'emails',
  kind: 'emails',
  fields: ['all'],
  filters: { status: statuses },
  maxQueryLength: 200,
  find: ({ query, offset, limit, filters }, options) =>
    searchEmails(
      { query: definedOnly({ query, offset, limit, status: oneOf(statuses, filters.status) }) },
      options,
    ),
};
