import { useTranslate } from '#src/i18n/i18n.ts';
import { ActButton } from '../writes/ActButton.tsx';
import { AddressField } from '../writes/AddressField.tsx';
import { StaffFormDialog } from '../writes/StaffFormDialog.tsx';
import { useSubscriberActs } from './use-subscriber-acts.ts';

/** Adds an address to the newsletter, which its owner has to confirm. */
export function AddSubscriber() {
  const t = useTranslate();
  const { add } = useSubscriberActs();
  return (
    <>
      <ActButton denial={add.denial} look="primary" size="normal" onClick={add.form.open}>
        {t('admin:Add subscriber…')}
      </ActButton>
      <StaffFormDialog
        form={add.form}
        title={t('admin:Add a subscriber')}
        effect={t('admin:The address gets a mail with a link that confirms the subscription.')}
        act={t('admin:Add subscriber')}
        initial={{ email: '' }}
        inputOf={({ email }) => ({ email: email.trim(), isListed: true })}
      >
        {(field) => <AddressField {...field('email')} />}
      </StaffFormDialog>
    </>
  );
}
