import { useTranslate } from '#src/i18n/i18n.ts';
import { NumberField } from '#src/ui/form/NumberField.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { type AttributeValue, type FieldValue, findKind } from './attribute-values.ts';

/** More decimal places than any attribute has. */
const maxPlaces = 6;

interface AttributeFieldProps {
  name: string;
  initial: FieldValue;
  label: string;
  value: AttributeValue;
}

/** The field for an attribute's value. Empty stands for the default. */
export function AttributeField({ name, initial, label, value }: AttributeFieldProps) {
  const t = useTranslate();
  const kind = findKind(value);
  if (kind === 'number') {
    const amount = typeof initial === 'number' ? initial : null;
    return <NumberField name={name} initial={amount} label={label} places={maxPlaces} />;
  }
  const text = String(initial ?? '');
  if (kind === 'switch') {
    return (
      <SelectField
        name={name}
        initial={text}
        label={label}
        options={[
          { value: 'true', label: t('records:On') },
          { value: 'false', label: t('records:Off') },
          { value: '', label: t('records:Default') },
        ]}
      />
    );
  }
  return (
    <TextField
      name={name}
      initial={text}
      label={label}
      placeholder={t('records:Default')}
      autoComplete="off"
      spellCheck={false}
    />
  );
}
