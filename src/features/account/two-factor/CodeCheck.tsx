import { useRef } from 'react';
import { useFormError } from '#src/actions/use-form-error.ts';
import type { RequestError } from '#src/api/errors.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { CodeField } from '#src/ui/form/CodeField.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { useRetype } from '#src/ui/form/use-retype.ts';
import { DialogActions } from '#src/ui/overlay/DialogActions.tsx';

interface CodeCheckProps {
  pending: boolean;
  error: RequestError | null;
  onSubmit: (code: string) => void;
  onBack: () => void;
}

/** Checks that the app generates the right codes before logging in depends on it. */
export function CodeCheck({ pending, error, onSubmit, onBack }: CodeCheckProps) {
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  // This step replaced the one that had the focus, so take the focus.
  useRetype(field, !pending);
  return (
    <Form
      initial={{ code: '' }}
      pending={pending}
      error={useFormError(error)}
      onSubmit={({ code }) => onSubmit(code)}
    >
      {(bind) => (
        <>
          <CodeField
            ref={field}
            {...bind('code')}
            label={t('profile:Code')}
            hint={t('profile:Checked as soon as all six digits are there')}
            messages={{ pattern: t('profile:Please enter the six digits that your app shows.') }}
            required
          />
          <DialogActions>
            <Button onClick={onBack}>{t('profile:Back')}</Button>
            <Button look="primary" type="submit" pending={pending}>
              {t('profile:Switch on')}
            </Button>
          </DialogActions>
        </>
      )}
    </Form>
  );
}
