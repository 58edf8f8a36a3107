import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { IconButton } from '../button/Button.tsx';
import { classNames } from '../class-names.ts';
import { useWords } from '../words.ts';
import styles from './Field.module.css';
import { TextField } from './Field.tsx';

type PasswordFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'type' | 'end' | 'icon' | 'onKeyDown' | 'onKeyUp' | 'onBlur'
>;

/** A password that can be looked at; says that Caps Lock is on. */
export function PasswordField(field: PasswordFieldProps) {
  const words = useWords();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <div>
      <TextField
        {...field}
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
      {/* There from the start, so that its text is announced when it comes. */}
      <p className={classNames(styles.hint, styles.below)} aria-live="polite">
        {capsLock && words.capsLockOn}
      </p>
    </div>
  );
}
