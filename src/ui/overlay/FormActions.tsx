import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '../button/Button.tsx';
import { DelayedButton } from '../button/DelayedButton.tsx';
import { DialogActions } from './DialogActions.tsx';

interface FormActionsProps {
  /** The name of what the form does. */
  act: string;
  look?: 'primary' | 'danger';
  pending?: boolean;
  /** It cannot be undone, so no reflex may do it. */
  isDelayed?: boolean;
  /** The name of the button that leaves the form. Default "Cancel". */
  cancel?: string | undefined;
  onCancel: () => void;
}

/** The buttons of a form in a dialog. */
export function FormActions(props: FormActionsProps) {
  const { act, look = 'primary', pending = false, isDelayed = false, cancel, onCancel } = props;
  const t = useTranslate();
  const Act = isDelayed ? DelayedButton : Button;
  return (
    <DialogActions>
      <Button onClick={onCancel}>{cancel ?? t('common:Cancel')}</Button>
      <Act
        look={look}
        type="submit"
        pending={pending}
        // The second half of a double click on what opened the dialog, if the button is in the same place.
        onClick={(event) => event.detail > 1 && event.preventDefault()}
      >
        {act}
      </Act>
    </DialogActions>
  );
}
