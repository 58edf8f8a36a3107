import { useAtomValue } from 'jotai';
import { type ReactNode, type RefObject, useRef } from 'react';
import { logInLimits } from '#generated/app/limits.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { PasswordField } from '#src/ui/form/PasswordField.tsx';
import { useRetype } from '#src/ui/form/use-retype.ts';
import { safeWebAddress } from '#src/util/web-address.ts';
import styles from './AuthCard.module.css';
import { EmailField } from './EmailField.tsx';
import type { Credentials, useLogin } from './use-login.ts';
import { useStartFocus } from './use-start-focus.ts';

interface PasswordFormProps {
  ref?: RefObject<HTMLFormElement | null>;
  login: Pick<
    ReturnType<typeof useLogin>,
    'pending' | 'passwordError' | 'isPasswordRefused' | 'logIn'
  >;
  initial: Credentials;
  /** The address is read-only. */
  isFixed: boolean;
  /** A link for people who do not know their password. */
  forgotPassword: ReactNode;
  /** The field with the initial focus. */
  startsIn: 'email' | 'first empty field';
  onTypeEmail?: (email: string) => void;
  /** Makes a read-only address editable. */
  onChangeEmail?: () => void;
  /** The buttons. */
  children: ReactNode;
}

/** The first step of a login, on the page and in the dialog. */
export function PasswordForm({
  ref,
  login,
  initial,
  isFixed,
  forgotPassword,
  startsIn,
  onTypeEmail,
  onChangeEmail,
  children,
}: PasswordFormProps) {
  const t = useTranslate();
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  useStartFocus(
    [emailField, passwordField],
    startsIn === 'email' ? emailField : undefined,
    isFixed,
  );
  useRetype(passwordField, login.isPasswordRefused);
  return (
    <Form
      {...(ref ? { ref } : {})}
      initial={initial}
      limits={logInLimits}
      pending={login.pending}
      error={login.passwordError}
      onSubmit={login.logIn}
    >
      {(field) => (
        <>
          <EmailField
            ref={emailField}
            {...field('email')}
            isFixed={isFixed}
            onType={onTypeEmail}
            onEdit={onChangeEmail}
          />
          <PasswordField
            ref={passwordField}
            {...field('password')}
            label={t('login:Password')}
            autoComplete="current-password"
            aside={forgotPassword}
            required
          />
          <div className={styles.row}>
            <CheckboxField {...field('stay_logged_in')} label={t('login:Stay logged in')} />
            <StayLoggedInHelp />
          </div>
          {children}
        </>
      )}
    </Form>
  );
}

function StayLoggedInHelp() {
  const t = useTranslate();
  const help = safeWebAddress(useAtomValue(settingsAtom).links?.stayLoggedInHelp);
  if (!help) return null;
  return (
    <a className={styles.quietLink} href={help} target="_blank" rel="noreferrer">
      {t('login:What does this mean?')}
    </a>
  );
}
