import { useRef } from 'react';
import { useFormError } from '#src/actions/use-form-error.ts';
import type { Failure } from '#src/api/errors.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { NewPasswordField } from '#src/session/password/NewPasswordField.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import type { Limits } from '#src/ui/form/limits.ts';
import { TextField } from '#src/ui/form/TextField.tsx';
import { useStartFocus } from '../use-start-focus.ts';

interface PasswordChoiceProps {
  /** The account's email address, under which password managers store the password. */
  email: string;
  name?: string;
  /** The button's label. */
  act: string;
  /** The limits of the operation that sets the password. */
  limits: Limits;
  pending: boolean;
  error: Failure | null;
  onSubmit: (newPassword: string) => void;
}

/** Asks for a new password. */
export function PasswordChoice({
  email,
  name = '',
  act,
  limits,
  pending,
  error,
  onSubmit,
}: PasswordChoiceProps) {
  const t = useTranslate();
  const password = useRef<HTMLInputElement>(null);
  useStartFocus([password]);
  return (
    <Form
      initial={{ new_password: '' }}
      limits={limits}
      pending={pending}
      error={useFormError(error)}
      onSubmit={({ new_password }) => onSubmit(new_password)}
    >
      {(field) => (
        <>
          <TextField
            label={t('login:Email address')}
            type="email"
            autoComplete="username"
            value={email}
            readOnly
          />
          <NewPasswordField
            ref={password}
            {...field('new_password')}
            label={t('recovery:New password')}
            personal={() => [name, email]}
          />
          <Button look="primary" type="submit" pending={pending} wide>
            {act}
          </Button>
        </>
      )}
    </Form>
  );
}
