import { useTranslate } from '#src/i18n/i18n.ts';
import { useMoney } from '#src/i18n/use-money.ts';
import type { Fields } from '#src/ui/form/Form.tsx';
import { MoneyField } from '#src/ui/form/MoneyField.tsx';
import { RadioField } from '#src/ui/form/RadioField.tsx';
import { ReasonField } from '#src/ui/form/ReasonField.tsx';
import { Differences } from '../../acts/Differences.tsx';
import type { Billing } from '../organization-data.ts';

/** Above this amount, such as 500 euros or 50,000 yen, staff must type the organization's name. */
const largeAmount = 50_000;

export interface BalanceValues {
  direction: 'credit' | 'charge';
  /** Above zero, in the currency's smallest unit. */
  amount: number | null;
  reason: string;
}

/** The values of an empty form. */
export const noEntry: BalanceValues = {
  direction: 'credit',
  amount: null,
  reason: '',
};

/** Returns whether staff have to confirm the amount. */
export function isLarge(amount: number): boolean {
  return amount > largeAmount;
}

interface BalanceFieldsProps {
  field: Fields<BalanceValues>;
  values: BalanceValues;
  billing: Billing;
  pending: boolean;
}

/** An amount, its meaning in words, the reason, and the resulting balance. */
export function BalanceFields({ field, values, billing, pending }: BalanceFieldsProps) {
  const t = useTranslate();
  const { currency, balance } = billing;
  const { money } = useMoney(currency);
  const { direction, amount } = values;
  const isCredit = direction === 'credit';
  return (
    <>
      <MoneyField
        {...field('amount')}
        label={t('records:Amount')}
        currency={currency}
        min={1}
        required
      />
      <RadioField
        {...field('direction')}
        label={t('records:Kind of entry')}
        options={[
          {
            value: 'credit',
            label: t('records:Credit'),
            hint: t('records:The customer gets the amount.'),
          },
          {
            value: 'charge',
            label: t('records:Charge'),
            hint: t('records:The amount is taken from the customer.'),
          },
        ]}
        required
      />
      {amount !== null && amount > 0 && (
        <Differences
          of={[
            {
              name: t('records:Balance'),
              before: money(balance),
              after: money(isCredit ? balance + amount : balance - amount),
            },
          ]}
        />
      )}
      <ReasonField
        {...field('reason')}
        label={t('records:Reason')}
        hint={t('records:For colleagues, and for the customer if they ask.')}
        usual={
          isCredit && amount !== null && amount > 0 && !isLarge(amount)
            ? {
                label: t('records:Or credit %amount% at once, because of', {
                  amount: money(amount),
                }),
                reasons: [
                  t('records:An outage'),
                  t('records:A billing error'),
                  t('records:Goodwill'),
                ],
              }
            : null
        }
        pending={pending}
      />
    </>
  );
}
