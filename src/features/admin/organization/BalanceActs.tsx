import { addBalance } from '#generated/admin/fetchers.ts';
import { addBalanceLimits } from '#generated/admin/limits.ts';
import { message } from '#src/i18n/message.ts';
import { moneyText } from '#src/i18n/money.ts';
import { requireValue } from '#src/ui/form/field-values.ts';
import { type Act, type ActContext, type ActHead, defineAct } from '../acts/act.ts';
import { actKeys } from '../acts/act-at-once.ts';
import { type Account, findNotesCalendar } from './account.ts';
import type { Billing } from './organization-data.ts';
import { BalanceFields, type BalanceValues, isLarge, noEntry } from './parts/BalanceFields.tsx';

/** Adds to the organization's balance, or takes away from it. */
export function balanceAct(account: Account, context: ActContext): Act {
  const label = context.t('records:Credit or charge…');
  return entryAct(account, context, { key: actKeys.balance, label, initial: noEntry });
}

/** Credits one invoice. */
export function creditInvoiceAct(
  account: Account,
  context: ActContext,
  { id, number, amount }: Billing['invoices'][number],
): Act {
  const { t } = context;
  return entryAct(account, context, {
    key: `credit invoice ${id}`,
    label: t('records:Credit…'),
    name: t('records:Credit invoice %number%', { number }),
    initial: { ...noEntry, amount, reason: t('records:Invoice %number%', { number }) },
  });
}

interface Entry extends Pick<ActHead, 'label' | 'name'> {
  key: string;
  initial: BalanceValues;
}

/** For a large amount, the organization's name must be typed. */
function entryAct(
  { organization: { id, name }, billing, calendars }: Account,
  { t, language }: ActContext,
  { initial, ...head }: Entry,
): Act {
  const money = (amount: number) => moneyText(language, amount, billing?.currency ?? 'EUR');
  return defineAct({
    ...head,
    tab: 'billing',
    operation: 'addBalance',
    form: {
      title: t('records:Balance of %name%', { name }),
      effect: t('records:Entries are permanent: only an opposite entry can reverse one.'),
      act: t('records:Change balance'),
      initial,
      limits: addBalanceLimits,
      confirmation: ({ direction, amount }) =>
        amount !== null && isLarge(amount)
          ? {
              typed: name,
              warning:
                direction === 'charge'
                  ? t('records:A large charge: %amount%.', { amount: money(amount) })
                  : t('records:A large credit: %amount%.', { amount: money(amount) }),
            }
          : null,
      fields: (field, values, isPending) =>
        billing && (
          <BalanceFields field={field} values={values} billing={billing} pending={isPending} />
        ),
    },
    call: (options, { direction, amount, reason }, { idempotencyKey }) =>
      addBalance(
        {
          path: { org: id },
          header: { 'Idempotency-Key': idempotencyKey },
          body: {
            amount: direction === 'charge' ? -requireValue(amount) : requireValue(amount),
            reason,
          },
        },
        options,
      ),
    done: (_, { direction, amount }) => {
      const values = { amount: money(requireValue(amount)), name };
      return direction === 'charge'
        ? message('records:%amount% charged to %name%.', values)
        : message('records:%amount% credited to %name%.', values);
    },
    noteOn: findNotesCalendar(id, calendars),
  });
}
