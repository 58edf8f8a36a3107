import { useFormError } from '#src/actions/use-form-error.ts';
import { type EventField, isCustom } from '#src/calendar/model/field-types.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { useLast } from '#src/ui/overlay/use-last.ts';
import { DefaultFieldForm } from './DefaultFieldForm.tsx';
import type { FieldChanges } from './field-edit.ts';
import { fieldName } from './field-words.ts';
import { OwnFieldForm } from './OwnFieldForm.tsx';
import { useFieldChange } from './use-field-change.ts';
import { useFieldCreation } from './use-field-creation.ts';

/** The purpose of the dialog. */
export type FieldTask =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit'; readonly field: EventField };

interface FieldDialogProps {
  address: string;
  /** Null while the dialog is closed. */
  task: FieldTask | null;
  returnFocus: () => HTMLElement | null;
  onClose: () => void;
}

/** Adds a field, or changes one. */
export function FieldDialog({ address, task, returnFocus, onClose }: FieldDialogProps) {
  const t = useTranslate();
  const creation = useFieldCreation(address, onClose);
  const change = useFieldChange(address, { onDone: onClose });
  const pending = creation.pending || change.pending;
  const lastTask = useLast(task);
  const field = lastTask?.kind === 'edit' ? lastTask.field : null;
  const close = () => {
    // The outcome is shown in the dialog, or after it.
    if (pending) return;
    creation.reset();
    change.reset();
    onClose();
  };
  const form = {
    pending,
    error: useFormError(creation.error ?? change.error),
    onCancel: close,
  };
  const save = (savedField: EventField, changes: FieldChanges) => {
    if (Object.keys(changes).length === 0) return close();
    const name = changes.name ?? fieldName(t, savedField);
    change.run({
      field: savedField,
      changes,
      text: message('settings:The field “%name%” is saved.', { name }),
    });
  };
  return (
    <Dialog
      open={task !== null}
      title={field ? fieldName(t, field) : t('settings:Add a field')}
      width="wide"
      returnFocus={returnFocus}
      onClose={close}
    >
      {lastTask &&
        (field && !isCustom(field) ? (
          <DefaultFieldForm {...form} field={field} onSubmit={(changes) => save(field, changes)} />
        ) : (
          <OwnFieldForm
            {...form}
            saved={field}
            onCreate={creation.run}
            onSave={(changes) => field && save(field, changes)}
          />
        ))}
    </Dialog>
  );
}
