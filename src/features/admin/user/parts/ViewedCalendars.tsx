import { Link } from 'react-router-dom';
import { licenseName } from '#src/calendar/model/license-names.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Badge } from '#src/ui/data/Badge.tsx';
import type { Columns } from '#src/ui/data/table-columns.ts';
import { RecordTable } from '../../records/RecordTable.tsx';
import { recordLink } from '../../records/record-link.ts';
import { recordPaths } from '../../records/record-paths.ts';
import type { UserView } from '../user-data.ts';

type ViewedCalendar = UserView['calendars'][number];

/** The calendars on the user's dashboard. */
export function ViewedCalendars({ calendars }: { calendars: readonly ViewedCalendar[] }) {
  const t = useTranslate();
  const columns: Columns<ViewedCalendar> = [
    {
      key: 'title',
      label: t('records:Title'),
      share: 3,
      cell: ({ id, title }, isInUse) => (
        <Link {...recordLink(recordPaths.calendar(id), isInUse)}>{title}</Link>
      ),
      mark: ({ active }) => !active && <Badge tone="warning">{t('common:Inactive')}</Badge>,
    },
    {
      key: 'license',
      label: t('records:License'),
      kind: 'short',
      cell: ({ license }) => licenseName(license),
    },
    {
      key: 'role',
      label: t('records:Role'),
      kind: 'short',
      cell: ({ role, sole_owner }) => {
        if (sole_owner) return t('records:Only owner');
        return role === 'owner' ? t('records:Owner') : t('records:Member');
      },
    },
  ];
  return (
    <RecordTable
      name="user-calendars"
      title={t('records:Calendars')}
      columns={columns}
      rows={calendars}
      empty={{ icon: 'calendar', title: t('records:No calendars') }}
    />
  );
}
