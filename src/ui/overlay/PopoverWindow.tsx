import { Popover as BasePopover } from '@base-ui/react/popover';
import { type FocusEvent, type ReactNode, useRef } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { IconButton } from '../button/Button.tsx';
import { classNames } from '../class-names.ts';
import styles from './PopoverWindow.module.css';

export interface PopoverWindowProps {
  open: boolean;
  title: string;
  /** The element that it points at and that gets the focus on close. */
  anchor: HTMLElement | null;
  /** An area with a button that opens and closes it, so that clicks there are not outside. */
  opener?: HTMLElement | null;
  /** `content` is as wide as its content. Default `normal`. */
  width?: 'normal' | 'content';
  /**
   * The selector of what gets the focus on opening; null for the window itself, whose text is then read from its start.
   * Default: the first control of the content; without one, the window.
   */
  initialFocus?: string | null;
  /** Controls before the close button. */
  actions?: ReactNode;
  /** Called on Escape, by the close button and by a click outside. */
  onClose: () => void;
  /** Called when it has disappeared. */
  onClosed?: () => void;
  children: ReactNode;
}

/** The window of a `Popover`. */
export function PopoverWindow(props: PopoverWindowProps) {
  const { open, title, anchor, actions, onClose, onClosed, children } = props;
  const { opener, width = 'normal', initialFocus = 'button, a[href], input' } = props;
  const t = useTranslate();
  const content = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLDivElement>(null);
  return (
    <BasePopover.Root
      open={open}
      onOpenChange={(isOpening, { reason, event }) => {
        const isOwn = event.target instanceof Node && opener?.contains(event.target);
        const isKept =
          (reason === 'outside-press' && (isOwn || leadsToMessage(event))) ||
          (reason === 'focus-out' && leadsToMessage(event));
        if (!isOpening && !isKept) onClose();
      }}
      onOpenChangeComplete={(isOpen) => !isOpen && onClosed?.()}
    >
      <BasePopover.Portal>
        <BasePopover.Positioner
          className={styles.positioner}
          anchor={anchor}
          align={width === 'content' ? 'start' : 'center'}
          sideOffset={6}
          collisionPadding={8}
          onFocus={passOn}
        >
          <BasePopover.Popup
            ref={area}
            className={classNames(styles.window, width === 'content' && styles.content)}
            initialFocus={() =>
              (initialFocus && content.current?.querySelector<HTMLElement>(initialFocus)) ||
              (area.current ?? true)
            }
            // The anchor may have been replaced in the meantime, for example by a live update.
            finalFocus={() => (anchor?.isConnected ? anchor : true)}
          >
            <div className={styles.head}>
              <BasePopover.Title className={styles.title}>{title}</BasePopover.Title>
              <span className={styles.actions}>
                {actions}
                <BasePopover.Close
                  render={<IconButton icon="close" label={t('common:Close')} size="dense" />}
                />
              </span>
            </div>
            <div ref={content}>{children}</div>
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}

/**
 * Passes the focus on that leaves at the window's end: to what follows the window's place in the page, such as a message
 * that offers to undo. Base UI passes it to what follows the window's trigger, and these windows have none.
 */
function passOn({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  const isEnd = target === currentTarget.lastElementChild;
  if (!isEnd || !(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) return;
  const [, end] = document.querySelectorAll('[data-base-ui-focus-guard][data-type="outside"]');
  const controls = document.querySelectorAll<HTMLElement>('button, a[href], input, select');
  const isNext = (control: HTMLElement) =>
    !currentTarget.contains(control) && control.tabIndex >= 0 && control.checkVisibility();
  const follows = (control: HTMLElement) =>
    end && end.compareDocumentPosition(control) === Node.DOCUMENT_POSITION_FOLLOWING;
  [...controls].find((control) => follows(control) && isNext(control))?.focus();
}

/** The page's message is about what people do in the window, and its actions go on with that. */
function leadsToMessage(event: Event): boolean {
  const targets = [event.target, event instanceof FocusEvent ? event.relatedTarget : null];
  return targets.some((target) => target instanceof Element && target.closest('[data-message]'));
}
