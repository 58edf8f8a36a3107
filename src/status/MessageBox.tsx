import { useSetAtom } from 'jotai';
import { useCallback, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { IconName } from '#generated/icons.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { messageText } from '#src/i18n/message.ts';
import { IconButton } from '#src/ui/button/Button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { returnFocus } from '#src/ui/overlay/return-focus.ts';
import { useDocumentEvent } from '#src/ui/use-document-event.ts';
import { ActionButton } from './ActionButton.tsx';
import { ErrorId } from './ErrorId.tsx';
import styles from './MessageBox.module.css';
import { clearStatusAtom, isPassing, type StatusMessage } from './status.ts';

/** How long a message stays if it is neither an error nor kept (product specification, section 9). */
const shownMilliseconds = 5000;

const icons: Record<StatusMessage['type'], IconName> = {
  error: 'alert',
  alert: 'alert',
  info: 'info',
  success: 'check',
};

interface MessageBoxProps {
  message: StatusMessage;
  urgent: boolean;
  isAtTop: boolean;
  /** It covers what cannot scroll away: the focused control, or a button of a dialog. It changes sides. */
  onCover: () => void;
}

/** A message with its actions; it disappears by itself if it may. */
export function MessageBox({ message, urgent, isAtTop, onCover }: MessageBoxProps) {
  const t = useTranslate();
  const clear = useSetAtom(clearStatusAtom);
  const { pathname } = useLocation();
  const actions = [message.action, message.further].flatMap((action) =>
    action && (action.page ?? pathname) === pathname ? [action] : [],
  );
  const area = useRef<HTMLElement>(null);
  const hasMovedForButtons = useRef(false);
  // Once only: there may be some on both sides.
  const uncoverButtons = useEffectEvent(() => {
    if (isAtTop || hasMovedForButtons.current) return;
    if (!area.current || !coversButtons(area.current)) return;
    hasMovedForButtons.current = true;
    onCover();
  });
  const uncover = useEffectEvent(() => {
    if (area.current && coversFocus(area.current)) onCover();
    else uncoverButtons();
  });
  // Also what gets the focus later, for example in a dialog that opens below the message, or slides there.
  useDocumentEvent('focusin', true, uncover);
  useDocumentEvent('transitionend', true, ({ target }) => {
    if (target instanceof Element && target.closest('[role="dialog"]')) uncoverButtons();
  });
  const attach = useCallback(
    (box: HTMLElement) => {
      area.current = box;
      uncover();
      const giveFocusBack = returnFocus(box, 'last');
      const timer = isPassing(message) ? setTimeout(clear, shownMilliseconds) : undefined;
      return () => {
        clearTimeout(timer);
        giveFocusBack();
      };
    },
    [message, clear],
  );
  return (
    // A separate landmark, because it is outside all others.
    <section
      ref={attach}
      aria-label={t('common:Message')}
      className={classNames(styles.message, styles[message.type])}
    >
      <span className={styles.icon}>
        <Icon name={icons[message.type]} />
      </span>
      <div className={styles.words}>
        <div {...(urgent ? { role: 'alert' } : {})}>
          {message.title && <p className={styles.title}>{messageText(t, message.title)}</p>}
          <p className={styles.text}>
            {[message.text]
              .flat()
              .map((line) => messageText(t, line))
              .join('\n')}
          </p>
        </div>
        {message.id && <ErrorId id={message.id} trace={message.trace} />}
      </div>
      {actions.length > 0 && (
        <div className={styles.actions}>
          {actions.map((action) => (
            <ActionButton key={messageText(t, action.label)} action={action} />
          ))}
        </div>
      )}
      <div className={styles.close}>
        <IconButton
          icon="close"
          label={t('common:Close message')}
          size="dense"
          onClick={() => clear()}
        />
      </div>
    </section>
  );
}

/**
 * Scrolls the focused control out from under the message, since it is usually what the message is about.
 * @returns whether that did not help.
 */
function coversFocus(box: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || box.contains(focused)) return false;
  // The page's content and other areas, which code focuses, are no controls, and are partly covered by any message.
  if (focused.tabIndex < 0) return false;
  const place = focused.getBoundingClientRect();
  // Nor is the column of a day, which reaches over most of the window: bringing it into sight would move everything.
  if (place.height > innerHeight / 3) return false;
  const isCovered = () => overlap(focused.getBoundingClientRect(), box.getBoundingClientRect());
  if (!isCovered()) return false;
  // The styles reserve space for the message when scrolling.
  focused.scrollIntoView({ block: 'nearest' });
  return isCovered();
}

/** Whether it covers buttons of a dialog, which stay where they are while the page scrolls. */
function coversButtons(box: HTMLElement): boolean {
  const place = box.getBoundingClientRect();
  const buttons = document.querySelectorAll('[role="dialog"] button');
  return [...buttons].some((button) => overlap(button.getBoundingClientRect(), place));
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return (
    one.bottom > other.top &&
    one.top < other.bottom &&
    one.right > other.left &&
    one.left < other.right
  );
}
