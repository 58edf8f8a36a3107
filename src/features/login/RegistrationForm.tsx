import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { RegisterUserInput } from '#generated/app/fetchers.ts';
import { FailureNotice } from '#src/actions/FailureNotice.tsx';
import { useFailureText } from '#src/actions/use-failure-text.ts';
import type { RequestError } from '#src/api/errors.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useDescribeError } from '#src/i18n/use-describe-error.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextField } from '#src/ui/form/Field.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { PasswordField } from '#src/ui/form/PasswordField.tsx';
import { StrengthHint } from './StrengthHint.tsx';
import { useStartFocus } from './use-start-focus.ts';

/** Shortest password of the contract's `RegistrationRequest`. */
const minimumPassword = 8;

const fields = ['name', 'email', 'password'] as const;

interface RegistrationFormProps {
  /** The address to begin with. */
  email: string;
  /** Where somebody who has an account already goes on. */
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
  const describeError = useDescribeError();
  const failureText = useFailureText();
  const nameField = useRef<HTMLInputElement>(null);
  useStartFocus([nameField]);
  const fieldError = errorsByField(error);
  return (
    <Form
      pending={pending}
      describeError={describeError}
      onSubmit={(values) => onSubmit(registration(values))}
    >
      <FailureNotice failure={fieldError.size > 0 ? null : error && failureText(error)} />
      <TextField
        ref={nameField}
        label={t('login:Your name')}
        error={fieldError.get('name')}
        name="name"
        autoComplete="name"
        maxLength={120}
        required
      />
      <TextField
        label={t('login:Email address')}
        error={
          error?.id === 'email_taken' ? (
            <>
              {fieldError.get('email')} <Link to={loginPath}>{t('login:Log in (link)')}</Link>
            </>
          ) : (
            fieldError.get('email')
          )
        }
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        onChange={(event) => onTypeEmail(event.currentTarget.value.trim())}
        required
      />
      <NewPasswordField error={fieldError.get('password')} />
      <Button look="primary" type="submit" pending={pending} wide>
        {t('login:Create an account')}
      </Button>
    </Form>
  );
}

function NewPasswordField({ error }: { error: string | undefined }) {
  const t = useTranslate();
  const [typed, setTyped] = useState({ password: '', personal: [] as readonly string[] });
  const isShort = typed.password.length < minimumPassword;
  return (
    <div>
      <PasswordField
        label={t('login:Password')}
        hint={
          isShort
            ? t('login:At least %minimum% characters', { minimum: minimumPassword })
            : undefined
        }
        error={error}
        name="password"
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

function registration(values: FormData): RegisterUserInput['body'] {
  return {
    name: String(values.get('name')).trim(),
    email: String(values.get('email')).trim(),
    password: String(values.get('password')),
  };
}

/** What others know of the person. */
function personalTexts(form: HTMLFormElement): string[] {
  const { name, email } = registration(new FormData(form));
  return [name, email];
}

/** The messages that a field of this form can show; none when one of them belongs to no field. */
function errorsByField(error: RequestError | null): Map<string, string> {
  const details = error?.details ?? [];
  const known = details.every((detail) => fields.some((field) => field === detail.field));
  return new Map(known ? details.map((detail) => [detail.field, detail.message]) : []);
}
