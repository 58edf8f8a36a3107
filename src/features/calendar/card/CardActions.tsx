import type { EventSpan } from '#src/calendar/model/event.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { useMinutesLeft } from '../event/use-minutes-left.ts';
import type { EventClipboard } from '../interaction/use-event-clipboard.ts';
import type { WriteRequest } from '../writes/write-requests.ts';
import styles from './CardActions.module.css';
import { useCardKeys } from './use-card-keys.ts';

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
  const { event } = span;
  const { rights } = event;
  const minutesLeft = useMinutesLeft(rights, zone);
  const isOver = minutesLeft === 0;
  const mayCopy = clipboard !== null && !event.is_reserved;
  const edit = !isOver && rights.change ? () => onEdit(event.id) : null;
  const remove = !isOver && rights.delete ? () => onWrite({ kind: 'delete', event }) : null;
  useCardKeys({ edit, remove, copy: mayCopy ? () => clipboard.copy(span) : null });
  if (!rights.delete && !rights.change && !mayCopy) return null;
  return (
    <div className={styles.actions}>
      {edit && (
        <Button size="dense" look="primary" aria-keyshortcuts="E" onClick={edit}>
          {t('calendar:Edit')}
        </Button>
      )}
      {mayCopy && (
        <Button size="dense" onClick={() => onWrite({ kind: 'duplicate', event })}>
          {t('calendar:Duplicate')}
        </Button>
      )}
      {remove && (
        <Button size="dense" aria-keyshortcuts="Delete" onClick={remove}>
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
