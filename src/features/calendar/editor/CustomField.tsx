import { useTranslate } from '#src/i18n/i18n.ts';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { FieldGroup } from '#src/ui/form/FieldGroup.tsx';
import type { Fields } from '#src/ui/form/Form.tsx';
import { NumberField } from '#src/ui/form/NumberField.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import type { EventFieldDefinition } from './custom-values.ts';
import styles from './EventFields.module.css';
import type { EventValues } from './event-values.ts';
import { MarkdownField } from './notes/MarkdownField.tsx';

/** A field that a calendar's events have, by its type. */
export function CustomField({
  field,
  definition,
}: {
  field: Fields<EventValues>;
  definition: EventFieldDefinition;
}) {
  const t = useTranslate();
  const { id, type, required, multiple, options } = definition;
  const label = definition.name ?? '';
  const { name, initial } = field(`custom.${id}`);
  const frame = { name, label, required };
  const text = typeof initial === 'string' ? initial : '';
  if (type === 'number') {
    return (
      <NumberField {...frame} places={6} initial={typeof initial === 'number' ? initial : null} />
    );
  }
  if (type === 'rich_text') return <MarkdownField {...frame} initial={text} />;
  if (type !== 'choice') return <TextField {...frame} initial={text} autoComplete="off" />;
  if (!multiple) {
    const choices = options.map((option) => ({ value: String(option.id), label: option.name }));
    return (
      <SelectField
        {...frame}
        initial={text}
        options={[{ value: '', label: t('calendar:None') }, ...choices]}
      />
    );
  }
  return (
    <FieldGroup name={`custom.${id}`} label={label}>
      <div className={styles.choices}>
        {options.map((option) => {
          const { name: optionName, initial: isChosen } = field(`custom.${id}.${option.id}`);
          return (
            <CheckboxField
              key={option.id}
              name={optionName}
              label={option.name}
              initial={Boolean(isChosen)}
            />
          );
        })}
      </div>
    </FieldGroup>
  );
}
