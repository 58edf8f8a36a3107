import type { Ref } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import styles from './EmailField.module.css';

interface EmailFieldProps {
  ref: Ref<HTMLInputElement>;
  name: string;
  initial: string;
  /** The address is read-only. */
  isFixed: boolean;
  onType: ((email: string) => void) | undefined;
  /** Makes a read-only address editable; without it, the address cannot be changed. */
  onEdit: (() => void) | undefined;
}

/** The login's email address. One from a link is read-only until it is clicked. */
export function EmailField({ ref, name, initial, isFixed, onType, onEdit }: EmailFieldProps) {
  const t = useTranslate();
  const common = {
    ref,
    name,
    label: t('login:Email address'),
    type: 'email',
    // Browsers then offer passkeys here, too.
    autoComplete: 'username webauthn',
  } as const;
  if (!isFixed) {
    return (
      <TextField
        {...common}
        initial={initial}
        onChange={(event) => onType?.(event.currentTarget.value.trim())}
        required
      />
    );
  }
  if (!onEdit) return <TextField {...common} value={initial} readOnly />;
  return (
    <div className={styles.fixed}>
      <TextField
        {...common}
        value={initial}
        readOnly
        onClick={onEdit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter acts as a click here instead of submitting the form.
          event.preventDefault();
          onEdit();
        }}
      />
      <Button look="link" onClick={onEdit}>
        {t('login:Change')}
      </Button>
    </div>
  );
}
