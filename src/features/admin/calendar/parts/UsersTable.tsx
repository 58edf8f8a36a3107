import { Link } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Badge } from '#src/ui/data/Badge.tsx';
import { RelativeTime } from '#src/ui/data/RelativeTime.tsx';
import { Table } from '#src/ui/data/Table.tsx';
import type { Columns } from '#src/ui/data/table-columns.ts';
import { noteCopy } from '../../acts/note-copy.ts';
import { PersonalEmail } from '../../records/Personal.tsx';
import { recordLink } from '../../records/record-link.ts';
import { recordPaths } from '../../records/record-paths.ts';
import type { CalendarDetails } from '../calendar-data.ts';

type CalendarUser = CalendarDetails['users'][number];

/** Everyone who has the calendar on their dashboard, the owner first. */
export function UsersTable({ users }: { users: readonly CalendarUser[] }) {
  const t = useTranslate();
  const columns: Columns<CalendarUser> = [
    {
      key: 'name',
      label: t('records:Name'),
      share: 2,
      cell: ({ user }, isInUse) => (
        <Link {...recordLink(recordPaths.user(user.id), isInUse)}>{user.name}</Link>
      ),
      mark: ({ role }) => role === 'owner' && <Badge>{t('records:Owner')}</Badge>,
    },
    {
      key: 'email',
      label: t('common:Email address'),
      share: 3,
      cell: ({ user }, isInUse) => (
        <PersonalEmail email={user.email} isMasked={users.length > 1 && !isInUse} />
      ),
      text: ({ user }) => user.email,
      canCopy: true,
      onCopy: ({ user }) => noteCopy({ kind: 'user', id: user.id }, 'email'),
    },
    {
      key: 'opened',
      label: t('records:Last opened'),
      kind: 'number',
      cell: ({ last_opened_at: at }) =>
        at ? <RelativeTime at={at} text={(time) => time} /> : t('records:Never'),
    },
  ];
  return (
    <Table
      label={t('records:Users')}
      columns={columns}
      rows={users}
      rowKey={({ user }) => user.id}
    />
  );
}
