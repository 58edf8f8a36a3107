import type { ReactNode } from 'react';
import { Button } from '#src/ui/button/Button.tsx';
import { DelayedButton } from '#src/ui/button/DelayedButton.tsx';
import { type Fields, Form } from '#src/ui/form/Form.tsx';
import { TypedField } from '#src/ui/form/TypedField.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { DialogActions } from '#src/ui/overlay/DialogActions.tsx';
import { useMoreWords } from '#src/ui/words.ts';
import styles from './StaffFormWindow.module.css';
import type { StaffActForm } from './use-staff-act.ts';
import { useTyped } from './use-typed.ts';

export interface StaffFormWindowProps<Values extends object, Input> {
  form: StaffActForm<Input>;
  title: string;
  /** The act's effect, in a sentence or two. */
  effect: string;
  /** The act's name, for its button. */
  act: string;
  /** `danger` for acts that cannot be undone. Default `normal`. */
  tone?: 'normal' | 'danger';
  initial: Values;
  inputOf: (values: Values) => Input;
  /** Values that need confirmation, and the text to type for it. Null for all others. */
  confirmation?: (values: Values) => { warning: string; typed: string } | null;
  children: (field: Fields<Values>, values: Values) => ReactNode;
}

/** The dialog itself; pages use `StaffFormDialog`, which loads it. */
export function StaffFormWindow<Values extends object, Input>(
  props: StaffFormWindowProps<Values, Input>,
) {
  const { form, title, effect } = props;
  const close = () => !form.pending && form.close();
  return (
    <Dialog open={form.isOpen} title={title} intro={effect} onClose={close}>
      <StaffForm {...props} onClose={close} />
    </Dialog>
  );
}

/** A separate component, so that closing the dialog discards the typed values. */
function StaffForm<Values extends object, Input>(
  props: StaffFormWindowProps<Values, Input> & { onClose: () => void },
) {
  const { form, act, tone = 'normal', initial, inputOf, confirmation, children, onClose } = props;
  const words = useMoreWords();
  const { typed: values, onChange } = useTyped(initial);
  const confirmed = confirmation?.(values) ?? null;
  const Act = confirmed ? DelayedButton : Button;
  return (
    <Form
      initial={initial}
      pending={form.pending}
      error={form.error}
      onSubmit={(sent) => form.send(inputOf(sent))}
    >
      {(field) => (
        <>
          <div className={styles.fields} onChange={onChange}>
            {children(field, values)}
          </div>
          {confirmed && (
            <>
              <p className={styles.warning}>{confirmed.warning}</p>
              <TypedField name="confirmation" initial="" typed={confirmed.typed} />
            </>
          )}
          <DialogActions>
            <Button onClick={onClose}>{words.cancel}</Button>
            <Act
              look={tone === 'danger' ? 'danger' : 'primary'}
              type="submit"
              pending={form.pending}
            >
              {act}
            </Act>
          </DialogActions>
        </>
      )}
    </Form>
  );
}
