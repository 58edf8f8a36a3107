import { Link } from 'react-router-dom';
import { type SearchUsersData, searchUsers } from '#generated/admin/fetchers.ts';
import { searchUsersLimits } from '#generated/admin/limits.ts';
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
import { dateColumn } from '../search/date-column.ts';
import { kindTitles } from '../search/kind-titles.ts';
import { pickOne, type Search, type SearchData } from '../search/search.ts';
import { type SearchWords, stateFilter } from '../search/search-words.ts';
import type { Texts } from '../search/texts.ts';
import { roleNames } from './role-names.ts';
import { stateNames } from './state-names.ts';

export type FoundUser = SearchUsersData['results'][number];

const fields = ['all', 'name', 'email', 'id'] as const;
const states = ['active', 'inactive', 'deleted'] as const;
const sorts = ['name', 'email', 'created_at', 'last_login_at'] as const;

/** Searches users, including deleted and inactive ones. */
export const userSearch: Search<FoundUser> = {
  table: 'users',
  kind: 'users',
  fields,
  sorts,
  filters: { state: states },
  maxQueryLength: searchUsersLimits.query.maxLength,
  find: ({ type, groupby: _, filters, sort, order, ...page }, options) => {
    const query = definedOnly({
      type: pickOne(fields, type),
      state: pickOne(states, filters.state),
      sort: pickOne(sorts, sort),
      order,
      ...page,
    });
    return searchUsers({ query }, options);
  },
  words: userWords,
  columns: userColumns,
  rowKey: ({ id }) => id,
};

function userWords(t: Translate): SearchWords {
  return {
    title: kindTitles(t).users,
    fields: {
      all: t('admin:Everything'),
      name: t('admin:Name'),
      email: t('common:Email address'),
      id: t('admin:ID'),
    },
    filters: {
      state: stateFilter(t, stateNames(t).user),
    },
    sorts: {
      name: t('admin:Name'),
      email: t('common:Email address'),
      created_at: t('admin:Created'),
      last_login_at: t('admin:Last login'),
    },
    countText: (count) => t('admin:%count% users found', { count }),
    emptyTitle: t('admin:No user found'),
  };
}

/** Most users are active customers, so only the others are marked. */
function userColumns(
  { request, results }: SearchData<FoundUser>,
  { t, formats: { date } }: Texts,
): Columns<FoundUser> {
  const stateTexts = stateNames(t).user;
  const roleTexts = roleNames(t);
  const words = searchWords(request.query);
  const isMany = results.length > 1;
  const listRoles = ({ roles }: FoundUser) =>
    roles.flatMap((role) => roleTexts[role] ?? []).join(', ');
  return [
    {
      key: 'name',
      label: t('admin:Name'),
      share: 3,
      canSort: true,
      cell: ({ id, name }, isInUse) => (
        <Link {...recordLink(recordPaths.user(id), isInUse)}>{withHits(name, words)}</Link>
      ),
      mark: ({ state }) => state !== 'active' && <Badge tone="warning">{stateTexts[state]}</Badge>,
      text: ({ name }) => name,
    },
    {
      key: 'id',
      label: t('admin:ID'),
      kind: 'short',
      mono: true,
      cell: ({ id }) => id,
      text: ({ id }) => String(id),
      canCopy: true,
    },
    {
      key: 'email',
      label: t('common:Email address'),
      share: 4,
      canSort: true,
      cell: ({ email }, isInUse) => (
        <PersonalEmail email={email} words={words} isMasked={isMany && !isInUse} />
      ),
      text: ({ email }) => email,
      canCopy: true,
      onCopy: ({ id }) => noteCopy({ kind: 'user', id }, 'email'),
    },
    {
      key: 'roles',
      label: t('admin:Staff role'),
      share: 2,
      cell: (user) => listRoles(user),
      text: listRoles,
    },
    {
      key: 'two_fa_active',
      label: t('admin:Second factor'),
      kind: 'short',
      cell: ({ two_fa_active: isOn }) => isOn && t('admin:On'),
      text: ({ two_fa_active: isOn }) => (isOn ? t('admin:On') : ''),
    },
    dateColumn(date, {
      key: 'last_login_at',
      label: t('admin:Last login'),
      canSort: true,
      none: t('admin:Never'),
    }),
    dateColumn(date, { key: 'created_at', label: t('admin:Created'), canSort: true }),
  ];
}
