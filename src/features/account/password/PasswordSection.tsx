import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { type ChangePasswordInput, changePassword } from '#generated/app/account/fetchers.ts';
import { changePasswordLimits } from '#generated/app/account/limits.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useFormError } from '#src/actions/use-form-error.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { OwnerButton } from '#src/session/OwnerButton.tsx';
import { OwnerFields } from '#src/session/OwnerFields.tsx';
import { NewPasswordField } from '#src/session/password/NewPasswordField.tsx';
import { statusAtom } from '#src/status/status.ts';
import { GuardedForm } from '#src/ui/form/GuardedForm.tsx';
import { PasswordField } from '#src/ui/form/PasswordField.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { Section } from '#src/ui/layout/Section.tsx';

interface PasswordSectionProps {
  /** The primary address, under which password managers store the password. */
  email: string;
  /** Personal facts known to others, which a password should not contain. */
  personal: readonly string[];
}

/** Changes the password. The server then ends all other sessions. */
export function PasswordSection({ email, personal }: PasswordSectionProps) {
  const t = useTranslate();
  const showStatus = useSetAtom(statusAtom);
  const [changeCount, setChangeCount] = useState(0);
  const change = useAction({
    call: (body: ChangePasswordInput['body'], options) => changePassword({ body }, options),
    onSuccess: () => {
      setChangeCount((count) => count + 1);
      showStatus({
        type: 'success',
        text: message('profile:Your password is changed. All other devices are logged out.'),
        keep: true,
      });
    },
  });
  return (
    <Section
      id="password"
      title={t('profile:Password')}
      lead={t('profile:A new password logs you out on all other devices.')}
    >
      <Card>
        <GuardedForm
          key={changeCount}
          initial={{ current_password: '', new_password: '' }}
          limits={changePasswordLimits}
          pending={change.pending}
          error={useFormError(change.error)}
          onSubmit={change.run}
        >
          {(field) => (
            <>
              {/* Password managers need to know which account the password belongs to. */}
              <input type="email" autoComplete="username" value={email} readOnly hidden />
              <OwnerFields>
                <PasswordField
                  {...field('current_password')}
                  label={t('profile:Current password')}
                  autoComplete="current-password"
                  required
                />
                <NewPasswordField
                  {...field('new_password')}
                  label={t('profile:New password')}
                  personal={() => personal}
                />
              </OwnerFields>
              <div>
                <OwnerButton type="submit" pending={change.pending}>
                  {t('profile:Change password')}
                </OwnerButton>
              </div>
            </>
          )}
        </GuardedForm>
      </Card>
    </Section>
  );
}
