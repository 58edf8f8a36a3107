import { type KeyboardEvent, useState } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { IconButton } from '../button/Button.tsx';
import styles from './Field.module.css';
import { TextField, type TextFieldProps } from './TextField.tsx';

type PasswordFieldProps = Omit<
  TextFieldProps,
  'type' | 'end' | 'icon' | 'onKeyDown' | 'onKeyUp' | 'onBlur'
>;

/** A password that can be revealed; warns about Caps Lock. */
export function PasswordField(field: PasswordFieldProps) {
  const t = useTranslate();
  const [isShown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <div>
      <TextField
        {...field}
        data-verbatim
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        onKeyDown={readCapsLock}
        onKeyUp={readCapsLock}
        onBlur={() => setCapsLock(false)}
        end={
          <IconButton
            icon={isShown ? 'eye-off' : 'eye'}
            label={
              isShown
                ? t('common:Hide “%field%”', { field: field.label })
                : t('common:Show “%field%”', { field: field.label })
            }
            onClick={() => setShown(!isShown)}
          />
        }
      />
      {/* Rendered from the start, so that screen readers announce its text. */}
      <p className={styles.live} aria-live="polite">
        {capsLock && t('common:Caps Lock is on.')}
      </p>
    </div>
  );
}
