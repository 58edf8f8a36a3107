import { type Ref, useState } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useFieldLimits } from '#src/ui/form/limits.ts';
import { PasswordField } from '#src/ui/form/PasswordField.tsx';
import { StrengthHint } from './StrengthHint.tsx';

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
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = useFieldLimits(field.name);
  const [typedValues, setTypedValues] = useState<{ password: string; personal: readonly string[] }>(
    {
      password: '',
      personal: [],
    },
  );
  const length = [...typedValues.password].length;
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
        onChange={({ currentTarget: { form, value } }) =>
          setTypedValues({ password: value, personal: personal(form) })
        }
        required
      />
      <StrengthHint
        {...typedValues}
        password={length > maxLength ? '' : typedValues.password}
        minimum={minLength}
      />
    </div>
  );
}
