import { useRef } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { TextField } from '#src/ui/form/Field.tsx';
import { useRetype } from '#src/ui/form/use-retype.ts';

/** The field for the code of a login's second step, of either kind; it takes the focus, being all there is to fill in. */
export function CodeField({ pending, error }: { pending: boolean; error: string | undefined }) {
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  // The step replaced the fields that had the focus.
  useRetype(field, !pending);
  return (
    <TextField
      ref={field}
      label={t('common:Code')}
      hint={t('common:From your authenticator app, or one of your backup codes')}
      error={error}
      name="code"
      autoComplete="one-time-code"
      minLength={6}
      required
    />
  );
}
