import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { type CSSProperties, type ReactNode, useRef } from 'react';
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
   * `wide` has room for a list, and `columns` for two beside each other. A `sheet` is at the window's edge and closes by
   * a click beside it, since nothing in it is lost. Default `normal`.
   */
  width?: 'normal' | 'wide' | 'columns' | 'sheet';
  /** The place that leaves free what it is about. Default: the middle of the window. */
  place?: DialogPlace | null;
  /** False if what is behind it stays clear to see; it is small then, and a click outside is a wish to close. Default true. */
  hasVeil?: boolean;
  /** True if the dialog requires an answer. */
  isAlert?: boolean;
  /** Returns the element to focus on close. Default: the one that had the focus before. */
  returnFocus?: () => HTMLElement | null;
  /** Called on Escape and by the close button. A click outside closes only one without a veil and a sheet. */
  onClose: () => void;
  /** Called when the dialog has disappeared. */
  onClosed?: () => void;
  children: ReactNode;
}

/** A point near which it is, in CSS pixels from the window's edges; or `below` in a small window, whose upper part is free. */
export type DialogPlace =
  | 'below'
  | { readonly inlineStart: number; readonly blockStart: number }
  | { readonly inlineStart: number; readonly blockEnd: number };

const widthClasses = {
  normal: undefined,
  wide: styles.wide,
  columns: styles.columns,
  sheet: styles.sheet,
};

/** The window of a `Dialog`. */
export function DialogWindow(props: DialogWindowProps) {
  const {
    open,
    title,
    intro,
    width = 'normal',
    place = null,
    hasVeil = true,
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
      onOpenChange={(open, { event }) => !open && !isDoubleClick(event) && onClose()}
      onOpenChangeComplete={(isOpen) => !isOpen && onClosed?.()}
      {...(isAlert ? {} : { disablePointerDismissal: width !== 'sheet' && hasVeil })}
    >
      <BaseDialog.Portal>
        {/* Also covers another dialog, which would look usable otherwise. */}
        <BaseDialog.Backdrop
          forceRender
          className={classNames(styles.backdrop, !hasVeil && styles.clear)}
        />
        <BaseDialog.Viewport
          className={classNames(styles.viewport, width === 'sheet' && styles.atEdge)}
        >
          <BaseDialog.Popup
            className={classNames(
              styles.window,
              widthClasses[width],
              !hasVeil && styles.small,
              place === 'below' ? styles.below : place && styles.placed,
            )}
            style={placeStyle(place)}
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

/** Returns whether an event is the second click of a double click, whose first one may have opened the dialog. */
function isDoubleClick(event: Event): boolean {
  return event instanceof MouseEvent && event.type === 'click' && event.detail > 1;
}

function placeStyle(place: DialogPlace | null): CSSProperties | undefined {
  if (place === null || place === 'below') return undefined;
  const { inlineStart: marginInlineStart } = place;
  return 'blockStart' in place
    ? { marginInlineStart, marginBlockStart: place.blockStart }
    : { marginInlineStart, marginBlockEnd: place.blockEnd };
}
