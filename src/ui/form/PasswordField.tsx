import { type ComponentProps, useState } from 'react';
import { IconButton } from '../Button.tsx';
import { TextField } from './Field.tsx';

type PasswordFieldProps = {
  showLabel: string;
  hideLabel: string;
} & Omit<ComponentProps<typeof TextField>, 'type' | 'end' | 'icon'>;

/** A password that can be looked at. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? hideLabel : showLabel}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
