import { useShownTexts, useTranslate } from '#src/i18n/i18n.ts';
import { moneyText, plainAmount } from '#src/i18n/money.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { ColumnsButton } from '#src/tables/ColumnsButton.tsx';
import { useShownColumns } from '#src/tables/hidden-columns.ts';
import { useSaveCsv } from '#src/tables/use-save-csv.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Badge } from '#src/ui/data/Badge.tsx';
import { Table } from '#src/ui/data/Table.tsx';
import type { Columns } from '#src/ui/data/table-columns.ts';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { Row } from '#src/ui/layout/Row.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { ActControl } from '../../acts/ActControl.tsx';
import { noteExport } from '../../acts/note-copy.ts';
import { useActContext } from '../../acts/use-act-context.ts';
import { dateColumn } from '../../search/date-column.ts';
import { NoValue } from '../../search/NoValue.tsx';
import type { Account } from '../account.ts';
import { creditInvoiceAct } from '../BalanceActs.tsx';
import type { Billing } from '../organization-data.ts';
import { Money } from './Money.tsx';

type Invoice = Billing['invoices'][number];

/** The name under which the browser remembers the table's columns. */
const tableName = 'invoices';

interface InvoicesTableProps {
  account: Account;
  invoices: readonly Invoice[];
}

/** The organization's invoices, each with a way to credit it. */
export function InvoicesTable({ account, invoices }: InvoicesTableProps) {
  const t = useTranslate();
  const saveCsv = useSaveCsv();
  const columns = useInvoiceColumns(account);
  const shownColumns = useShownColumns(tableName, columns);
  const title = t('records:Invoices');
  const { id, name } = account.organization;
  const saveAll = () => {
    saveCsv(`${name} – ${title}`, columns, invoices);
    noteExport({ kind: 'organization', id }, tableName, invoices.length);
  };
  return (
    <Section
      title={title}
      actions={
        invoices.length > 0 && (
          <Row>
            <ColumnsButton table={tableName} columns={columns} isExported />
            <Button size="dense" onClick={saveAll}>
              {t('common:Export CSV')}
            </Button>
          </Row>
        )
      }
    >
      {invoices.length === 0 ? (
        <EmptyState icon="file" level={3} title={t('records:No invoices yet')} />
      ) : (
        <Table label={title} columns={shownColumns} rows={invoices} rowKey={({ id }) => id} />
      )}
    </Section>
  );
}

/** Most invoices are paid, so only the others are marked. */
function useInvoiceColumns(account: Account): Columns<Invoice> {
  const t = useTranslate();
  const { date } = useFormats();
  const context = useActContext();
  const { language } = useShownTexts();
  const statusNames = {
    open: t('records:Open'),
    paid: t('records:Paid (invoice)'),
    overdue: t('records:Overdue'),
  } as const satisfies Record<Invoice['status'], string>;
  return [
    {
      key: 'number',
      label: t('records:Number'),
      mono: true,
      cell: ({ number }) => number,
      mark: ({ status }) => {
        if (status === 'paid') return null;
        const tone = status === 'overdue' ? 'warning' : 'neutral';
        return <Badge tone={tone}>{statusNames[status]}</Badge>;
      },
      text: ({ number }) => number,
      exported: [
        { label: t('records:Number'), text: ({ number }) => number },
        { label: t('records:State'), text: ({ status }) => statusNames[status] },
      ],
      canCopy: true,
    },
    dateColumn(date, { key: 'created_at', label: t('records:Created') }),
    dateColumn(date, { key: 'due_at', label: t('records:Due') }),
    dateColumn(date, { key: 'paid_at', label: t('records:Paid on'), none: <NoValue /> }),
    {
      key: 'amount',
      label: t('records:Amount'),
      kind: 'number',
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
      text: ({ amount, currency }) => moneyText(language, amount, currency),
      exported: [
        {
          label: t('records:Amount'),
          text: ({ amount, currency }) => plainAmount(amount, currency),
        },
        { label: t('records:Currency'), text: ({ currency }) => currency },
      ],
    },
    {
      key: 'credit',
      label: t('records:Credit'),
      kind: 'actions',
      cell: (invoice) => <ActControl act={creditInvoiceAct(account, context, invoice)} />,
    },
  ];
}
