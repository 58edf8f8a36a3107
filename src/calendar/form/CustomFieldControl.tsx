import type { ReactNode } from 'react';
import {
  type CustomField,
  type CustomFieldType,
  type CustomInput,
  readNumber,
  readText,
} from '#src/calendar/model/field-types.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { FieldGroup } from '#src/ui/form/FieldGroup.tsx';
import { NumberField } from '#src/ui/form/NumberField.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import styles from './CustomFieldControl.module.css';
import { MarkdownField } from './notes/MarkdownField.tsx';

interface CustomFieldControlProps {
  definition: CustomField;
  /** Binds its controls, whose names begin with `custom.` and its id. */
  field: (name: `custom.${string}`) => { name: string; initial: CustomInput | boolean };
}

/** The controls of forms, by the type of their values. */
const controls: Readonly<Record<CustomFieldType, (props: CustomFieldControlProps) => ReactNode>> = {
  text: (props) => <TextField {...textProps(props)} autoComplete="off" />,
  rich_text: (props) => <MarkdownField {...textProps(props)} />,
  number(props) {
    const { name, initial, label, required } = valueProps(props);
    return (
      <NumberField
        label={label}
        required={required}
        name={name}
        places={6}
        initial={readNumber(initial)}
      />
    );
  },
  choice: (props) =>
    props.definition.multiple ? <SeveralOptions {...props} /> : <OneOption {...props} />,
};

/** One of the calendar's own fields in a form. */
export function CustomFieldControl(props: CustomFieldControlProps) {
  const Control = controls[props.definition.type];
  return <Control {...props} />;
}

function valueProps({ field, definition: { id, name, required } }: CustomFieldControlProps) {
  return { ...field(`custom.${id}`), label: name ?? '', required };
}

function textProps(props: CustomFieldControlProps) {
  const { initial, ...others } = valueProps(props);
  return { ...others, initial: readText(initial) };
}

function OneOption(props: CustomFieldControlProps) {
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

function SeveralOptions({ field, definition: { id, name, options } }: CustomFieldControlProps) {
  return (
    <FieldGroup name={field(`custom.${id}`).name} label={name ?? ''}>
      <div className={styles.choices}>
        {options.map((option) => {
          const box = field(`custom.${id}.${option.id}`);
          return (
            <CheckboxField
              key={option.id}
              name={box.name}
              label={option.name}
              initial={Boolean(box.initial)}
            />
          );
        })}
      </div>
    </FieldGroup>
  );
}
