import { useState } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { useCopy } from '#src/ui/button/use-copy.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { DialogActions } from '#src/ui/overlay/DialogActions.tsx';
import { useLast } from '#src/ui/overlay/use-last.ts';
import styles from './SecretDialog.module.css';

/** A secret that the server returns only once. */
export interface Secret {
  /** The dialog's title: "New password for Riverside rowing club". */
  title: string;
  /** Its purpose, in a sentence or two. */
  text: string;
  value: string;
  /** Called once it is copied. */
  onCopy: () => void;
}

export interface SecretDialogProps {
  /** Null while the dialog is closed. */
  secret: Secret | null;
  onClose: () => void;
}

type ShownProps = Secret & { open: boolean; onClose: () => void };

/** Shows a password or link that the server returns only once. */
export function SecretDialog({ secret, onClose }: SecretDialogProps) {
  const shownSecret = useLast(secret);
  return (
    shownSecret && (
      <Shown key={shownSecret.value} {...shownSecret} open={secret !== null} onClose={onClose} />
    )
  );
}

/** A separate component with the secret as its key, so that a new secret does not count as copied. */
function Shown({ title, text, value, onCopy, open, onClose }: ShownProps) {
  const t = useTranslate();
  const { icon, announcement, isCopied, copy } = useCopy(onCopy);
  const [isWarned, setWarned] = useState(false);
  return (
    <Dialog
      open={open}
      title={title}
      intro={`${text} ${t('admin:It is shown only now.')}`}
      width="wide"
      // Escape must not lose a secret that cannot be shown again.
      onClose={() => (isCopied ? onClose() : setWarned(true))}
      onMissing={onClose}
    >
      <div className={styles.secret}>
        <code className={styles.value}>{value}</code>
        <Button look={isCopied ? 'secondary' : 'primary'} onClick={() => copy(value)}>
          <Icon name={icon} />
          {t('admin:Copy')}
        </Button>
      </div>
      <p role="status" className={styles.copied}>
        {announcement}
      </p>
      <p role="alert" className={styles.warning}>
        {isWarned && !isCopied && t('admin:Not copied yet. Choose “Done” if you do not need it.')}
      </p>
      <DialogActions>
        <Button look={isCopied ? 'primary' : 'secondary'} onClick={onClose}>
          {t('admin:Done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
