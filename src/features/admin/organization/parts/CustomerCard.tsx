import { useTranslate } from '#src/i18n/i18n.ts';
import { ActControl } from '../../acts/ActControl.tsx';
import type { Act } from '../../acts/act.ts';
import { NoValue } from '../../search/NoValue.tsx';
import type { Billing } from '../organization-data.ts';
import { FactCard } from './FactCard.tsx';
import { useStatusNames } from './use-status-names.ts';

/** Returns whether the organization pays, with an act that gives it the product for free. */
export function CustomerCard({ billing, act }: { billing: Billing | null; act: Act }) {
  const t = useTranslate();
  const statusNames = useStatusNames();
  return (
    <FactCard
      title={t('records:Customer')}
      value={billing ? statusNames[billing.status] : <NoValue />}
      detail={billing?.free_customer && t('records:Never pays.')}
      actions={<ActControl act={act} />}
    />
  );
}
