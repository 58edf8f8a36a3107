import { Link } from 'react-router-dom';
import { type SearchEmailsData, searchEmails } from '#generated/admin/fetchers.ts';
import { searchEmailsLimits } from '#generated/admin/limits.ts';
import type { Translate } from '#src/i18n/i18n.ts';
import { Badge } from '#src/ui/data/Badge.tsx';
import { withHits } from '#src/ui/data/Hits.tsx';
import type { Columns } from '#src/ui/data/table-columns.ts';
import { definedOnly } from '#src/util/defined-only.ts';
import { searchWords } from '#src/util/word-search.ts';
import { noteCopy } from '../acts/note-copy.ts';
import { PersonalEmail } from '../records/Personal.tsx';
import { recordLink } from '../records/record-link.ts';
import { recordPaths } from '../records/record-paths.ts';
import { kindTitles } from '../search/kind-titles.ts';
import { longMoment } from '../search/long-moment.ts';
import { NoValue } from '../search/NoValue.tsx';
import { pickOne, type Search, type SearchData } from '../search/search.ts';
import { type SearchWords, stateFilter } from '../search/search-words.ts';
import type { Texts } from '../search/texts.ts';
import { stateNames } from './state-names.ts';

export type SentEmail = SearchEmailsData['results'][number];

const statuses = ['queued', 'sent', 'delivered', 'bounced', 'complained'] as const;

/** Searches sent mail by address and subject. */
export const emailSearch: Search<SentEmail> = {
  table: 'emails',
  kind: 'emails',
  fields: ['all'],
  filters: { status: statuses },
  maxQueryLength: searchEmailsLimits.query.maxLength,
  find: ({ query, offset, limit, filters }, options) =>
    searchEmails(
      { query: definedOnly({ query, offset, limit, status: pickOne(statuses, filters.status) }) },
      options,
    ),
  words: emailWords,
  columns: emailColumns,
  rowKey: ({ id }) => id,
};

function emailWords(t: Translate): SearchWords {
  return {
    title: kindTitles(t).emails,
    fields: {},
    placeholder: t('admin:Address or subject'),
    filters: {
      status: stateFilter(t, stateNames(t).email),
    },
    countText: (count) => t('admin:%count% emails found', { count }),
    emptyTitle: t('admin:No email found'),
  };
}

/** Mail that was sent or delivered needs no mark. */
function emailColumns(
  { request, results }: SearchData<SentEmail>,
  { t, formats: { date, time } }: Texts,
): Columns<SentEmail> {
  const names = stateNames(t);
  const words = searchWords(request.query);
  const isMany = results.length > 1;
  const isOrdinary = ({ status }: SentEmail) => status === 'delivered' || status === 'sent';
  return [
    {
      key: 'subject',
      label: t('admin:Subject'),
      share: 4,
      cell: ({ subject }) => withHits(subject, words),
      mark: (email) =>
        !isOrdinary(email) && (
          <Badge tone={email.status === 'queued' ? 'neutral' : 'warning'}>
            {names.email[email.status]}
          </Badge>
        ),
      text: ({ subject }) => subject,
    },
    {
      key: 'recipient',
      label: t('admin:Recipient'),
      share: 3,
      cell: ({ recipient, user_id: userId }, isInUse) => {
        const email = (
          <PersonalEmail email={recipient} words={words} isMasked={isMany && !isInUse} />
        );
        return userId === null ? (
          email
        ) : (
          <Link {...recordLink(recordPaths.user(userId), isInUse)}>{email}</Link>
        );
      },
      text: ({ recipient }) => recipient,
      canCopy: true,
      onCopy: ({ user_id: id }) => noteCopy(id === null ? null : { kind: 'user', id }, 'email'),
    },
    {
      key: 'kind',
      label: t('admin:Kind'),
      kind: 'short',
      cell: ({ kind }) => names.emailKind[kind] ?? kind,
      text: ({ kind }) => kind,
    },
    {
      key: 'detail',
      label: t('admin:Server reply'),
      share: 2,
      cell: ({ detail }) => detail ?? <NoValue />,
      text: ({ detail }) => detail ?? '',
    },
    {
      key: 'sent_at',
      label: t('admin:Sent at'),
      kind: 'number',
      cell: ({ sent_at: at }) => (at ? `${date(at)}, ${time(at)}` : <NoValue />),
      longest: `${date(longMoment)}, ${time(longMoment)}`,
      text: ({ sent_at: at }) => at ?? '',
    },
  ];
}
