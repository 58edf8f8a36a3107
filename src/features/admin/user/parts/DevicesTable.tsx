import { useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { ColumnsButton } from '#src/tables/ColumnsButton.tsx';
import { useShownColumns } from '#src/tables/hidden-columns.ts';
import { RelativeTime } from '#src/ui/data/RelativeTime.tsx';
import { Table } from '#src/ui/data/Table.tsx';
import type { Columns } from '#src/ui/data/table-columns.ts';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { NoValue } from '../../search/NoValue.tsx';
import type { UserView } from '../user-data.ts';

type Device = UserView['devices'][number];

/** The name under which the browser remembers the table's columns. */
const tableName = 'devices';

export function DevicesTable({ devices }: { devices: readonly Device[] }) {
  const t = useTranslate();
  const columns = useDeviceColumns();
  const shownColumns = useShownColumns(tableName, columns);
  const title = t('records:Devices');
  return (
    <Section
      title={title}
      actions={devices.length > 0 && <ColumnsButton table={tableName} columns={columns} />}
    >
      {devices.length === 0 ? (
        <EmptyState icon="devices" level={3} title={t('records:Logged in nowhere')} />
      ) : (
        <Table label={title} columns={shownColumns} rows={devices} rowKey={({ id }) => id} />
      )}
    </Section>
  );
}

function useDeviceColumns(): Columns<Device> {
  const t = useTranslate();
  const { date } = useFormats();
  return [
    { key: 'name', label: t('records:Device'), share: 2, cell: ({ name }) => name },
    {
      key: 'place',
      label: t('records:Place'),
      share: 2,
      cell: ({ place }) => place ?? <NoValue />,
    },
    {
      key: 'push',
      label: t('records:Push messages'),
      kind: 'short',
      cell: ({ push }) => (push ? t('records:On') : t('records:Off')),
    },
    {
      key: 'first',
      label: t('records:First login'),
      kind: 'number',
      cell: ({ first_seen_at }) => date(first_seen_at),
    },
    {
      key: 'last',
      label: t('records:Last active'),
      kind: 'number',
      cell: ({ last_seen_at }) => <RelativeTime at={last_seen_at} text={(time) => time} />,
    },
  ];
}
