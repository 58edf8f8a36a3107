import { memo } from 'react';
import { Link } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Badge } from '#src/ui/data/Badge.tsx';
import type { Columns } from '#src/ui/data/table-columns.ts';
import { searchWords } from '#src/util/word-search.ts';
import { recordPaths } from '../record-paths.ts';
import { PersonalEmail } from '../records/Personal.tsx';
import { recordLink } from '../records/record-link.ts';
import { withHits } from '../search/Hits.tsx';
import { longMoment } from '../search/long-moment.ts';
import { NoValue } from '../search/NoValue.tsx';
import { SearchResults } from '../search/SearchResults.tsx';
import type { SearchData } from '../search/search-loader.ts';
import { emailSearch, type SentEmail } from './emails.ts';
import { useEmailWords } from './use-kind-words.ts';
import { useStateNames } from './use-state-names.ts';

export const EmailResults = memo(function EmailResults({ data }: { data: SearchData<SentEmail> }) {
  return (
    <SearchResults
      search={emailSearch}
      words={useEmailWords()}
      data={data}
      columns={useEmailColumns(data)}
      rowKey={({ id }) => id}
    />
  );
});

/** Mail that was sent or delivered needs no mark. */
function useEmailColumns({ request, results }: SearchData<SentEmail>): Columns<SentEmail> {
  const t = useTranslate();
  const { day, time } = useFormats();
  const names = useStateNames();
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
      cell: ({ sent_at: at }) => (at ? `${day(at)}, ${time(at)}` : <NoValue />),
      longest: `${day(longMoment)}, ${time(longMoment)}`,
      text: ({ sent_at: at }) => at ?? '',
    },
  ];
}
