import { useTranslate } from '#src/i18n/i18n.ts';
import { Callout } from '#src/ui/feedback/Callout.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { RecordParts } from '../records/RecordShell.tsx';
import type { Account } from './account.ts';
import { BalanceCard } from './BalanceCard.tsx';
import { BalanceTable } from './BalanceTable.tsx';
import { CustomerCard } from './CustomerCard.tsx';
import { DiscountCard } from './DiscountCard.tsx';
import { FactCards } from './FactCard.tsx';
import { InvoicesTable } from './InvoicesTable.tsx';
import { TrialCard } from './TrialCard.tsx';

interface BillingTabProps {
  account: Account;
  /** Why the user may not see the billing data. */
  denial: string | null;
}

/** An organization's price, debts and credit, with the actions on them. */
export function BillingTab({ account, denial }: BillingTabProps) {
  const t = useTranslate();
  const { billing } = account;
  return (
    <RecordParts>
      {denial !== null && (
        <Callout icon="lock" tone="info">
          {t('records:Sales and admins see amounts, invoices and the trial.')}
        </Callout>
      )}
      <FactCards>
        <BalanceCard account={account} />
        <TrialCard account={account} />
        <DiscountCard account={account} />
        <CustomerCard account={account} />
      </FactCards>
      {billing && (
        <>
          <InvoicesTable account={account} invoices={billing.invoices} />
          <Section title={t('records:Balance history')}>
            <BalanceTable entries={billing.balance_entries} />
          </Section>
        </>
      )}
    </RecordParts>
  );
}
