import { memo } from 'react';
import { Link } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Badge } from '#src/ui/data/Badge.tsx';
import type { Columns, RowGroup } from '#src/ui/data/table-columns.ts';
import { searchWords } from '#src/util/word-search.ts';
import { recordPaths } from '../record-paths.ts';
import { PersonalEmail } from '../records/Personal.tsx';
import { recordLink } from '../records/record-link.ts';
import { withHits } from '../search/Hits.tsx';
import { longMoment } from '../search/long-moment.ts';
import { NoValue } from '../search/NoValue.tsx';
import { SearchResults } from '../search/SearchResults.tsx';
import type { SearchData } from '../search/search-loader.ts';
import { calendarSearch, type FoundCalendar } from './calendars.ts';
import { licenseName } from './license-names.ts';
import { useCalendarWords } from './use-kind-words.ts';

export const CalendarResults = memo(function CalendarResults({
  data,
}: {
  data: SearchData<FoundCalendar>;
}) {
  const t = useTranslate();
  const { groupby } = data.request;
  const groups: Record<string, (calendar: FoundCalendar) => RowGroup> = {
    organization: ({ organization }) => ({
      key: organization?.id ?? 0,
      label: (
        <>
          {organization?.name ?? t('admin:Without an organization')}
          {organization?.hidden && (
            <>
              {' '}
              <Badge>{t('admin:Hidden')}</Badge>
            </>
          )}
        </>
      ),
    }),
    owner: ({ owner }) => ({ key: owner.id, label: owner.name }),
    license: ({ license }) => ({ key: license, label: licenseName(license) }),
  };
  return (
    <SearchResults
      search={calendarSearch}
      words={useCalendarWords()}
      data={data}
      columns={useCalendarColumns(data)}
      rowKey={({ id }) => id}
      groupOf={groupby === undefined ? undefined : groups[groupby]}
    />
  );
});

/** Most calendars are active, so only the others are marked. */
function useCalendarColumns({
  request,
  results,
}: SearchData<FoundCalendar>): Columns<FoundCalendar> {
  const t = useTranslate();
  const { day } = useFormats();
  const words = searchWords(request.query);
  const isMany = results.length > 1;
  return [
    {
      key: 'title',
      label: t('admin:Title'),
      share: 4,
      canSort: true,
      cell: ({ id, title }, isInUse) => (
        <Link {...recordLink(recordPaths.calendar(id), isInUse)}>{withHits(title, words)}</Link>
      ),
      mark: ({ active }) => !active && <Badge tone="warning">{t('common:Inactive')}</Badge>,
      text: ({ title }) => title,
    },
    {
      key: 'identifier',
      label: t('admin:Identifier'),
      kind: 'short',
      mono: true,
      cell: ({ identifier }) => withHits(identifier, words),
      text: ({ identifier }) => identifier,
      canCopy: true,
    },
    {
      key: 'owner',
      label: t('admin:Owner'),
      share: 2,
      cell: ({ owner }, isInUse) => (
        <Link {...recordLink(recordPaths.user(owner.id), isInUse)}>
          {withHits(owner.name, words)}
        </Link>
      ),
      text: ({ owner }) => owner.name,
    },
    {
      key: 'email',
      label: t('common:Email address'),
      share: 3,
      cell: ({ owner }, isInUse) => (
        <PersonalEmail email={owner.email} words={words} isMasked={isMany && !isInUse} />
      ),
      text: ({ owner }) => owner.email,
      canCopy: true,
    },
    {
      key: 'organization',
      label: t('admin:Organization'),
      share: 2,
      cell: ({ organization }, isInUse) =>
        organization ? (
          <Link {...recordLink(recordPaths.organization(organization.id), isInUse)}>
            {withHits(organization.name, words)}
          </Link>
        ) : (
          <NoValue />
        ),
      mark: ({ organization }) => organization?.hidden && <Badge>{t('admin:Hidden')}</Badge>,
      text: ({ organization }) => organization?.name ?? '',
    },
    {
      key: 'license',
      label: t('admin:License'),
      kind: 'short',
      cell: ({ license }) => licenseName(license),
      text: ({ license }) => license,
    },
    {
      key: 'created_at',
      label: t('admin:Created'),
      kind: 'number',
      canSort: true,
      cell: (calendar) => day(calendar.created_at),
      longest: day(longMoment),
      text: (calendar) => calendar.created_at,
    },
  ];
}
