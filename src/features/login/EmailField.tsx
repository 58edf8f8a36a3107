import type { Ref } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextField } from '#src/ui/form/Field.tsx';
import styles from './EmailField.module.css';

interface EmailFieldProps {
  ref: Ref<HTMLInputElement>;
  /** The address to begin with. */
  email: string;
  /** The address is only shown. */
  isFixed: boolean;
  onType: (email: string) => void;
  /** An address that is only shown is to be changed. */
  onEdit: () => void;
}

/** The address of a login. One that a link brought along is shown, and can be changed after a press on it. */
export function EmailField({ ref, email, isFixed, onType, onEdit }: EmailFieldProps) {
  const t = useTranslate();
  const common = {
    ref,
    label: t('login:Email address'),
    name: 'email',
    type: 'email',
    autoComplete: 'username',
  } as const;
  if (!isFixed) {
    return (
      <TextField
        {...common}
        defaultValue={email}
        onChange={(event) => onType(event.currentTarget.value.trim())}
        required
      />
    );
  }
  return (
    <div className={styles.fixed}>
      <TextField
        {...common}
        value={email}
        readOnly
        onClick={onEdit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The key stands for the press here, not for sending the form.
          event.preventDefault();
          onEdit();
        }}
      />
      <Button onClick={onEdit}>{t('login:Change')}</Button>
    </div>
  );
}
