import { useTranslate } from '#src/i18n/i18n.ts';
import { useMoney } from '#src/i18n/use-money.ts';
import { StaffFormDialog } from '../writes/StaffFormDialog.tsx';
import type { Account } from './account.ts';
import { BalanceFields, isLarge } from './BalanceFields.tsx';
import type { useBalanceAct } from './use-balance-act.ts';

interface BalanceDialogProps {
  account: Account;
  act: ReturnType<typeof useBalanceAct>;
}

/** Credits or charges an amount. For a large one, the organization's name must be typed. */
export function BalanceDialog({ account, act: { form, initial } }: BalanceDialogProps) {
  const t = useTranslate();
  const { billing } = account;
  const { money } = useMoney(billing?.currency ?? 'EUR');
  const { name } = account.organization;
  if (!billing) return null;
  return (
    <StaffFormDialog
      form={form}
      title={t('records:Balance of %name%', { name })}
      effect={t('records:Entries are permanent: only an opposite entry can reverse one.')}
      act={t('records:Change balance')}
      initial={initial}
      inputOf={({ direction, amount, reason }) => ({
        amount: direction === 'charge' ? -(amount ?? 0) : (amount ?? 0),
        reason,
      })}
      confirmation={({ direction, amount }) =>
        amount !== null && isLarge(amount)
          ? {
              typed: name,
              warning:
                direction === 'charge'
                  ? t('records:A large charge: %amount%.', { amount: money(amount) })
                  : t('records:A large credit: %amount%.', { amount: money(amount) }),
            }
          : null
      }
    >
      {(field, values) => (
        <BalanceFields field={field} values={values} billing={billing} pending={form.pending} />
      )}
    </StaffFormDialog>
  );
}
