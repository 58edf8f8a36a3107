import type { ReactNode } from 'react';
import { Button } from '#src/ui/button/Button.tsx';
import { type Fields, Form } from '#src/ui/form/Form.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { DialogActions } from '#src/ui/overlay/DialogActions.tsx';
import { useMoreWords } from '#src/ui/words.ts';
import type { StaffActForm } from './use-staff-act.ts';

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
  children: (field: Fields<Values>) => ReactNode;
}

/** The dialog itself; pages use `StaffFormDialog`, which loads it. */
export function StaffFormWindow<Values extends object, Input>({
  form,
  title,
  effect,
  act,
  tone = 'normal',
  initial,
  inputOf,
  children,
}: StaffFormWindowProps<Values, Input>) {
  const words = useMoreWords();
  const close = () => !form.pending && form.close();
  return (
    <Dialog open={form.isOpen} title={title} intro={effect} onClose={close}>
      <Form
        initial={initial}
        pending={form.pending}
        error={form.error}
        onSubmit={(values) => form.send(inputOf(values))}
      >
        {(field) => (
          <>
            {children(field)}
            <DialogActions>
              <Button onClick={close}>{words.cancel}</Button>
              <Button
                look={tone === 'danger' ? 'danger' : 'primary'}
                type="submit"
                pending={form.pending}
              >
                {act}
              </Button>
            </DialogActions>
          </>
        )}
      </Form>
    </Dialog>
  );
}
