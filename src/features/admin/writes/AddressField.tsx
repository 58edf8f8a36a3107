import { useTranslate } from '#src/i18n/i18n.ts';
import { TextField, type TextFieldProps } from '#src/ui/form/TextField.tsx';

/** Longest email address of the contract. */
const maxLength = 254;

/** A required email address of a customer, never filled in from what staff typed elsewhere. */
export function AddressField(props: Omit<TextFieldProps, 'label'>) {
  const t = useTranslate();
  return (
    <TextField
      {...props}
      label={t('common:Email address')}
      type="email"
      maxLength={maxLength}
      autoComplete="off"
      required
    />
  );
}
