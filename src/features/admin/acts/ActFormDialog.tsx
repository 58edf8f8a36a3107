import { useAtomValue } from 'jotai';
import { useId, useState } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Callout } from '#src/ui/feedback/Callout.tsx';
import { LiveRegion } from '#src/ui/feedback/LiveRegion.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { valueAt } from '#src/ui/form/field-values.ts';
import type { FormError } from '#src/ui/form/form-error.ts';
import { TextareaField } from '#src/ui/form/TextareaField.tsx';
import { TypedField } from '#src/ui/form/TypedField.tsx';
import { UnsavedForm } from '#src/ui/form/UnsavedForm.tsx';
import { unsavedFormsAtom } from '#src/ui/form/unsaved-forms.ts';
import { ConfirmDialog, type Question } from '#src/ui/overlay/ConfirmDialog.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { FormActions } from '#src/ui/overlay/FormActions.tsx';
import { isSameJson } from '#src/util/is-same-json.ts';
import styles from './ActFormDialog.module.css';
import type { ActEntry, ActForm } from './act.ts';
import { useTyped } from './use-typed.ts';

interface ActFormDialogProps {
  open: boolean;
  form: ActForm<object>;
  /** The field for an optional reason; null if the form has none. */
  reason: Question['reason'] | null;
  pending: boolean;
  error: FormError | null;
  returnFocus?: () => HTMLElement | null;
  onConfirm: (entry: ActEntry) => void;
  onClose: () => void;
}

/** The form of an act, in a dialog. */
export function ActFormDialog(props: ActFormDialogProps) {
  const { open, form, pending, returnFocus, onClose } = props;
  const t = useTranslate();
  const id = useId();
  const isDraft = useAtomValue(unsavedFormsAtom).some((form) => form.id === id);
  const [isAsking, setAsking] = useState(false);
  const close = () => {
    if (pending) return;
    setAsking(false);
    onClose();
  };
  const discard: Question = {
    title: t('admin:Discard your input?'),
    effect: t('admin:Nothing of it has been saved.'),
    act: t('admin:Discard'),
    tone: 'danger',
  };
  return (
    <Dialog
      open={open}
      title={form.title}
      intro={form.effect}
      {...(returnFocus && { returnFocus })}
      // Unlike the cancel button, Escape and the close button may be pressed by mistake.
      onClose={isDraft ? () => !pending && setAsking(true) : close}
    >
      <Fields {...props} id={id} onClose={close} />
      <ConfirmDialog
        question={isAsking ? discard : null}
        onConfirm={close}
        onClose={() => setAsking(false)}
      />
    </Dialog>
  );
}

/** No operation has a field of this name. */
const noteName = 'audit note';

/** A separate component, so that closing the dialog discards the typed values. */
function Fields({
  open,
  form,
  reason,
  pending,
  error,
  id,
  onConfirm,
  onClose,
}: ActFormDialogProps & {
  /** Identifies the form among those with unsaved changes. */
  id: string;
}) {
  const { initial, limits, tone } = form;
  const { typed: values, onChange } = useTyped(initial);
  const [note, setNote] = useState('');
  const isDraft = open && !pending && (note !== '' || isChanged(initial, values));
  const confirmation = form.confirmation?.(values) ?? null;
  return (
    <Form
      initial={initial}
      limits={{ ...limits, ...(reason && { [noteName]: { maxLength: reason.max } }) }}
      pending={pending}
      error={error}
      onSubmit={(sentValues) => onConfirm({ values: sentValues, note: note.trim() })}
    >
      {(field) => (
        <>
          <div className={styles.fields} onChange={onChange}>
            {form.fields(field, values, pending)}
          </div>
          {reason && (
            <TextareaField
              name={noteName}
              label={reason.label}
              rows={2}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
          {isDraft && <UnsavedForm id={id} lostWith="address" />}
          <LiveRegion>
            {confirmation && (
              <Callout icon="alert" tone="warning">
                {confirmation.warning}
              </Callout>
            )}
          </LiveRegion>
          {confirmation && (
            <TypedField name="confirmation" initial="" expected={confirmation.typed} />
          )}
          <FormActions
            act={form.act}
            look={tone === 'danger' ? 'danger' : 'primary'}
            pending={pending}
            isDelayed={confirmation !== null}
            onCancel={onClose}
          />
        </>
      )}
    </Form>
  );
}

function isChanged(before: object, after: object): boolean {
  return Object.entries(before).some(([name, value]) => !isSameJson(value, valueAt(after, name)));
}
