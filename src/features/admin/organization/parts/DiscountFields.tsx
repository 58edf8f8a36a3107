import { useTranslate } from '#src/i18n/i18n.ts';
import { useMoney } from '#src/i18n/use-money.ts';
import { DateField } from '#src/ui/form/DateField.tsx';
import type { Fields } from '#src/ui/form/Form.tsx';
import { NumberField } from '#src/ui/form/NumberField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import type { Day } from '#src/util/dates.ts';
import type { Billing } from '../organization-data.ts';
import { dayLater } from '../trial-end.ts';
import styles from './Fields.module.css';

interface DiscountValues {
  percent: number | null;
  /** In UTC; null if the discount does not expire. */
  ends_at: Day | null;
  reason: string;
}

interface DiscountFieldsProps {
  field: Fields<DiscountValues>;
  values: DiscountValues;
  billing: Billing;
}

/** A discount and its effect on the next invoice. */
export function DiscountFields({ field, values, billing }: DiscountFieldsProps) {
  const t = useTranslate();
  const { money } = useMoney(billing.currency);
  const { percent } = values;
  const price = billing.invoices[0]?.amount ?? 10_000;
  return (
    <>
      <NumberField
        {...field('percent')}
        label={t('records:Discount')}
        unit="%"
        places={2}
        required
      />
      <DateField
        {...field('ends_at')}
        label={t('records:Ends on, in UTC')}
        hint={t('records:Leave empty for a discount without an end.')}
        min={dayLater(null, 1, Date.now())}
      />
      <TextField {...field('reason')} label={t('records:Reason')} autoComplete="off" />
      {percent !== null && percent >= 1 && percent <= 100 && (
        <p className={styles.effect}>
          {t('records:An invoice of %before% comes to %after%.', {
            before: money(price),
            after: money(Math.round(price * (1 - percent / 100))),
          })}
        </p>
      )}
    </>
  );
}
