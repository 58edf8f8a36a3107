import { useTranslate } from '#src/i18n/i18n.ts';
import { TextField, type TextFieldProps } from '#src/ui/form/TextField.tsx';

/** A required email address of a customer. Never prefilled with what staff typed elsewhere. */
export function AddressField(props: Omit<TextFieldProps, 'label'>) {
  const t = useTranslate();
  return (
    <TextField
      {...props}
      label={t('common:Email address')}
      type="email"
      autoComplete="off"
      required
    />
  );
}
