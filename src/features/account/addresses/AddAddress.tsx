import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { createEmail, getProfile } from '#generated/app/account/fetchers.ts';
import { createEmailLimits } from '#generated/app/account/limits.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useFormError } from '#src/actions/use-form-error.ts';
import { verifyBy } from '#src/actions/verify-by.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { OwnerButton } from '#src/session/OwnerButton.tsx';
import { OwnerFields } from '#src/session/OwnerFields.tsx';
import { statusAtom } from '#src/status/status.ts';
import { GuardedForm } from '#src/ui/form/GuardedForm.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import styles from './AddAddress.module.css';

/** Adds an address, which the user then confirms by mail. */
export function AddAddress() {
  const t = useTranslate();
  const showStatus = useSetAtom(statusAtom);
  const [addedCount, setAddedCount] = useState(0);
  const add = useAction({
    call: (email: string, options) => createEmail({ body: { email } }, options),
    verify: verifyBy(getProfile, ({ emails }, email: string) => {
      // The server writes addresses in lower case.
      const data = emails.find((address) => address.email === email.trim().toLowerCase());
      return data ? { data } : null;
    }),
    onSuccess: ({ email }) => {
      setAddedCount((count) => count + 1);
      showStatus({
        type: 'success',
        text: message('profile:We sent a link to %email%. Open it to confirm the address.', {
          email,
        }),
        keep: true,
      });
    },
  });
  return (
    // The key resets the form.
    <GuardedForm
      key={addedCount}
      initial={{ email: '' }}
      limits={createEmailLimits}
      pending={add.pending}
      error={useFormError(add.error)}
      onSubmit={({ email }) => add.run(email)}
    >
      {(field) => (
        <div className={styles.row}>
          <OwnerFields>
            <TextField
              {...field('email')}
              label={t('profile:Add an email address')}
              type="email"
              autoComplete="email"
              required
            />
          </OwnerFields>
          <OwnerButton type="submit" pending={add.pending}>
            {t('profile:Add address')}
          </OwnerButton>
        </div>
      )}
    </GuardedForm>
  );
}
