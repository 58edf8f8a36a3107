import { useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Badge } from '#src/ui/data/Badge.tsx';
import type { Columns } from '#src/ui/data/table-columns.ts';
import { RecordTable } from '../../records/RecordTable.tsx';
import { dateColumn } from '../../search/date-column.ts';
import type { UserView } from '../user-data.ts';

type Address = UserView['emails'][number];

/** The user's addresses, the primary one first. */
export function Addresses({ emails }: { emails: readonly Address[] }) {
  const t = useTranslate();
  const { date } = useFormats();
  const columns: Columns<Address> = [
    {
      key: 'email',
      label: t('common:Email address'),
      cell: ({ email }) => email,
      mark: ({ primary, verified_at }) => (
        <>
          {primary && <Badge>{t('records:Primary')}</Badge>}
          {verified_at === null && <Badge tone="warning">{t('records:Not confirmed')}</Badge>}
        </>
      ),
    },
    dateColumn(date, {
      key: 'verified_at',
      label: t('records:Confirmed'),
      none: t('records:Never'),
    }),
  ];
  return (
    <RecordTable name="addresses" title={t('records:Addresses')} columns={columns} rows={emails} />
  );
}
