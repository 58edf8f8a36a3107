import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { CopyText } from '#src/ui/button/CopyText.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { DialogActions } from '#src/ui/overlay/DialogActions.tsx';
import { useLast } from '#src/ui/overlay/use-last.ts';
import styles from './SecretWindow.module.css';

/** A secret that the server returns only once. */
export interface Secret {
  /** The dialog's title: "New password for Riverside rowing club". */
  title: string;
  /** Its purpose, in a sentence or two. */
  text: string;
  value: string;
}

export interface SecretWindowProps {
  /** Null while the dialog is closed. */
  secret: Secret | null;
  onClose: () => void;
}

/** The dialog itself; pages use `SecretDialog`, which loads it. */
export function SecretWindow({ secret, onClose }: SecretWindowProps) {
  const t = useTranslate();
  const shown = useLast(secret);
  if (!shown) return null;
  return (
    <Dialog
      open={secret !== null}
      title={shown.title}
      intro={`${shown.text} ${t('admin:It is shown only now.')}`}
      width="wide"
      onClose={onClose}
    >
      <div className={styles.secret}>
        <CopyText text={shown.value} label={t('admin:Copy')} />
      </div>
      <DialogActions>
        <Button look="primary" onClick={onClose}>
          {t('admin:Done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
