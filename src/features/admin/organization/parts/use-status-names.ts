import { useTranslate } from '#src/i18n/i18n.ts';
import type { Billing } from '../organization-data.ts';

/** The names of the contract's `BillingStatus`. */
export function useStatusNames(): Record<Billing['status'], string> {
  const t = useTranslate();
  return {
    trial: t('records:On trial'),
    paying: t('records:Paying'),
    overdue: t('records:Overdue'),
    free: t('records:Free customer'),
    expired: t('records:Trial expired'),
  };
}
