import { useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { NoValue } from '../search/NoValue.tsx';
import { ActButton } from '../writes/ActButton.tsx';
import { momentOn } from '../writes/moment-on.ts';
import { StaffFormDialog } from '../writes/StaffFormDialog.tsx';
import type { Account } from './account.ts';
import { DiscountFields } from './DiscountFields.tsx';
import { FactCard } from './FactCard.tsx';
import { useDiscountAct } from './use-discount-act.ts';
import { usePercent } from './use-percent.ts';

/** The discount on the organization's invoices, with the actions that change it. */
export function DiscountCard({ account }: { account: Account }) {
  const t = useTranslate();
  const { day } = useFormats();
  const percent = usePercent();
  const { billing } = account;
  const discount = billing?.discount;
  return (
    <FactCard
      title={t('records:Discount')}
      value={
        billing ? discount ? percent(discount.percent) : t('records:No discount') : <NoValue />
      }
      detail={
        discount &&
        [
          discount.ends_at
            ? t('records:Until %day%', { day: day(discount.ends_at) })
            : t('records:Without an end'),
          discount.reason,
        ]
          .filter(Boolean)
          .join(' · ')
      }
      actions={
        <>
          <SetDiscount account={account} />
          {discount && <RemoveDiscount account={account} />}
        </>
      }
    />
  );
}

function SetDiscount({ account }: { account: Account }) {
  const t = useTranslate();
  const { organization, billing } = account;
  const { name } = organization;
  const discount = billing?.discount ?? null;
  const act = useDiscountAct(account, null);
  const initial = {
    percent: discount?.percent ?? null,
    ends_at: discount?.ends_at?.slice(0, 10) ?? null,
    reason: discount?.reason ?? '',
  };
  return (
    <>
      <ActButton denial={act.denial} onClick={act.form.open}>
        {discount ? t('records:Change…') : t('records:Set discount…')}
      </ActButton>
      {billing && (
        <StaffFormDialog
          form={act.form}
          title={t('records:Discount of %name%', { name })}
          effect={t(
            'records:Applies from the next invoice on. Invoices already sent stay as they are.',
          )}
          act={t('records:Set discount')}
          initial={initial}
          inputOf={({ percent, ends_at, reason }) => ({
            from: discount,
            to: {
              percent: percent ?? 0,
              ends_at: ends_at && momentOn(ends_at, discount?.ends_at ?? null),
              reason,
            },
          })}
        >
          {(field, values) => <DiscountFields field={field} values={values} billing={billing} />}
        </StaffFormDialog>
      )}
    </>
  );
}

function RemoveDiscount({ account }: { account: Account }) {
  const t = useTranslate();
  const { name } = account.organization;
  const act = useDiscountAct(account, {
    title: t('records:Remove the discount of %name%?', { name }),
    effect: t(
      'records:The next invoice is charged in full. Invoices already sent stay as they are.',
    ),
    act: t('records:Remove discount'),
  });
  return (
    <>
      <ActButton
        denial={act.denial}
        pending={act.pending}
        onClick={() => act.start({ from: account.billing?.discount ?? null, to: null })}
      >
        {t('records:Remove…')}
      </ActButton>
      {act.dialog}
    </>
  );
}
