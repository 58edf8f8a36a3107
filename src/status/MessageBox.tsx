import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import type { IconName } from '#generated/icons.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { messageText } from '#src/i18n/message.ts';
import { IconButton } from '#src/ui/button/Button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { WaitTime } from '#src/ui/feedback/WaitTime.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { returnFocus } from '#src/ui/overlay/return-focus.ts';
import { ActionButton } from './ActionButton.tsx';
import { keepClear } from './clear-place.ts';
import { countTime } from './count-time.ts';
import { ErrorId } from './ErrorId.tsx';
import styles from './MessageBox.module.css';
import { clearStatusAtom, isPassing, type StatusMessage } from './status.ts';

/** The display time of a message that is neither an error nor kept (product specification, section 9). */
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
}

/** A message with its actions; it disappears by itself if it may. */
export function MessageBox({ message, urgent }: MessageBoxProps) {
  const t = useTranslate();
  const clear = useSetAtom(clearStatusAtom);
  const { pathname } = useLocation();
  const actions = [message.action, message.further].flatMap((action) =>
    action && (action.page ?? pathname) === pathname ? [action] : [],
  );
  const attach = useCallback(
    (box: HTMLElement) => {
      const letCover = keepClear(box);
      const giveFocusBack = returnFocus(box, 'last');
      const stop = isPassing(message) ? countTime(box, shownMilliseconds, clear) : undefined;
      return () => {
        letCover();
        stop?.();
        giveFocusBack();
      };
    },
    [message, clear],
  );
  return (
    // A separate landmark, because it is outside all others.
    <section
      ref={attach}
      data-message
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
        <WaitTime until={message.blockedUntil} />
        {message.id && <ErrorId id={message.id} trace={message.trace} />}
      </div>
      {actions.length > 0 && (
        <div
          className={classNames(
            styles.actions,
            (actions.length > 1 || message.title) && styles.below,
          )}
        >
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
