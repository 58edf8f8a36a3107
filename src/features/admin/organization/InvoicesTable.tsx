import { useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Badge } from '#src/ui/data/Badge.tsx';
import { Table } from '#src/ui/data/Table.tsx';
import type { Columns } from '#src/ui/data/table-columns.ts';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { NoValue } from '../search/NoValue.tsx';
import { ActButton } from '../writes/ActButton.tsx';
import type { Account } from './account.ts';
import { BalanceDialog } from './BalanceDialog.tsx';
import { Money } from './Money.tsx';
import type { Billing } from './organization-loader.ts';
import { useBalanceAct } from './use-balance-act.ts';

type Invoice = Billing['invoices'][number];

interface InvoicesTableProps {
  account: Account;
  invoices: readonly Invoice[];
}

/** Most invoices are paid, so only the others are marked. */
export function InvoicesTable({ account, invoices }: InvoicesTableProps) {
  const t = useTranslate();
  const credit = useBalanceAct(account);
  const { day } = useFormats();
  if (invoices.length === 0) {
    return <EmptyState icon="file" level={3} title={t('records:No invoices yet')} />;
  }
  const columns: Columns<Invoice> = [
    {
      key: 'number',
      label: t('records:Number'),
      mono: true,
      cell: ({ number }) => number,
      mark: ({ status }) => {
        if (status === 'paid') return null;
        return status === 'overdue' ? (
          <Badge tone="warning">{t('records:Overdue')}</Badge>
        ) : (
          <Badge>{t('records:Open')}</Badge>
        );
      },
      text: ({ number }) => number,
      canCopy: true,
    },
    {
      key: 'created_at',
      label: t('records:Created'),
      kind: 'number',
      cell: ({ created_at }) => day(created_at),
    },
    { key: 'due_at', label: t('records:Due'), kind: 'number', cell: ({ due_at }) => day(due_at) },
    {
      key: 'paid_at',
      label: t('records:Paid on'),
      kind: 'number',
      cell: ({ paid_at }) => (paid_at ? day(paid_at) : <NoValue />),
    },
    {
      key: 'amount',
      label: t('records:Amount'),
      kind: 'number',
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    },
    {
      key: 'credit',
      label: t('records:Credit'),
      kind: 'actions',
      cell: ({ amount, number }) => (
        <ActButton
          denial={credit.denial}
          label={t('records:Credit invoice %number%', { number })}
          onClick={() => credit.open({ amount, reason: t('records:Invoice %number%', { number }) })}
        >
          {t('records:Credit…')}
        </ActButton>
      ),
    },
  ];
  return (
    <>
      <Table
        label={t('records:Invoices')}
        columns={columns}
        rows={invoices}
        rowKey={({ id }) => id}
      />
      <BalanceDialog account={account} act={credit} />
    </>
  );
}
