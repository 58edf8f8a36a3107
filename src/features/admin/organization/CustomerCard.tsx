import { setUpFreeCustomer } from '#generated/admin/fetchers.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { NoValue } from '../search/NoValue.tsx';
import { ActButton } from '../writes/ActButton.tsx';
import { useStaffAct } from '../writes/use-staff-act.ts';
import type { Account } from './account.ts';
import { FactCard } from './FactCard.tsx';
import { useStatusNames } from './use-status-names.ts';

/** Whether the organization pays, with an action that gives it the product for free. */
export function CustomerCard({ account }: { account: Account }) {
  const t = useTranslate();
  const statusNames = useStatusNames();
  const { organization, billing, noteOn, reload } = account;
  const { id, name } = organization;
  const act = useStaffAct({
    operation: 'setUpFreeCustomer',
    call: (org: number, options) => setUpFreeCustomer({ path: { org } }, options),
    question: () => ({
      title: t('records:Make %name% a free customer?', { name }),
      effect: t(
        'records:It is never billed again, and its trial ends. Open invoices stay open. Setting a trial date reverses this.',
      ),
      act: t('records:Make free customer'),
    }),
    done: () => message('records:%name% is a free customer.', { name }),
    noteOn,
    reload,
  });
  return (
    <FactCard
      title={t('records:Customer')}
      value={billing ? statusNames[billing.status] : <NoValue />}
      detail={billing?.free_customer && t('records:Never pays.')}
      actions={
        <>
          <ActButton
            denial={act.denial}
            obstacle={billing?.free_customer ? t('records:It is a free customer already.') : null}
            pending={act.pending}
            onClick={() => act.start(id)}
          >
            {t('records:Make free customer…')}
          </ActButton>
          {act.dialog}
        </>
      }
    />
  );
}
