import { useTranslate } from '#src/i18n/i18n.ts';
import { ActControl } from '../../acts/ActControl.tsx';
import type { Act } from '../../acts/act.ts';
import { NoValue } from '../../search/NoValue.tsx';
import type { Billing } from '../organization-data.ts';
import { FactCard } from './FactCard.tsx';
import { Money } from './Money.tsx';

/** The organization's credit, with an act that adds to it or deducts from it. */
export function BalanceCard({ billing, act }: { billing: Billing | null; act: Act }) {
  const t = useTranslate();
  return (
    <FactCard
      title={t('records:Balance')}
      value={billing ? <Money amount={billing.balance} currency={billing.currency} /> : <NoValue />}
      actions={<ActControl act={act} />}
    />
  );
}
