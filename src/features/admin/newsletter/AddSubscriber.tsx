import { useTranslate } from '#src/i18n/i18n.ts';
import { TextField } from '#src/ui/form/TextField.tsx';
import { ActButton } from '../writes/ActButton.tsx';
import { StaffFormDialog } from '../writes/StaffFormDialog.tsx';
import { useSubscriberActs } from './use-subscriber-acts.ts';

/** Longest address of the contract's `NewsletterEmail`. */
const maxEmailLength = 254;

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
        act={t('admin:Add')}
        initial={{ email: '' }}
        inputOf={({ email }) => email.trim()}
      >
        {(field) => (
          <TextField
            {...field('email')}
            label={t('common:Email address')}
            type="email"
            maxLength={maxEmailLength}
            autoComplete="off"
            required
          />
        )}
      </StaffFormDialog>
    </>
  );
}
