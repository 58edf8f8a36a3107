import { useShownTexts } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { ActControl } from '../../acts/ActControl.tsx';
import type { Act } from '../../acts/act.ts';
import { NoValue } from '../../search/NoValue.tsx';
import type { Billing } from '../organization-data.ts';
import { percentText } from '../percent.ts';
import { FactCard } from './FactCard.tsx';

interface DiscountCardProps {
  billing: Billing | null;
  acts: { setDiscount: Act; removeDiscount?: Act };
}

/** The discount on the organization's invoices, with the acts that change it. */
export function DiscountCard({ billing, acts }: DiscountCardProps) {
  const { translate: t, language } = useShownTexts();
  const { date } = useFormats();
  const discount = billing?.discount;
  return (
    <FactCard
      title={t('records:Discount')}
      value={
        billing ? (
          discount ? (
            percentText(language, discount.percent)
          ) : (
            t('records:No discount')
          )
        ) : (
          <NoValue />
        )
      }
      detail={
        discount &&
        [
          discount.ends_at
            ? t('records:Until %day%', { day: date(discount.ends_at) })
            : t('records:Without an end'),
          discount.reason,
        ]
          .filter(Boolean)
          .join(' · ')
      }
      actions={
        <>
          <ActControl act={acts.setDiscount} />
          {acts.removeDiscount && <ActControl act={acts.removeDiscount} />}
        </>
      }
    />
  );
}
