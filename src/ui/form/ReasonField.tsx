import { useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { fillIn } from './fill-in.ts';
import styles from './ReasonField.module.css';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** Common reasons, each of which submits the form at once. */
export interface UsualReasons {
  label: string;
  reasons: readonly string[];
}

type ReasonFieldProps = TextFieldProps & {
  usual?: UsualReasons | null | undefined;
  pending: boolean;
};

/** Requires a reason for the form's action, typed or chosen. */
export function ReasonField({ usual, pending, ...field }: ReasonFieldProps) {
  const control = useRef<HTMLInputElement>(null);
  const choose = (reason: string) => {
    if (!control.current) return;
    fillIn(control.current, reason);
    control.current.form?.requestSubmit();
  };
  return (
    <>
      <TextField {...field} ref={control} autoComplete="off" required />
      {usual && (
        <fieldset className={styles.usual}>
          <legend>{usual.label}</legend>
          {usual.reasons.map((reason) => (
            <Button key={reason} size="dense" pending={pending} onClick={() => choose(reason)}>
              {reason}
            </Button>
          ))}
        </fieldset>
      )}
    </>
  );
}
