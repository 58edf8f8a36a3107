import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { useWords } from '../words.ts';
import styles from './ConfirmWindow.module.css';
import { Dialog } from './Dialog.tsx';
import { DialogActions } from './DialogActions.tsx';
import { useLast } from './use-last.ts';

/** What a person is asked before an act. */
export interface Question {
  /** Names what is at stake: "Log out Safari on iPad?" */
  title: string;
  /** What the act does, in a sentence or two. */
  effect: string;
  /** The act, on its button: "Log out", never "OK". */
  act: string;
  /** `danger` for what cannot be undone. Default `normal`. */
  tone?: 'normal' | 'danger';
  /** Facts that help to decide. */
  facts?: ReactNode;
}

export interface ConfirmWindowProps {
  /** Null while nothing is asked. */
  question: Question | null;
  /** The act is under way: the dialog stays until it has ended. */
  pending?: boolean;
  /** Why the act failed. */
  error?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
  /** Where the focus goes afterwards, when what had it before may be gone. */
  returnFocus?: () => HTMLElement | null;
}

/** The dialog itself; pages use `ConfirmDialog`, which loads it. */
export function ConfirmWindow(props: ConfirmWindowProps) {
  const { question, pending = false, error, onConfirm, onClose, returnFocus } = props;
  const words = useWords();
  const shown = useLast(question);
  if (!shown) return null;
  const close = () => !pending && onClose();
  return (
    <Dialog
      open={question !== null}
      title={shown.title}
      intro={shown.effect}
      isAlert
      onClose={close}
      {...(returnFocus && { returnFocus })}
    >
      <div className={styles.content}>
        {shown.facts}
        {error}
        <DialogActions>
          <Button onClick={close}>{words.cancel}</Button>
          <Button
            look={shown.tone === 'danger' ? 'danger' : 'primary'}
            pending={pending}
            onClick={onConfirm}
          >
            {shown.act}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
