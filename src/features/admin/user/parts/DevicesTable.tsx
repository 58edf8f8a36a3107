import { useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { RelativeTime } from '#src/ui/data/RelativeTime.tsx';
import type { Columns } from '#src/ui/data/table-columns.ts';
import { RecordTable } from '../../records/RecordTable.tsx';
import { dateColumn } from '../../search/date-column.ts';
import { NoValue } from '../../search/NoValue.tsx';
import type { UserView } from '../user-data.ts';

type Device = UserView['devices'][number];

export function DevicesTable({ devices }: { devices: readonly Device[] }) {
  const t = useTranslate();
  return (
    <RecordTable
      name="devices"
      title={t('records:Devices')}
      columns={useDeviceColumns()}
      rows={devices}
      empty={{ icon: 'devices', title: t('records:Logged in nowhere') }}
    />
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
    dateColumn(date, { key: 'first_seen_at', label: t('records:First login') }),
    {
      key: 'last',
      label: t('records:Last active'),
      kind: 'number',
      cell: ({ last_seen_at }) => <RelativeTime at={last_seen_at} text={(time) => time} />,
    },
  ];
}
