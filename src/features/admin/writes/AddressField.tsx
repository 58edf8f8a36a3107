import { useTranslate } from '#src/i18n/i18n.ts';
import { TextField, type TextFieldProps } from '#src/ui/form/TextField.tsx';

/** Maximum length of an email address in the contract. */
const maxLength = 254;

/** A required email address of a customer. Never prefilled with what staff typed elsewhere. */
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
