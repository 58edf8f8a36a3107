import { useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import type { Columns } from '#src/ui/data/table-columns.ts';
import { RecordTable } from '../../records/RecordTable.tsx';
import { dateColumn } from '../../search/date-column.ts';
import type { Billing } from '../organization-data.ts';
import { Money } from './Money.tsx';

type Entry = Billing['balance_entries'][number];

/** The transactions behind the balance. */
export function BalanceTable({ entries }: { entries: readonly Entry[] }) {
  const t = useTranslate();
  const { date } = useFormats();
  const columns: Columns<Entry> = [
    { key: 'reason', label: t('records:Reason'), share: 3, cell: ({ reason }) => reason },
    { key: 'author', label: t('records:By'), cell: ({ author }) => author.name },
    dateColumn(date, { key: 'created_at', label: t('records:Created') }),
    {
      key: 'amount',
      label: t('records:Amount'),
      kind: 'number',
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} isChange />,
    },
  ];
  return (
    <RecordTable
      name="balance"
      title={t('records:Balance history')}
      columns={columns}
      rows={entries}
      empty={{ icon: 'list', title: t('records:Nothing credited or charged yet') }}
    />
  );
}
