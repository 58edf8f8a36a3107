import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { RegisterUserInput } from '#generated/app/fetchers.ts';
import { useFormError } from '#src/actions/use-form-error.ts';
import type { RequestError } from '#src/api/errors.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { readValues } from '#src/ui/form/controls.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { PasswordField } from '#src/ui/form/PasswordField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { StrengthHint } from './StrengthHint.tsx';
import { useStartFocus } from './use-start-focus.ts';

/** Minimum password length in the contract's `RegistrationRequest`. */
const minimumPassword = 8;

interface RegistrationFormProps {
  /** The initial address. */
  email: string;
  /** Where people go who already have an account. */
  loginPath: string;
  pending: boolean;
  error: RequestError | null;
  onTypeEmail: (email: string) => void;
  onSubmit: (registration: RegisterUserInput['body']) => void;
}

export function RegistrationForm({
  email,
  loginPath,
  pending,
  error,
  onTypeEmail,
  onSubmit,
}: RegistrationFormProps) {
  const t = useTranslate();
  const nameField = useRef<HTMLInputElement>(null);
  useStartFocus([nameField]);
  return (
    <Form
      initial={{ name: '', email, password: '' }}
      pending={pending}
      error={useFormError(error)}
      onSubmit={onSubmit}
    >
      {(field) => (
        <>
          <TextField
            ref={nameField}
            {...field('name')}
            label={t('login:Your name')}
            autoComplete="name"
            maxLength={120}
            required
          />
          <TextField
            {...field('email')}
            label={t('login:Email address')}
            type="email"
            autoComplete="username"
            remedy={
              error?.id === 'email_taken' && <Link to={loginPath}>{t('login:Log in (link)')}</Link>
            }
            onChange={(event) => onTypeEmail(event.currentTarget.value.trim())}
            required
          />
          <NewPasswordField {...field('password')} />
          <Button look="primary" type="submit" pending={pending} wide>
            {t('login:Create an account')}
          </Button>
        </>
      )}
    </Form>
  );
}

function NewPasswordField({ name, initial }: { name: string; initial: string }) {
  const t = useTranslate();
  const [typed, setTyped] = useState<{ password: string; personal: readonly string[] }>({
    password: '',
    personal: [],
  });
  return (
    <div>
      <PasswordField
        name={name}
        initial={initial}
        label={t('login:Password')}
        hint={
          typed.password.length < minimumPassword &&
          t('login:At least %minimum% characters', { minimum: minimumPassword })
        }
        messages={{ short: t('login:This password is too short.') }}
        autoComplete="new-password"
        minLength={minimumPassword}
        onChange={({ currentTarget: { form, value } }) =>
          setTyped({ password: value, personal: form ? personalTexts(form) : [] })
        }
        required
      />
      <StrengthHint {...typed} minimum={minimumPassword} />
    </div>
  );
}

/** Personal details that others may know. */
function personalTexts(form: HTMLFormElement): string[] {
  const { name, email } = readValues(form, { name: '', email: '' });
  return [name, email];
}
