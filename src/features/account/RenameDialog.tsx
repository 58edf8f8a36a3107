import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import type { FormError } from '#src/ui/form/form-error.ts';
import type { Limits } from '#src/ui/form/limits.ts';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { DialogActions } from '#src/ui/overlay/DialogActions.tsx';
import { useLast } from '#src/ui/overlay/use-last.ts';

interface RenameDialogProps {
  /** The present name; null while the dialog is closed. */
  name: string | null;
  /** Helps to choose a name. */
  hint: string;
  limits: Limits;
  pending: boolean;
  error: FormError | null;
  onSubmit: (name: string) => void;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

/** Asks for another name. */
export function RenameDialog(props: RenameDialogProps) {
  const { name, hint, limits, pending, error, onSubmit, onClose, returnFocus } = props;
  const t = useTranslate();
  const shown = useLast(name) ?? '';
  const close = () => !pending && onClose();
  return (
    <Dialog
      open={name !== null}
      title={t('account:Rename “%name%”', { name: shown })}
      onClose={close}
      returnFocus={returnFocus}
    >
      <Form
        initial={{ name: shown }}
        limits={limits}
        pending={pending}
        error={error}
        onSubmit={(values) => onSubmit(values.name)}
      >
        {(field) => (
          <>
            <TextField
              {...field('name')}
              label={t('account:Name')}
              hint={hint}
              autoComplete="off"
              required
            />
            <DialogActions>
              <Button onClick={close}>{t('common:Cancel')}</Button>
              <Button look="primary" type="submit" pending={pending}>
                {t('account:Rename')}
              </Button>
            </DialogActions>
          </>
        )}
      </Form>
    </Dialog>
  );
}
