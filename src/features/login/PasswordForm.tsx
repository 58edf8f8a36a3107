import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { FailureNotice } from '#src/actions/FailureNotice.tsx';
import type { ShownFailure } from '#src/actions/use-failure-text.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useDescribeError } from '#src/i18n/use-describe-error.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { CheckboxField } from '#src/ui/form/Field.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { PasswordField } from '#src/ui/form/PasswordField.tsx';
import { useRetype } from '#src/ui/form/use-retype.ts';
import { safeWebAddress } from '#src/util/web-address.ts';
import styles from './AuthCard.module.css';
import { EmailField } from './EmailField.tsx';
import { useStartFocus } from './use-start-focus.ts';

export interface Credentials {
  email: string;
  password: string;
  stay_logged_in: boolean;
}

interface PasswordFormProps {
  /** The address to begin with. */
  email: string;
  /** The address is only shown. */
  isFixed: boolean;
  /** The address is what is to be changed. */
  startsWithEmail: boolean;
  pending: boolean;
  error: ShownFailure | null;
  onTypeEmail: (email: string) => void;
  onChangeEmail: () => void;
  onSubmit: (credentials: Credentials) => void;
}

export function PasswordForm({
  email,
  isFixed,
  startsWithEmail,
  pending,
  error,
  onTypeEmail,
  onChangeEmail,
  onSubmit,
}: PasswordFormProps) {
  const t = useTranslate();
  const describeError = useDescribeError();
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  useStartFocus([emailField, passwordField], startsWithEmail ? emailField : undefined, isFixed);
  useRetype(passwordField, !pending && error?.id === 'login_failed');
  return (
    <Form
      pending={pending}
      describeError={describeError}
      onSubmit={(values) =>
        onSubmit({
          email: String(values.get('email')).trim(),
          password: String(values.get('password')),
          stay_logged_in: values.has('stay_logged_in'),
        })
      }
    >
      <FailureNotice failure={error} />
      <EmailField
        ref={emailField}
        email={email}
        isFixed={isFixed}
        onType={onTypeEmail}
        onEdit={onChangeEmail}
      />
      <PasswordField
        ref={passwordField}
        label={t('login:Password')}
        name="password"
        autoComplete="current-password"
        required
      />
      <StayLoggedIn />
      <Button look="primary" type="submit" pending={pending} wide>
        {t('login:Log in')}
      </Button>
    </Form>
  );
}

function StayLoggedIn() {
  const t = useTranslate();
  const help = safeWebAddress(useAtomValue(settingsAtom).links?.stayLoggedInHelp);
  return (
    <div className={styles.row}>
      <CheckboxField label={t('login:Stay logged in')} name="stay_logged_in" />
      {help && (
        <a className={styles.link} href={help} target="_blank" rel="noreferrer">
          {t('login:What does this mean?')}
        </a>
      )}
    </div>
  );
}
