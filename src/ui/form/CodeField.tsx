import type { ChangeEvent } from 'react';
import styles from './CodeField.module.css';
import { type Codec, controlRef } from './controls.ts';
import { sixDigitsIn } from './six-digits.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

const codec: Codec<string> = {
  read: (text) => sixDigitsIn(text) ?? '',
  write: (code) => (typeof code === 'string' ? code : ''),
  check: (text) => (sixDigitsIn(text) ? undefined : { rule: 'pattern' }),
};

/** Six digits, typed or pasted. The last digit submits the form, which the hint must say. */
export function CodeField({ ref, ...field }: Omit<TextFieldProps, 'type' | 'onChange'>) {
  return (
    <TextField
      {...field}
      ref={controlRef(codec, ref)}
      inputMode="numeric"
      autoComplete="one-time-code"
      look={styles.code}
      onChange={submitWhenComplete}
    />
  );
}

function submitWhenComplete({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
  const code = sixDigitsIn(input.value);
  if (code === undefined) return;
  input.value = code;
  input.form?.requestSubmit();
}
