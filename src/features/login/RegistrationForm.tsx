import { useRef } from 'react';
import type { RegisterUserInput } from '#generated/app/access/fetchers.ts';
import { registerUserLimits } from '#generated/app/access/limits.ts';
import { useFormError } from '#src/actions/use-form-error.ts';
import type { Failure } from '#src/api/errors.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { NewPasswordField } from '#src/session/password/NewPasswordField.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { readValues } from '#src/ui/form/controls.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { useStartFocus } from './use-start-focus.ts';

interface RegistrationFormProps {
  /** The initial name and address. */
  name: string;
  email: string;
  pending: boolean;
  error: Failure | null;
  onTypeEmail: (email: string) => void;
  onSubmit: (registration: TypedRegistration) => void;
}

export type TypedRegistration = Pick<RegisterUserInput['body'], 'name' | 'email' | 'password'>;

export function RegistrationForm({
  name,
  email,
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
      initial={{ name, email, password: '' }}
      limits={registerUserLimits}
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
            required
          />
          <TextField
            {...field('email')}
            label={t('login:Email address')}
            type="email"
            autoComplete="username"
            onChange={(event) => onTypeEmail(event.currentTarget.value.trim())}
            required
          />
          <NewPasswordField
            {...field('password')}
            label={t('login:Password')}
            personal={personalTexts}
          />
          <Button look="primary" type="submit" pending={pending} wide>
            {t('login:Create an account')}
          </Button>
        </>
      )}
    </Form>
  );
}

/** Personal details that others may know. */
function personalTexts(form: HTMLFormElement | null): string[] {
  if (!form) return [];
  const { name, email } = readValues(form, { name: '', email: '' });
  return [name, email];
}
