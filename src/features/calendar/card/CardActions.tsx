import type { EventSpan } from '#src/calendar/model/event.ts';
import { clockMinuteIn } from '#src/calendar/model/zone-clock.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { useDocumentEvent } from '#src/ui/use-document-event.ts';
import { isCopyKey } from '../interaction/copy-keys.ts';
import type { EventClipboard } from '../interaction/use-event-clipboard.ts';
import { useNow } from '../use-now.ts';
import type { WriteRequest } from '../writes/write-requests.ts';
import styles from './CardActions.module.css';

interface CardActionsProps {
  span: EventSpan;
  zone: string | null;
  /** Copies the event by keys; null for visitors who may not add events. */
  clipboard: EventClipboard | null;
  onWrite: (request: WriteRequest) => void;
  onEdit: (eventId: string) => void;
}

/** What the visitor may do with an event, and for how long. */
export function CardActions({ span, zone, clipboard, onWrite, onEdit }: CardActionsProps) {
  const t = useTranslate();
  const now = useNow(zone);
  const { event } = span;
  const { rights } = event;
  const end = rights.until === null ? null : clockMinuteIn(zone, Date.parse(rights.until));
  const minutesLeft = end === null ? null : Math.max(0, end - now);
  const isOver = minutesLeft === 0;
  const mayCopy = clipboard !== null && !event.is_reserved;
  useDocumentEvent('keydown', mayCopy, (pressed) => {
    if (!isCopyKey(pressed)) return;
    pressed.preventDefault();
    clipboard?.copy(span);
  });
  if (!rights.delete && !rights.change && !mayCopy) return null;
  return (
    <div className={styles.actions}>
      {!isOver && rights.change && (
        <Button size="dense" look="primary" onClick={() => onEdit(event.id)}>
          {t('calendar:Edit')}
        </Button>
      )}
      {mayCopy && (
        <Button size="dense" onClick={() => onWrite({ kind: 'duplicate', event })}>
          {t('calendar:Duplicate')}
        </Button>
      )}
      {!isOver && rights.delete && (
        <Button size="dense" onClick={() => onWrite({ kind: 'delete', event })}>
          {t('calendar:Delete')}
        </Button>
      )}
      {minutesLeft !== null && (
        <p className={styles.limit} role="status">
          {isOver
            ? t('calendar:The time in which you could change it is over.')
            : t('calendar:You can change it for %count% more minutes.', { count: minutesLeft })}
        </p>
      )}
    </div>
  );
}
