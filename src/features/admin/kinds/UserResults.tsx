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
import { SearchResults } from '../search/SearchResults.tsx';
import type { SearchData } from '../search/search-loader.ts';
import { useUserWords } from './use-kind-words.ts';
import { useRoleNames } from './use-role-names.ts';
import { useStateNames } from './use-state-names.ts';
import { type FoundUser, userSearch } from './users.ts';

export const UserResults = memo(function UserResults({ data }: { data: SearchData<FoundUser> }) {
  return (
    <SearchResults
      search={userSearch}
      words={useUserWords()}
      data={data}
      columns={useUserColumns(data)}
      rowKey={({ id }) => id}
    />
  );
});

/** Most users are active customers, so only the others are marked. */
function useUserColumns({ request, results }: SearchData<FoundUser>): Columns<FoundUser> {
  const t = useTranslate();
  const { day } = useFormats();
  const states = useStateNames().user;
  const roleNames = useRoleNames();
  const words = searchWords(request.query);
  const isMany = results.length > 1;
  const rolesOf = ({ roles }: FoundUser) =>
    roles.flatMap((role) => roleNames[role] ?? []).join(', ');
  return [
    {
      key: 'name',
      label: t('admin:Name'),
      share: 3,
      canSort: true,
      cell: ({ id, name }, isInUse) => (
        <Link {...recordLink(recordPaths.user(id), isInUse)}>{withHits(name, words)}</Link>
      ),
      mark: ({ state }) => state !== 'active' && <Badge tone="warning">{states[state]}</Badge>,
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
    },
    {
      key: 'roles',
      label: t('admin:Staff role'),
      share: 2,
      cell: (user) => rolesOf(user),
      text: rolesOf,
    },
    {
      key: 'two_fa_active',
      label: t('admin:Second factor'),
      kind: 'short',
      cell: ({ two_fa_active: isOn }) => isOn && t('admin:On'),
      text: ({ two_fa_active: isOn }) => (isOn ? t('admin:On') : ''),
    },
    {
      key: 'last_login_at',
      label: t('admin:Last login'),
      kind: 'number',
      canSort: true,
      cell: ({ last_login_at: at }) => (at ? day(at) : t('admin:Never')),
      longest: day(longMoment),
      text: ({ last_login_at: at }) => at ?? '',
    },
    {
      key: 'created_at',
      label: t('admin:Created'),
      kind: 'number',
      canSort: true,
      cell: (user) => day(user.created_at),
      longest: day(longMoment),
      text: (user) => user.created_at,
    },
  ];
}
