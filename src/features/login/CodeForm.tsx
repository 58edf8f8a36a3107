import { useEffect, useRef } from 'react';
import type { RequestError } from '#src/api/errors.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useDescribeFault } from '#src/i18n/use-describe-fault.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/form/Field.tsx';
import { Form } from '#src/ui/form/Form.tsx';

interface CodeFormProps {
  pending: boolean;
  error: RequestError | null;
  onSubmit: (code: string) => void;
  onCancel: () => void;
}

/** The second step of a login. Spaces in a pasted code do not count. */
export function CodeForm({ pending, error, onSubmit, onCancel }: CodeFormProps) {
  const t = useTranslate();
  const describeFault = useDescribeFault();
  const field = useRef<HTMLInputElement>(null);
  // The step replaced the form that had the focus; the only thing to do here is to enter the code.
  useEffect(() => field.current?.focus(), []);
  return (
    <Form
      pending={pending}
      error={null}
      describeFault={describeFault}
      onSubmit={(values) => onSubmit(String(values.get('code')).replaceAll(/\s/g, ''))}
    >
      <TextField
        ref={field}
        label={t('login:Code')}
        error={error?.message}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        minLength={6}
        required
      />
      <Button look="primary" type="submit" pending={pending} wide>
        {t('login:Continue')}
      </Button>
      <Button look="quiet" onClick={onCancel} wide>
        {t('login:Use another account')}
      </Button>
    </Form>
  );
}
