import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useState } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { messageText } from '#src/i18n/message.ts';
import { ErrorId } from '#src/status/ErrorId.tsx';
import { Button, IconButton } from '#src/ui/button/Button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import tones from '#src/ui/feedback/Tone.module.css';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { returnFocus } from '#src/ui/overlay/return-focus.ts';
import styles from './StatusMessage.module.css';
import { clearStatusAtom, isPassing, type StatusMessage as Message, statusAtom } from './status.ts';

/** How long a message stays if it is neither an error nor kept (product specification, section 9). */
const shownMilliseconds = 5000;

const toneOf = {
  error: 'danger',
  alert: 'danger',
  info: 'info',
  success: 'success',
} as const satisfies Record<Message['type'], keyof typeof tones>;

const icons: Record<Message['type'], string> = {
  error: 'alert',
  alert: 'alert',
  info: 'info',
  success: 'check',
};

/** Shows the page's one message and announces it. */
export function StatusMessage() {
  const message = useAtomValue(statusAtom);
  const turn = useTurn(message);
  const urgent = message?.type === 'error' || message?.type === 'alert';
  return (
    <>
      {message && <div className={styles.room} />}
      {/* Rendered from the start, so that screen readers announce later content. Alerts announce themselves. */}
      <div className={styles.place} aria-live={urgent ? 'off' : 'polite'}>
        {message && <Shown key={turn} message={message} urgent={urgent} />}
      </div>
    </>
  );
}

/** Counts messages, so that a repeated text is announced again. */
function useTurn(message: Message | null): number {
  const [last, setLast] = useState({ message, turn: 0 });
  if (last.message === message) return last.turn;
  const next = { message, turn: last.turn + 1 };
  setLast(next);
  return next.turn;
}

function Shown({ message, urgent }: { message: Message; urgent: boolean }) {
  const t = useTranslate();
  const clear = useSetAtom(clearStatusAtom);
  const attach = useCallback(
    (box: HTMLElement) => {
      uncoverFocus(box);
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
      className={classNames(styles.message, tones[toneOf[message.type]])}
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
      {message.action && (
        <div className={styles.actions}>
          <ActionButton action={message.action} />
          {message.further && <ActionButton action={message.further} />}
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

function ActionButton({ action }: { action: NonNullable<Message['action']> }) {
  const t = useTranslate();
  const clear = useSetAtom(clearStatusAtom);
  return (
    <Button
      size="dense"
      onClick={() => {
        // Cleared before the action, which may show its own message.
        clear();
        action.run();
      }}
    >
      {messageText(t, action.label)}
    </Button>
  );
}

/** The focused element is usually what the message is about, so scroll it out from under the message. */
function uncoverFocus(box: HTMLElement): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return;
  const { top, bottom, left, right } = focused.getBoundingClientRect();
  const cover = box.getBoundingClientRect();
  const isCovered =
    bottom > cover.top && top < cover.bottom && right > cover.left && left < cover.right;
  // The styles reserve space for the message when scrolling.
  if (isCovered) focused.scrollIntoView({ block: 'nearest' });
}
