import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../button/Button.tsx';
import { useWords } from '../words.ts';
import styles from './Dialog.module.css';

interface DialogProps {
  open: boolean;
  title: string;
  /** A sentence below the title: what this is about. */
  intro?: ReactNode;
  /** Interrupts with a question that has to be answered. */
  isAlert?: boolean;
  /** Where the focus goes when the dialog closes; by default, where it came from. */
  returnFocus?: () => HTMLElement | null;
  /** Escape or the button that closes; a press beside the dialog does nothing, so that what was typed is not lost. */
  onClose: () => void;
  children: ReactNode;
}

/** A dialog over the page: it holds the focus and gives it back. Only code that is loaded on demand itself imports it. */
export function Dialog(props: DialogProps) {
  const { open, title, intro, isAlert = false, returnFocus, onClose, children } = props;
  const words = useWords();
  const content = useRef<HTMLDivElement>(null);
  const Root = isAlert ? AlertDialog.Root : BaseDialog.Root;
  return (
    <Root
      open={open}
      onOpenChange={(wanted) => !wanted && onClose()}
      {...(isAlert ? {} : { disablePointerDismissal: true })}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.backdrop} />
        <BaseDialog.Viewport className={styles.viewport}>
          <BaseDialog.Popup
            className={styles.window}
            {...(returnFocus && { finalFocus: returnFocus })}
            // What the dialog is for, not the button that closes it.
            initialFocus={() =>
              content.current?.querySelector<HTMLElement>(
                'input:not([readonly]), select, textarea, button, a',
              ) ?? true
            }
          >
            <div className={styles.head}>
              <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
              <BaseDialog.Close
                render={<IconButton icon="close" label={words.close} size="dense" />}
              />
            </div>
            {intro && (
              <BaseDialog.Description className={styles.intro}>{intro}</BaseDialog.Description>
            )}
            <div ref={content}>{children}</div>
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </Root>
  );
}
