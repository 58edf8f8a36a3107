import { Link } from 'react-router-dom';
import type { SearchCalendarsData } from '#generated/admin/fetchers.ts';
import { staffPaths } from '#generated/app/staff-paths.ts';
import { licenseName } from '#src/calendar/model/license-names.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Badge } from '#src/ui/data/Badge.tsx';
import type { Columns } from '#src/ui/data/table-columns.ts';
import { RecordTable } from '../../records/RecordTable.tsx';
import { recordLink } from '../../records/record-link.ts';
import { recordPaths } from '../../records/record-paths.ts';
import { dateColumn } from '../../search/date-column.ts';
import type { Organization } from '../organization-data.ts';

type FoundCalendar = SearchCalendarsData['results'][number];

interface CalendarsTabProps {
  organization: Organization;
  calendars: SearchCalendarsData;
}

/** The organization's calendars. If there are too many to list, the search shows the rest. */
export function CalendarsTab({ organization, calendars }: CalendarsTabProps) {
  const t = useTranslate();
  const { total, results } = calendars;
  const search = staffPaths.admin({ type: 'organization', query: organization.name });
  return (
    <RecordTable
      name="organization-calendars"
      title={t('records:Calendars')}
      lead={
        total > results.length &&
        t('records:%shown% of %total%, the oldest first.', { shown: results.length, total })
      }
      actions={<Link to={search}>{t('records:Search them')}</Link>}
      columns={useCalendarColumns()}
      rows={results}
      empty={{ icon: 'calendar', title: t('records:No calendars') }}
    />
  );
}

function useCalendarColumns(): Columns<FoundCalendar> {
  const t = useTranslate();
  const { date } = useFormats();
  return [
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
      key: 'identifier',
      label: t('records:Identifier'),
      kind: 'short',
      mono: true,
      cell: ({ identifier }) => identifier,
      text: ({ identifier }) => identifier,
      canCopy: true,
    },
    {
      key: 'owner',
      label: t('records:Owner'),
      share: 2,
      cell: ({ owner }, isInUse) => (
        <Link {...recordLink(recordPaths.user(owner.id), isInUse)}>{owner.name}</Link>
      ),
    },
    {
      key: 'license',
      label: t('records:License'),
      kind: 'short',
      cell: ({ license }) => licenseName(license),
    },
    dateColumn(date, { key: 'created_at', label: t('records:Created') }),
  ];
}
