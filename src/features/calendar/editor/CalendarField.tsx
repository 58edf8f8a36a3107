import type { ReactNode } from 'react';
import {
  type EventField,
  type EventFieldType,
  isCustom,
  readNumber,
} from '#src/calendar/model/field-types.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { CountedField } from '#src/ui/form/CountedField.tsx';
import { FieldGroup } from '#src/ui/form/FieldGroup.tsx';
import { NumberField } from '#src/ui/form/NumberField.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { nameField } from '../event/name-field.ts';
import { AttachmentFields } from './attachments/AttachmentFields.tsx';
import styles from './EventFields.module.css';
import type { FieldsProps } from './fields-props.ts';
import { MarkdownField } from './notes/MarkdownField.tsx';
import { SignupFields } from './SignupFields.tsx';

interface CalendarFieldProps extends FieldsProps {
  definition: EventField;
}

interface FormFieldProps extends CalendarFieldProps {
  labeling: { label: string; required: boolean };
}

/** The fields of forms, built-in ones in their order; null for what people do not write with an event. */
const formFields: Readonly<Record<EventFieldType, ((props: FormFieldProps) => ReactNode) | null>> =
  {
    location: ({ field, labeling }) => (
      <CountedField {...field('location')} {...labeling} autoComplete="off" />
    ),
    who: ({ field, labeling }) => (
      <CountedField {...field('who')} {...labeling} autoComplete="off" />
    ),
    notes: ({ field, labeling }) => <MarkdownField {...field('notes')} {...labeling} />,
    attachments: ({ field, event, calendar }) => (
      <AttachmentFields {...field('files')} event={event} license={calendar.license} />
    ),
    signup: SignupFields,
    comments: null,
    text: (props) => <TextField {...textProps(props)} autoComplete="off" />,
    rich_text: (props) => <MarkdownField {...textProps(props)} />,
    number({ field, labeling, definition }) {
      const { name, initial } = field(`custom.${definition.id}`);
      return <NumberField {...labeling} name={name} places={6} initial={readNumber(initial)} />;
    },
    choice: (props) =>
      props.definition.multiple ? <SeveralOptions {...props} /> : <OneOption {...props} />,
  };
const order = Object.keys(formFields);

/** A calendar's fields in the order of forms: built-in ones, then its own in their order. */
export function inFormOrder(fields: readonly EventField[]): readonly EventField[] {
  const place = (field: EventField) => (isCustom(field) ? order.length : order.indexOf(field.type));
  return [...fields].sort((a, b) => place(a) - place(b));
}

/** A field that a calendar's events have, by its type. */
export function CalendarField(props: CalendarFieldProps) {
  const { definition } = props;
  const t = useTranslate();
  const label = definition.name ?? nameField(t, definition.type, []) ?? '';
  const FormField = formFields[definition.type];
  // A newer server may have other types.
  if (!FormField) return null;
  return <FormField {...props} labeling={{ label, required: definition.required }} />;
}

function textProps({ field, labeling, definition }: FormFieldProps) {
  const { name, initial } = field(`custom.${definition.id}`);
  return { ...labeling, name, initial: typeof initial === 'string' ? initial : '' };
}

function OneOption(props: FormFieldProps) {
  const t = useTranslate();
  const choices = props.definition.options.map(({ id, name }) => ({
    value: String(id),
    label: name,
  }));
  return (
    <SelectField
      {...textProps(props)}
      options={[{ value: '', label: t('calendar:None') }, ...choices]}
    />
  );
}

function SeveralOptions({ field, labeling, definition: { id, options } }: FormFieldProps) {
  return (
    <FieldGroup name={`custom.${id}`} label={labeling.label}>
      <div className={styles.choices}>
        {options.map((option) => {
          const { name, initial } = field(`custom.${id}.${option.id}`);
          return (
            <CheckboxField
              key={option.id}
              name={name}
              label={option.name}
              initial={Boolean(initial)}
            />
          );
        })}
      </div>
    </FieldGroup>
  );
}
