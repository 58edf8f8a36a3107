import type { ReactNode } from 'react';
import { CustomFieldControl } from '#src/calendar/form/CustomFieldControl.tsx';
import { MarkdownField } from '#src/calendar/form/notes/MarkdownField.tsx';
import {
  type BuiltInFieldType,
  type EventField,
  isCustom,
} from '#src/calendar/model/field-types.ts';
import { nameField } from '#src/calendar/model/name-field.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { CountedField } from '#src/ui/form/CountedField.tsx';
import { AttachmentFields } from './attachments/AttachmentFields.tsx';
import type { FieldsProps } from './fields-props.ts';
import { SignupFields } from './SignupFields.tsx';

interface CalendarFieldProps extends FieldsProps {
  definition: EventField;
}

interface FormFieldProps extends CalendarFieldProps {
  labeling: { label: string; required: boolean };
}

/** The built-in fields of forms, in their order; null for what people do not write with an event. */
const formFields: Readonly<
  Record<BuiltInFieldType, ((props: FormFieldProps) => ReactNode) | null>
> = {
  location: ({ field, labeling }) => (
    <CountedField {...field('location')} {...labeling} autoComplete="off" />
  ),
  who: ({ field, labeling }) => <CountedField {...field('who')} {...labeling} autoComplete="off" />,
  notes: ({ field, labeling }) => <MarkdownField {...field('notes')} {...labeling} />,
  attachments: ({ field, event, calendar }) => (
    <AttachmentFields {...field('files')} event={event} license={calendar.license} />
  ),
  signup: SignupFields,
  comments: null,
};
const order = Object.keys(formFields);

/** A calendar's fields in the order of forms: built-in ones, then its own in their order. */
export function inFormOrder(fields: readonly EventField[]): readonly EventField[] {
  const place = (field: EventField) => (isCustom(field) ? order.length : order.indexOf(field.type));
  return [...fields].sort((a, b) => place(a) - place(b));
}

/** A field that a calendar's events have, by its type. */
export function CalendarField(props: CalendarFieldProps) {
  const { definition, field } = props;
  const t = useTranslate();
  if (isCustom(definition)) return <CustomFieldControl definition={definition} field={field} />;
  const label = definition.name ?? nameField(t, definition.type, []) ?? '';
  // A newer server may have other types.
  const FormField = isBuiltIn(definition.type) ? formFields[definition.type] : null;
  if (!FormField) return null;
  return <FormField {...props} labeling={{ label, required: definition.required }} />;
}

function isBuiltIn(type: string): type is BuiltInFieldType {
  return Object.hasOwn(formFields, type);
}
