import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { IconButton } from '../button/Button.tsx';
import { classNames } from '../class-names.ts';
import styles from './Field.module.css';
import { TextField } from './Field.tsx';

type PasswordFieldProps = {
  showLabel: string;
  hideLabel: string;
  /** Says that Caps Lock is on, while it is. */
  capsLockHint?: string;
} & Omit<
  ComponentProps<typeof TextField>,
  'type' | 'end' | 'icon' | 'onKeyDown' | 'onKeyUp' | 'onBlur'
>;

/** A password that can be looked at. */
export function PasswordField({
  showLabel,
  hideLabel,
  capsLockHint,
  ...field
}: PasswordFieldProps) {
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
            label={shown ? hideLabel : showLabel}
            onClick={() => setShown(!shown)}
          />
        }
      />
      {/* There from the start, so that its text is announced when it comes. */}
      <p className={classNames(styles.hint, styles.below)} aria-live="polite">
        {capsLock && capsLockHint}
      </p>
    </div>
  );
}
