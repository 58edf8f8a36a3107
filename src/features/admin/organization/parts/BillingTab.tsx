import { useTranslate } from '#src/i18n/i18n.ts';
import { Callout } from '#src/ui/feedback/Callout.tsx';
import { useActContext } from '../../acts/use-act-context.ts';
import { RecordParts } from '../../records/RecordShell.tsx';
import type { Account } from '../account.ts';
import { billingActs } from '../BillingActs.tsx';
import { BalanceCard } from './BalanceCard.tsx';
import { BalanceTable } from './BalanceTable.tsx';
import { CustomerCard } from './CustomerCard.tsx';
import { DiscountCard } from './DiscountCard.tsx';
import { FactCards } from './FactCard.tsx';
import { InvoicesTable } from './InvoicesTable.tsx';
import { TrialCard } from './TrialCard.tsx';

/** An organization's price, debts and credit, with the acts on them. */
export function BillingTab({ account }: { account: Account }) {
  const t = useTranslate();
  const { billing } = account;
  const acts = billingActs(account, useActContext());
  return (
    <RecordParts>
      {billing === null && (
        <Callout icon="lock" tone="info">
          {t('records:Sales and admins see amounts, invoices and the trial.')}
        </Callout>
      )}
      <FactCards>
        <BalanceCard billing={billing} act={acts.balance} />
        <TrialCard billing={billing} acts={acts} />
        <DiscountCard billing={billing} acts={acts} />
        <CustomerCard billing={billing} act={acts.makeFree} />
      </FactCards>
      {billing && (
        <>
          <InvoicesTable account={account} invoices={billing.invoices} />
          <BalanceTable entries={billing.balance_entries} />
        </>
      )}
    </RecordParts>
  );
}
