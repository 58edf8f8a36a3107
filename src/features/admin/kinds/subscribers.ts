import {
  type SearchNewsletterSubscribersData,
  searchNewsletterSubscribers,
} from '#generated/admin/fetchers.ts';
import { definedOnly } from '#src/util/defined-only.ts';
import { oneOf, type Search } from '../search/search.ts';

export type Subscriber = SearchNewsletterSubscribersData['results'][number];

const statuses = ['subscribed', 'unsubscribed', 'pending', 'bounced'] as const;

/** Searches newsletter subscribers, on the page of the newsletter. */
export const newsletterSearch: Search<Subscriber> = {
  table: 'newsletter',
  fields: ['all'],
  filters: { status: statuses },
  maxQueryLength: 200,
  find: ({ query, offset, limit, filters }, options) =>
    searchNewsletterSubscribers(
      { query: definedOnly({ query, offset, limit, status: oneOf(statuses, filters.status) }) },
      options,
    ),
};

/** The same among the other kinds of records, on the tool's start page. */
export const subscriberSearch: Search<Subscriber> = {
  ...newsletterSearch,
  table: 'subscribers',
  kind: 'newsletter',
};
