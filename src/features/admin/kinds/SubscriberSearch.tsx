import {
  type SearchNewsletterSubscribersData,
  searchNewsletterSubscribers,
} from '#generated/admin/fetchers.ts';
import { searchNewsletterSubscribersLimits } from '#generated/admin/limits.ts';
import type { Translate } from '#src/i18n/i18n.ts';
import { Badge } from '#src/ui/data/Badge.tsx';
import type { Columns } from '#src/ui/data/table-columns.ts';
import { definedOnly } from '#src/util/defined-only.ts';
import { searchWords } from '#src/util/word-search.ts';
import { noteCopy } from '../acts/note-copy.ts';
import { PersonalEmail } from '../records/Personal.tsx';
import { dateColumn } from '../search/date-column.ts';
import { kindTitles } from '../search/kind-titles.ts';
import { pickOne, type Search, type SearchData } from '../search/search.ts';
import { type SearchWords, stateFilter } from '../search/search-words.ts';
import type { Texts } from '../search/texts.ts';
import { stateNames } from './state-names.ts';

export type Subscriber = SearchNewsletterSubscribersData['results'][number];

const statuses = ['subscribed', 'unsubscribed', 'pending', 'bounced'] as const;

/** Searches newsletter subscribers, among the other kinds of records. */
export const subscriberSearch: Search<Subscriber> = {
  table: 'subscribers',
  kind: 'newsletter',
  fields: ['all'],
  filters: { status: statuses },
  maxQueryLength: searchNewsletterSubscribersLimits.query.maxLength,
  find: ({ query, offset, limit, filters }, options) =>
    searchNewsletterSubscribers(
      { query: definedOnly({ query, offset, limit, status: pickOne(statuses, filters.status) }) },
      options,
    ),
  words: subscriberWords,
  columns: subscriberColumns,
  rowKey: ({ email }) => email,
};

function subscriberWords(t: Translate): SearchWords {
  return {
    title: kindTitles(t).newsletter,
    fields: {},
    placeholder: t('common:Email address'),
    filters: {
      status: stateFilter(t, stateNames(t).subscriber),
    },
    countText: (count) => t('admin:%count% subscribers found', { count }),
    emptyTitle: t('admin:No subscriber found'),
  };
}

/** Most subscribers receive the newsletter, so only the others are marked. */
export function subscriberColumns(
  { request, results }: SearchData<Subscriber>,
  { t, formats: { date } }: Texts,
): Columns<Subscriber> {
  const names = stateNames(t).subscriber;
  const words = searchWords(request.query);
  const isMany = results.length > 1;
  return [
    {
      key: 'email',
      label: t('common:Email address'),
      share: 3,
      cell: ({ email }, isInUse) => (
        <PersonalEmail email={email} words={words} isMasked={isMany && !isInUse} />
      ),
      mark: ({ status }) =>
        status !== 'subscribed' && (
          <Badge tone={status === 'bounced' ? 'warning' : 'neutral'}>
            {names[status] ?? status}
          </Badge>
        ),
      text: ({ email }) => email,
      canCopy: true,
      // Subscribers need no account.
      onCopy: () => noteCopy(null, 'email'),
    },
    dateColumn(date, { key: 'created_at', label: t('admin:Created') }),
    dateColumn(date, { key: 'changed_at', label: t('admin:Changed') }),
  ];
}
