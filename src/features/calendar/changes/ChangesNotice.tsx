import { useState } from 'react';
import type { ChangedEvent } from '#src/calendar/events/event-calls.ts';
import type { EventStore } from '#src/calendar/events/event-store.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { UnmarkedList } from '#src/ui/data/UnmarkedList.tsx';
import { LiveRegion } from '#src/ui/feedback/LiveRegion.tsx';
import { Popover } from '#src/ui/overlay/Popover.tsx';
import { ChangedBy } from '../event/ChangedBy.tsx';
import type { CalendarFormats } from '../formats/calendar-formats.ts';
import type { ChangeState } from '../state/use-calendar-state.ts';
import styles from './ChangesNotice.module.css';
import { findChanged } from './find-changed.ts';

interface ChangesNoticeProps {
  events: EventStore;
  /** Latest first. */
  missed: readonly ChangedEvent[];
  /** Called when the reader has looked at them. */
  onSeen: () => void;
  change: ChangeState;
  formats: CalendarFormats;
}

/** Says how much others have changed since the reader was here, and lists it. */
export function ChangesNotice({ events, missed, onSeen, change, formats }: ChangesNoticeProps) {
  const t = useTranslate();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const title = t('calendar:%count% changes since you were here', { count: missed.length });
  const open = (one: ChangedEvent) => {
    setOpen(false);
    onSeen();
    const span = findChanged(events, one) ?? events.findOccurrence(one.event_id);
    const id = span?.event.id ?? one.event_id;
    change({ eventId: id }, 'push');
  };
  const nameEvent = (one: ChangedEvent) => {
    const changed = findChanged(events, one);
    const name = (changed?.event ?? one).title ?? t('calendar:Reserved');
    return changed ? formats.join([name, formats.weekdayAndDay(changed.days.first)]) : name;
  };
  return (
    <>
      <LiveRegion>
        {missed.length > 0 && (
          <Button ref={setButton} size="dense" aria-expanded={isOpen} onClick={() => setOpen(true)}>
            {title}
          </Button>
        )}
      </LiveRegion>
      <Popover
        open={isOpen}
        title={title}
        anchor={button}
        onClose={() => {
          setOpen(false);
          onSeen();
        }}
      >
        <UnmarkedList className={styles.changes}>
          {missed.map((one) => (
            <li key={one.event_id}>
              {one.kind === 'deleted' ? (
                <span className={styles.gone}>{one.title ?? t('calendar:Reserved')}</span>
              ) : (
                <Button look="link" onClick={() => open(one)}>
                  {nameEvent(one)}
                </Button>
              )}
              <div className={styles.what}>
                <ChangedBy change={one} />
              </div>
            </li>
          ))}
        </UnmarkedList>
      </Popover>
    </>
  );
}
