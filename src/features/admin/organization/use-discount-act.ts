import { deleteDiscount, setDiscount } from '#generated/admin/fetchers.ts';
import { message } from '#src/i18n/message.ts';
import type { Question } from '#src/ui/overlay/ConfirmWindow.tsx';
import { useStaffAct } from '../writes/use-staff-act.ts';
import type { Account } from './account.ts';
import type { Billing } from './organization-loader.ts';
import { usePercent } from './use-percent.ts';

type Discount = Billing['discount'];

/** A discount and its replacement; null for none. */
interface DiscountMove {
  from: Discount;
  to: Discount;
}

/** Sets or removes a discount. Undo restores the previous one. */
export function useDiscountAct(account: Account, question: Question | null) {
  const percent = usePercent();
  const { organization, noteOn, reload } = account;
  const { id, name } = organization;
  return useStaffAct<DiscountMove, unknown>({
    operation: 'setDiscount',
    call: ({ to }, options): Promise<unknown> => {
      const path = { id };
      return to ? setDiscount({ path, body: to }, options) : deleteDiscount({ path }, options);
    },
    ...(question && { question: () => question }),
    done: ({ to }) =>
      to
        ? message('records:%name% has a discount of %percent%.', {
            name,
            percent: percent(to.percent),
          })
        : message('records:%name% has no discount.', { name }),
    opposite: ({ from, to }) => ({ from: to, to: from }),
    noteOn,
    reload,
  });
}
