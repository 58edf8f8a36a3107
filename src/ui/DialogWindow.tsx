import { Dialog } from '@base-ui/react/dialog';
import { useRef } from 'react';
import { IconButton } from './Button.tsx';
import styles from './Dialog.module.css';
import type { DialogProps } from './Dialog.tsx';

/** What `Dialog` shows; only code that is loaded on demand itself imports it directly. */
export function DialogWindow({ open, title, intro, closeLabel, onClose, children }: DialogProps) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(wanted) => !wanted && onClose()}
      disablePointerDismissal
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Viewport className={styles.viewport}>
          <Dialog.Popup
            className={styles.window}
            // What the dialog is for, not the button that closes it.
            initialFocus={() =>
              content.current?.querySelector<HTMLElement>('input, select, textarea, button, a') ??
              true
            }
          >
            <div className={styles.head}>
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              <Dialog.Close render={<IconButton icon="close" label={closeLabel} size="dense" />} />
            </div>
            {intro && <Dialog.Description className={styles.intro}>{intro}</Dialog.Description>}
            <div ref={content}>{children}</div>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
