import { Link } from 'react-router-dom';
import { type SearchCalendarsData, searchCalendars } from '#generated/admin/fetchers.ts';
import { searchCalendarsLimits } from '#generated/admin/limits.ts';
import { licenseName, licenseNames, licenseTiers } from '#src/calendar/model/license-names.ts';
import type { Translate } from '#src/i18n/i18n.ts';
import { Badge } from '#src/ui/data/Badge.tsx';
import { withHits } from '#src/ui/data/Hits.tsx';
import type { Columns, RowGroup } from '#src/ui/data/table-columns.ts';
import { definedOnly } from '#src/util/defined-only.ts';
import { searchWords } from '#src/util/word-search.ts';
import { noteCopy } from '../acts/note-copy.ts';
import { PersonalEmail } from '../records/Personal.tsx';
import { recordLink } from '../records/record-link.ts';
import { recordPaths } from '../records/record-paths.ts';
import { dateColumn } from '../search/date-column.ts';
import { kindTitles } from '../search/kind-titles.ts';
import { NoValue } from '../search/NoValue.tsx';
import { pickOne, type Search, type SearchData } from '../search/search.ts';
import { type SearchWords, stateFilter } from '../search/search-words.ts';
import type { Texts } from '../search/texts.ts';

export type FoundCalendar = SearchCalendarsData['results'][number];

const fields = ['all', 'title', 'identifier', 'key', 'owner', 'organization'] as const;
const groups = ['organization', 'owner', 'license'] as const;
const sorts = ['title', 'created_at'] as const;
const activity = [0, 1] as const;

/** Searches the calendars of all customers. */
export const calendarSearch: Search<FoundCalendar> = {
  table: 'calendars',
  fields,
  groups,
  sorts,
  filters: { active: activity.map(String), license: licenseTiers },
  maxQueryLength: searchCalendarsLimits.query.maxLength,
  find: ({ type, groupby, filters, sort, order, ...page }, options) => {
    const query = definedOnly({
      type: pickOne(fields, type),
      groupby: pickOne(groups, groupby),
      active: activity.find((activeFlag) => String(activeFlag) === filters.active),
      license: pickOne(licenseTiers, filters.license),
      sort: pickOne(sorts, sort),
      order,
      ...page,
    });
    return searchCalendars({ query }, options);
  },
  words: calendarWords,
  columns: calendarColumns,
  rowKey: ({ id }) => id,
  groupRows: ({ request: { groupby } }, { t }) =>
    groupby === undefined ? undefined : calendarGroups(t)[groupby],
};

function calendarWords(t: Translate): SearchWords {
  return {
    title: kindTitles(t).calendars,
    fields: {
      all: t('admin:Everything'),
      title: t('admin:Title'),
      identifier: t('admin:Identifier'),
      key: t('admin:Key'),
      owner: t('admin:Owner'),
      organization: t('admin:Organization'),
    },
    groups: {
      organization: t('admin:By organization'),
      owner: t('admin:By owner'),
      license: t('admin:By license'),
    },
    filters: {
      active: stateFilter(t, { 0: t('common:Inactive'), 1: t('admin:Active') }),
      license: {
        label: t('admin:License'),
        any: t('admin:Any license'),
        values: licenseNames,
      },
    },
    sorts: { title: t('admin:Title'), created_at: t('admin:Created') },
    countText: (count) => t('admin:%count% calendars found', { count }),
    emptyTitle: t('admin:No calendar found'),
  };
}

function calendarGroups(t: Translate): Record<string, (calendar: FoundCalendar) => RowGroup> {
  return {
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
}

/** Most calendars are active, so only the others are marked. */
function calendarColumns(
  { request, results }: SearchData<FoundCalendar>,
  { t, formats: { date } }: Texts,
): Columns<FoundCalendar> {
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
      onCopy: ({ owner }) => noteCopy({ kind: 'user', id: owner.id }, 'email'),
    },
    {
      key: 'organization',
      label: t('admin:Organization'),
      share: 2,
      cell: ({ organization: calendarOrganization }, isInUse) =>
        calendarOrganization ? (
          <Organization found={calendarOrganization} words={words} isInUse={isInUse} />
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
    dateColumn(date, { key: 'created_at', label: t('admin:Created'), canSort: true }),
  ];
}

interface OrganizationProps {
  found: NonNullable<FoundCalendar['organization']>;
  words: ReturnType<typeof searchWords>;
  isInUse: boolean;
}

function Organization({ found: { id, name }, words, isInUse }: OrganizationProps) {
  return (
    <Link {...recordLink(recordPaths.organization(id), isInUse)}>{withHits(name, words)}</Link>
  );
}
