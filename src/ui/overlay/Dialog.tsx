import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../button/Button.tsx';
import { classNames } from '../class-names.ts';
import { useWords } from '../words.ts';
import styles from './Dialog.module.css';

interface DialogProps {
  open: boolean;
  title: string;
  /** A sentence below the title that explains the dialog. */
  intro?: ReactNode;
  /** `wide` has room for a list. Default `normal`. */
  width?: 'normal' | 'wide';
  /** Whether the dialog requires an answer. */
  isAlert?: boolean;
  /** Returns the element to focus on close. Default: the one that had the focus before. */
  returnFocus?: () => HTMLElement | null;
  /** Called on Escape and by the close button. A click outside does nothing, so that typed values are not lost. */
  onClose: () => void;
  /** Called when the dialog has disappeared. */
  onClosed?: () => void;
  children: ReactNode;
}

/** A modal dialog, which traps the focus and returns it. Import it only from code that loads on demand. */
export function Dialog(props: DialogProps) {
  const {
    open,
    title,
    intro,
    width = 'normal',
    isAlert = false,
    returnFocus,
    onClose,
    onClosed,
    children,
  } = props;
  const words = useWords();
  const content = useRef<HTMLDivElement>(null);
  const Root = isAlert ? AlertDialog.Root : BaseDialog.Root;
  return (
    <Root
      open={open}
      onOpenChange={(wanted) => !wanted && onClose()}
      onOpenChangeComplete={(isOpen) => !isOpen && onClosed?.()}
      {...(isAlert ? {} : { disablePointerDismissal: true })}
    >
      <BaseDialog.Portal>
        {/* Also covers another dialog, which would look usable otherwise. */}
        <BaseDialog.Backdrop forceRender className={styles.backdrop} />
        <BaseDialog.Viewport className={styles.viewport}>
          <BaseDialog.Popup
            className={classNames(styles.window, width === 'wide' && styles.wide)}
            {...(returnFocus && { finalFocus: returnFocus })}
            // The first control of the content, not the close button.
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
