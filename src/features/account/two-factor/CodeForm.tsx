import { useFormError } from '#src/actions/use-form-error.ts';
import type { RequestError } from '#src/api/errors.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { DialogActions } from '#src/ui/overlay/DialogActions.tsx';
import { SecondFactorField } from './SecondFactorField.tsx';

interface CodeFormProps {
  /** The name of the action that needs the code. */
  act: string;
  look: 'primary' | 'danger';
  pending: boolean;
  error: RequestError | null;
  onSubmit: (code: string) => void;
  onCancel: () => void;
}

/** Asks for a code before an action that must not be possible on an unattended device. */
export function CodeForm({ act, look, pending, error, onSubmit, onCancel }: CodeFormProps) {
  const t = useTranslate();
  return (
    <Form
      initial={{ code: '' }}
      pending={pending}
      error={useFormError(error)}
      onSubmit={({ code }) => onSubmit(code)}
    >
      {(field) => (
        <>
          <SecondFactorField {...field('code')} />
          <DialogActions>
            <Button onClick={onCancel}>{t('common:Cancel')}</Button>
            <Button look={look} type="submit" pending={pending}>
              {act}
            </Button>
          </DialogActions>
        </>
      )}
    </Form>
  );
}
