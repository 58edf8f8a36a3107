import { type Ref, useState } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { PasswordField } from '#src/ui/form/PasswordField.tsx';
import { StrengthHint } from './StrengthHint.tsx';

/** Minimum and maximum length of a password in the contract. */
const minLength = 8;
const maxLength = 200;

interface NewPasswordFieldProps {
  ref?: Ref<HTMLInputElement>;
  name: string;
  initial: string;
  label: string;
  /** Personal facts known to others, read on every key press. */
  personal: (form: HTMLFormElement | null) => readonly string[];
}

/** A new password. Shows its limits and strength during typing. */
export function NewPasswordField({ personal, ...field }: NewPasswordFieldProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState<{ password: string; personal: readonly string[] }>({
    password: '',
    personal: [],
  });
  const length = [...typed.password].length;
  return (
    <div>
      <PasswordField
        {...field}
        hint={
          (length < minLength &&
            t('login:At least %minimum% characters', { minimum: minLength })) ||
          (length > maxLength && t('login:At most %maximum% characters', { maximum: maxLength }))
        }
        messages={{ short: t('login:This password is too short.') }}
        autoComplete="new-password"
        minLength={minLength}
        maxLength={maxLength}
        onChange={({ currentTarget: { form, value } }) =>
          setTyped({ password: value, personal: personal(form) })
        }
        required
      />
      <StrengthHint
        {...typed}
        password={length > maxLength ? '' : typed.password}
        minimum={minLength}
      />
    </div>
  );
}
