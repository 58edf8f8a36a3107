import { useTranslate } from '#src/i18n/i18n.ts';
import { NoValue } from '../search/NoValue.tsx';
import { ActButton } from '../writes/ActButton.tsx';
import type { Account } from './account.ts';
import { BalanceDialog } from './BalanceDialog.tsx';
import { FactCard } from './FactCard.tsx';
import { Money } from './Money.tsx';
import { useBalanceAct } from './use-balance-act.ts';

/** The organization's credit, with an action that adds to it or deducts from it. */
export function BalanceCard({ account }: { account: Account }) {
  const t = useTranslate();
  const { billing } = account;
  return (
    <FactCard
      title={t('records:Balance')}
      value={billing ? <Money amount={billing.balance} currency={billing.currency} /> : <NoValue />}
      actions={<AddBalance account={account} />}
    />
  );
}

function AddBalance({ account }: { account: Account }) {
  const t = useTranslate();
  const act = useBalanceAct(account, { opensAtOnce: true });
  return (
    <>
      <ActButton denial={act.denial} onClick={() => act.open()}>
        {t('records:Credit or charge…')}
      </ActButton>
      <BalanceDialog account={account} act={act} />
    </>
  );
}
