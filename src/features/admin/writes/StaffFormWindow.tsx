import { useAtomValue } from 'jotai';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { DelayedButton } from '#src/ui/button/DelayedButton.tsx';
import { Callout } from '#src/ui/feedback/Callout.tsx';
import { LiveRegion } from '#src/ui/feedback/LiveRegion.tsx';
import { type Fields, Form } from '#src/ui/form/Form.tsx';
import { TextareaField } from '#src/ui/form/TextareaField.tsx';
import { TypedField } from '#src/ui/form/TypedField.tsx';
import { UnsavedForm } from '#src/ui/form/UnsavedForm.tsx';
import { unsavedFormsAtom } from '#src/ui/form/unsaved-forms.ts';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import type { Question } from '#src/ui/overlay/ConfirmWindow.tsx';
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
  /** Asks for an optional reason, which becomes an audit note. */
  asksReason?: boolean;
  /** Values that need confirmation, and the text to type for it. Null for all others. */
  confirmation?: (values: Values) => { warning: string; typed: string } | null;
  children: (field: Fields<Values>, values: Values) => ReactNode;
}

/** The dialog itself; pages use `StaffFormDialog`, which loads it. */
export function StaffFormWindow<Values extends object, Input>(
  props: StaffFormWindowProps<Values, Input>,
) {
  const { form, title, effect } = props;
  const t = useTranslate();
  const id = useId();
  const isDraft = useAtomValue(unsavedFormsAtom).includes(id);
  const [isAsking, setAsking] = useState(false);
  const close = () => {
    if (form.pending) return;
    setAsking(false);
    form.close();
  };
  const discard: Question = {
    title: t('admin:Discard your input?'),
    effect: t('admin:Nothing of it has been saved.'),
    act: t('admin:Discard'),
    tone: 'danger',
  };
  return (
    <Dialog
      open={form.isOpen}
      title={title}
      intro={effect}
      // Unlike the cancel button, Escape and the close button may be pressed by mistake.
      onClose={isDraft ? () => !form.pending && setAsking(true) : close}
    >
      <StaffForm {...props} id={id} onClose={close} />
      <ConfirmDialog
        question={isAsking ? discard : null}
        onConfirm={close}
        onClose={() => setAsking(false)}
      />
    </Dialog>
  );
}

/** A separate component, so that closing the dialog discards the typed values. */
function StaffForm<Values extends object, Input>(
  props: StaffFormWindowProps<Values, Input> & {
    /** Identifies the form among those with unsaved changes. */
    id: string;
    onClose: () => void;
  },
) {
  const { form, act, tone = 'normal', initial, inputOf, confirmation, children, onClose } = props;
  const words = useMoreWords();
  const { asksReason = false } = props;
  const { typed: values, onChange } = useTyped(initial);
  const [note, setNote] = useState('');
  const isDraft = form.isOpen && !form.pending && (note !== '' || isChanged(initial, values));
  const confirmed = confirmation?.(values) ?? null;
  const Act = confirmed ? DelayedButton : Button;
  return (
    <Form
      initial={initial}
      pending={form.pending}
      error={form.error}
      onSubmit={(sent) => form.send(inputOf(sent), note.trim())}
    >
      {(field) => (
        <>
          <div className={styles.fields} onChange={onChange}>
            {children(field, values)}
          </div>
          {asksReason && form.reason && (
            <TextareaField
              name="audit note"
              label={form.reason.label}
              maxLength={form.reason.max}
              rows={2}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
          {isDraft && <UnsavedForm id={props.id} lostWith="address" />}
          <LiveRegion>
            {confirmed && (
              <Callout icon="alert" tone="warning">
                {confirmed.warning}
              </Callout>
            )}
          </LiveRegion>
          {confirmed && <TypedField name="confirmation" initial="" typed={confirmed.typed} />}
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

function isChanged<Values extends object>(before: Values, after: Values): boolean {
  for (const name in before)
    if (JSON.stringify(before[name]) !== JSON.stringify(after[name])) return true;
  return false;
}
