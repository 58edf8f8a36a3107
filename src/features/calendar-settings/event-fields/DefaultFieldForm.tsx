import { updateEventFieldLimits } from '#generated/calendar/limits.ts';
import type { EventField } from '#src/calendar/model/field-types.ts';
import { nameField } from '#src/calendar/model/name-field.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { CountedField } from '#src/ui/form/CountedField.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { changedValues } from '#src/ui/form/field-values.ts';
import type { FormError } from '#src/ui/form/form-error.ts';
import { SwitchField } from '#src/ui/form/SwitchField.tsx';
import { FormActions } from '#src/ui/overlay/FormActions.tsx';
import type { FieldChanges } from './field-edit.ts';
import { VisibilityField } from './VisibilityField.tsx';

interface DefaultFieldFormProps {
  field: EventField;
  pending: boolean;
  error: FormError | null;
  onSubmit: (changes: FieldChanges) => void;
  onCancel: () => void;
}

/** Fields whose value can be required, because people fill them in when they write an event. */
const requirableTypes: readonly string[] = ['who', 'location', 'notes'];

/** Changes a field that every calendar has. */
export function DefaultFieldForm(props: DefaultFieldFormProps) {
  const { field: saved, pending, error, onSubmit, onCancel } = props;
  const t = useTranslate();
  const { active, required, visibility } = saved;
  const initial = { name: saved.name ?? '', active, required, visibility };
  return (
    <Form
      initial={initial}
      limits={updateEventFieldLimits}
      pending={pending}
      error={error}
      onSubmit={(values) => {
        const { name, ...changes } = changedValues(initial, values);
        onSubmit({ ...changes, ...(name !== undefined && { name: name || null }) });
      }}
    >
      {(field) => (
        <>
          <CountedField
            {...field('name')}
            label={t('settings:Name')}
            placeholder={nameField(t, saved.type, []) ?? ''}
            hint={t('settings:Empty for the usual name, which is in each visitor’s language.')}
            autoComplete="off"
          />
          <SwitchField {...field('active')} label={t('settings:Events have this field')} />
          {requirableTypes.includes(saved.type) && (
            <SwitchField {...field('required')} label={t('settings:Every event needs a value')} />
          )}
          <VisibilityField {...field('visibility')} />
          <FormActions act={t('common:Save changes')} pending={pending} onCancel={onCancel} />
        </>
      )}
    </Form>
  );
}
