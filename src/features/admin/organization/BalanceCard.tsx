import { addBalance } from '#generated/admin/fetchers.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { useMoney } from '#src/i18n/use-money.ts';
import { NoValue } from '../search/NoValue.tsx';
import { ActButton } from '../writes/ActButton.tsx';
import { StaffFormDialog } from '../writes/StaffFormDialog.tsx';
import { useIdempotencyKey } from '../writes/use-idempotency-key.ts';
import { useStaffAct } from '../writes/use-staff-act.ts';
import type { Account } from './account.ts';
import { BalanceFields, noAmount } from './BalanceFields.tsx';
import { FactCard } from './FactCard.tsx';
import { Money } from './Money.tsx';

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

function AddBalance({ account: { organization, billing, noteOn, reload } }: { account: Account }) {
  const t = useTranslate();
  const { id, name } = organization;
  const { money } = useMoney(billing?.currency ?? 'EUR');
  const key = useIdempotencyKey();
  const act = useStaffAct({
    operation: 'addBalance',
    call: (body: { amount: number; reason: string }, options) =>
      addBalance(
        { path: { org: id }, header: { 'Idempotency-Key': key.keyFor(body) }, body },
        options,
      ),
    done: ({ amount }) =>
      amount < 0
        ? message('records:%amount% charged to %name%.', { amount: money(-amount), name })
        : message('records:%amount% credited to %name%.', { amount: money(amount), name }),
    noteOn,
    onDone: key.forget,
    reload,
  });
  return (
    <>
      <ActButton denial={act.denial} onClick={act.form.open}>
        {t('records:Credit or charge…')}
      </ActButton>
      {billing && (
        <StaffFormDialog
          form={act.form}
          title={t('records:Balance of %name%', { name })}
          effect={t('records:The entry stays for good; only an opposite one makes up for it.')}
          act={t('records:Change balance')}
          initial={noAmount}
          inputOf={({ direction, amount, reason }) => ({
            amount: direction === 'charge' ? -(amount ?? 0) : (amount ?? 0),
            reason,
          })}
        >
          {(field) => <BalanceFields field={field} name={name} billing={billing} />}
        </StaffFormDialog>
      )}
    </>
  );
}
