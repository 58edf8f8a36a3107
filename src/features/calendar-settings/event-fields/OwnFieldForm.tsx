import { useRef, useState } from 'react';
import { createEventFieldLimits } from '#generated/calendar/limits.ts';
import { CustomFieldControl } from '#src/calendar/form/CustomFieldControl.tsx';
import {
  type CustomField,
  type CustomFieldType,
  fieldTypes,
} from '#src/calendar/model/field-types.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { CountedField } from '#src/ui/form/CountedField.tsx';
import { readValues } from '#src/ui/form/controls.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { changedValues } from '#src/ui/form/field-values.ts';
import type { FormError } from '#src/ui/form/form-error.ts';
import { RadioField } from '#src/ui/form/RadioField.tsx';
import { SwitchField } from '#src/ui/form/SwitchField.tsx';
import { FormActions } from '#src/ui/overlay/FormActions.tsx';
import { Preview } from '../frame/Preview.tsx';
import type { FieldChanges } from './field-edit.ts';
import { describeType, ownTypes } from './field-words.ts';
import { OptionsField } from './OptionsField.tsx';
import styles from './OwnFieldForm.module.css';
import { type DraftOption, draftOptions, toOptions } from './option-drafts.ts';
import type { NewEventField } from './use-field-creation.ts';
import { VisibilityField } from './VisibilityField.tsx';

interface OwnFieldFormProps {
  /** The field that is changed; null for a new one. */
  saved: CustomField | null;
  pending: boolean;
  error: FormError | null;
  onCreate: (body: NewEventField) => void;
  onSave: (changes: FieldChanges) => void;
  onCancel: () => void;
}

/** Adds one of the calendar's own fields, or changes it, beside what the event form will show. */
export function OwnFieldForm({ saved, onCreate, onSave, ...props }: OwnFieldFormProps) {
  const { pending, error, onCancel } = props;
  const t = useTranslate();
  const [initial] = useState(() => initialValues(saved));
  const [values, setValues] = useState(initial);
  const [options, setOptions] = useState(() => draftOptions(saved?.options ?? []));
  const place = useRef<HTMLDivElement>(null);
  const follow = () => {
    const form = place.current?.querySelector('form');
    if (form) setValues(readValues(form, initial));
  };
  const { hasOptions } = fieldTypes[values.type];
  const submit = (sentValues: FieldValues) => {
    const sentOptions = toOptions(hasOptions ? options : []);
    if (!saved) return onCreate({ ...sentValues, in_title: false, options: sentOptions });
    const { type: _, ...before } = initial;
    const { type: __, ...after } = sentValues;
    onSave(
      changedValues(
        { ...before, options: toOptions(draftOptions(saved.options)) },
        { ...after, options: sentOptions },
      ),
    );
  };
  return (
    <div ref={place} onChange={follow}>
      <Form
        initial={initial}
        limits={createEventFieldLimits}
        pending={pending}
        error={error}
        onSubmit={submit}
      >
        {(field) => (
          <>
            <TypeField {...field('type')} isFixed={saved !== null} />
            <CountedField
              {...field('name')}
              label={t('settings:Name')}
              autoComplete="off"
              required
            />
            {hasOptions && (
              <>
                <OptionsField
                  options={options}
                  isLossy={saved !== null && losesOptions(saved, options)}
                  onChange={setOptions}
                />
                <SwitchField
                  {...field('multiple')}
                  label={t('settings:Several options can be chosen')}
                />
              </>
            )}
            <SwitchField {...field('required')} label={t('settings:Every event needs a value')} />
            <SwitchField {...field('active')} label={t('settings:Events have this field')} />
            <VisibilityField {...field('visibility')} />
            <FieldPreview values={values} options={options} />
            <FormActions
              act={saved ? t('common:Save changes') : t('settings:Add field')}
              pending={pending}
              onCancel={onCancel}
            />
          </>
        )}
      </Form>
    </div>
  );
}

interface TypeFieldProps {
  name: string;
  initial: CustomFieldType;
  isFixed: boolean;
}

/** Chooses the type of a new field, or tells that of an existing one. */
function TypeField({ name, initial, isFixed }: TypeFieldProps) {
  const t = useTranslate();
  if (isFixed) {
    return (
      <p className={styles.type}>
        {t('settings:Type: %type%. It cannot be changed.', {
          type: describeType(t, initial).label,
        })}
      </p>
    );
  }
  return (
    <RadioField
      name={name}
      initial={initial}
      label={t('settings:Type, which cannot be changed later')}
      options={ownTypes.map((value) => ({ value, ...describeType(t, value) }))}
    />
  );
}

type FieldValues = ReturnType<typeof initialValues>;

function initialValues(saved: CustomField | null) {
  return {
    type: saved?.type ?? ownTypes[0],
    name: saved?.name ?? '',
    required: saved?.required ?? false,
    active: saved?.active ?? true,
    visibility: saved?.visibility ?? 'all_users',
    multiple: saved?.multiple ?? false,
  };
}

function losesOptions(saved: CustomField, options: readonly DraftOption[]): boolean {
  const remainingIds = new Set(options.map(({ id }) => id));
  return saved.options.some(({ id }) => !remainingIds.has(id));
}

/** Shows the field as the event form will, to try it. */
function FieldPreview({
  values,
  options,
}: {
  values: FieldValues;
  options: readonly DraftOption[];
}) {
  const t = useTranslate();
  const definition: CustomField = {
    ...values,
    id: 0,
    position: 0,
    in_title: false,
    name: values.name || t('settings:Name of the field'),
    options: options
      .filter(({ name }) => name.trim() !== '')
      .map(({ key, name, color }) => ({ id: key, name, color })),
  };
  return (
    <Preview>
      <CustomFieldControl
        // Controls begin anew with another type.
        key={`${values.type} ${values.multiple}`}
        definition={definition}
        // Without names, its controls are none of the form's.
        field={() => ({ name: '', initial: '' })}
      />
    </Preview>
  );
}
