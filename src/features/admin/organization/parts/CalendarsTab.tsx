import { Link } from 'react-router-dom';
import type { SearchCalendarsData } from '#generated/admin/fetchers.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { ColumnsButton } from '#src/tables/ColumnsButton.tsx';
import { useShownColumns } from '#src/tables/hidden-columns.ts';
import { Badge } from '#src/ui/data/Badge.tsx';
import { Table } from '#src/ui/data/Table.tsx';
import type { Columns } from '#src/ui/data/table-columns.ts';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { Row } from '#src/ui/layout/Row.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { paths } from '#src/util/paths.ts';
import { licenseName } from '../../kinds/license-names.ts';
import { recordLink } from '../../records/record-link.ts';
import { recordPaths } from '../../records/record-paths.ts';
import type { Organization } from '../organization-data.ts';

type FoundCalendar = SearchCalendarsData['results'][number];

/** The name under which the browser remembers the table's columns. */
const tableName = 'organization-calendars';

interface CalendarsTabProps {
  organization: Organization;
  calendars: SearchCalendarsData;
}

/** The organization's calendars. If there are too many to list, the search shows the rest. */
export function CalendarsTab({ organization, calendars }: CalendarsTabProps) {
  const t = useTranslate();
  const { total, results } = calendars;
  const columns = useCalendarColumns();
  const shownColumns = useShownColumns(tableName, columns);
  const title = t('records:Calendars');
  const search = paths.admin({ type: 'organization', query: organization.name });
  return (
    <Section
      title={title}
      lead={
        total > results.length &&
        t('records:%shown% of %total%, the oldest first.', { shown: results.length, total })
      }
      actions={
        <Row>
          <Link to={search}>{t('records:Search them')}</Link>
          {results.length > 0 && <ColumnsButton table={tableName} columns={columns} />}
        </Row>
      }
    >
      {results.length === 0 ? (
        <EmptyState icon="calendar" level={3} title={t('records:No calendars')} />
      ) : (
        <Table label={title} columns={shownColumns} rows={results} rowKey={({ id }) => id} />
      )}
    </Section>
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
    {
      key: 'created_at',
      label: t('records:Created'),
      kind: 'number',
      cell: ({ created_at }) => date(created_at),
    },
  ];
}
