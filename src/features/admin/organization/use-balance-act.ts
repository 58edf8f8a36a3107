import { useState } from 'react';
import { addBalance } from '#generated/admin/fetchers.ts';
import { message } from '#src/i18n/message.ts';
import { useMoney } from '#src/i18n/use-money.ts';
import { useIdempotencyKey } from '../writes/use-idempotency-key.ts';
import { useStaffAct } from '../writes/use-staff-act.ts';
import type { Account } from './account.ts';
import { noEntry } from './BalanceFields.tsx';

/**
 * Adds to an organization's balance, or takes away from it, by a form that may begin with an amount and a reason.
 * `opensAtOnce` if the search for customers leads to this form.
 */
export function useBalanceAct(
  { organization, billing, noteOn, reload }: Account,
  { opensAtOnce = false } = {},
) {
  const { id, name } = organization;
  const { money } = useMoney(billing?.currency ?? 'EUR');
  const key = useIdempotencyKey();
  const [initial, setInitial] = useState(noEntry);
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
    ...(opensAtOnce && { atOnce: {} }),
  });
  return {
    denial: act.denial,
    open: (entry: { amount: number | null; reason: string } = noEntry) => {
      setInitial({ ...noEntry, ...entry });
      act.form.open();
    },
    /** For the `BalanceDialog`. */
    form: act.form,
    initial,
  };
}
