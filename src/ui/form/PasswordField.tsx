import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '../button/Button.tsx';
import { useWords } from '../words.ts';
import styles from './Field.module.css';
import { TextField, type TextFieldProps } from './TextField.tsx';

type PasswordFieldProps = Omit<
  TextFieldProps,
  'type' | 'end' | 'icon' | 'onKeyDown' | 'onKeyUp' | 'onBlur'
>;

/** A password that can be revealed; warns about Caps Lock. */
export function PasswordField(field: PasswordFieldProps) {
  const words = useWords();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <div>
      <TextField
        {...field}
        data-verbatim
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        onKeyDown={readCapsLock}
        onKeyUp={readCapsLock}
        onBlur={() => setCapsLock(false)}
        end={
          <IconButton
            icon={shown ? 'eye-off' : 'eye'}
            label={shown ? words.hidePassword : words.showPassword}
            onClick={() => setShown(!shown)}
          />
        }
      />
      {/* Rendered from the start, so that screen readers announce its text. */}
      <p className={styles.live} aria-live="polite">
        {capsLock && words.capsLockOn}
      </p>
    </div>
  );
}
