import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { IconButton } from '../button/Button.tsx';
import { classNames } from '../class-names.ts';
import styles from './DialogWindow.module.css';

export interface DialogWindowProps {
  open: boolean;
  title: string;
  /** A sentence below the title that explains the dialog. */
  intro?: ReactNode;
  /**
   * `wide` has room for a list. A `sheet` is at the window's edge and closes by a click beside it, since nothing in it is
   * lost. Default `normal`.
   */
  width?: 'normal' | 'wide' | 'sheet';
  /**
   * The side of the window at which it leaves free what is in the middle; `below` in a small window, of which it leaves
   * the upper part free. Default: none.
   */
  side?: 'start' | 'end' | 'below' | null;
  /** True if the dialog requires an answer. */
  isAlert?: boolean;
  /** Returns the element to focus on close. Default: the one that had the focus before. */
  returnFocus?: () => HTMLElement | null;
  /** Called on Escape and by the close button. A click outside does nothing, so that typed values are not lost. */
  onClose: () => void;
  /** Called when the dialog has disappeared. */
  onClosed?: () => void;
  children: ReactNode;
}

const widthClasses = { normal: undefined, wide: styles.wide, sheet: styles.sheet };

/** The window of a `Dialog`. */
export function DialogWindow(props: DialogWindowProps) {
  const {
    open,
    title,
    intro,
    width = 'normal',
    side = null,
    isAlert = false,
    returnFocus,
    onClose,
    onClosed,
    children,
  } = props;
  const t = useTranslate();
  const content = useRef<HTMLDivElement>(null);
  const Root = isAlert ? AlertDialog.Root : BaseDialog.Root;
  return (
    <Root
      open={open}
      onOpenChange={(open) => !open && onClose()}
      onOpenChangeComplete={(isOpen) => !isOpen && onClosed?.()}
      {...(isAlert ? {} : { disablePointerDismissal: width !== 'sheet' })}
    >
      <BaseDialog.Portal>
        {/* Also covers another dialog, which would look usable otherwise. */}
        <BaseDialog.Backdrop forceRender className={styles.backdrop} />
        <BaseDialog.Viewport
          className={classNames(styles.viewport, width === 'sheet' && styles.atEdge)}
        >
          <BaseDialog.Popup
            className={classNames(styles.window, widthClasses[width], side && styles[side])}
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
                render={<IconButton icon="close" label={t('common:Close')} size="dense" />}
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
