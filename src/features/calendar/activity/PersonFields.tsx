import { useTranslate } from '#src/i18n/i18n.ts';
import { CountedField } from '#src/ui/form/CountedField.tsx';
import type { Fields } from '#src/ui/form/Form.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';

/** The fields of a person who signs up. */
export function PersonFields({ field }: { field: Fields<{ name: string; email: string }> }) {
  const t = useTranslate();
  return (
    <>
      <CountedField {...field('name')} label={t('calendar:Name')} required autoComplete="name" />
      <TextField
        {...field('email')}
        label={t('calendar:Email address (optional)')}
        hint={t('calendar:Only those who can change the event see it.')}
        type="email"
        autoComplete="email"
      />
    </>
  );
}
