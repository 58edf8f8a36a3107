import { useState } from 'react';
import type { ChangedEvent } from '#src/calendar/events/event-calls.ts';
import type { EventStore } from '#src/calendar/events/event-store.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { UnmarkedList } from '#src/ui/data/UnmarkedList.tsx';
import { LiveRegion } from '#src/ui/feedback/LiveRegion.tsx';
import { Popover } from '#src/ui/overlay/Popover.tsx';
import type { CalendarFormats } from '../formats/calendar-formats.ts';
import type { ChangeState } from '../state/use-calendar-state.ts';
import styles from './ChangesNotice.module.css';
import { MissedChange, type MissedChangeProps } from './MissedChange.tsx';

interface ChangesNoticeProps {
  events: EventStore;
  /** Latest first. */
  missed: readonly ChangedEvent[];
  /** Called when the reader has looked at them. */
  onSeen: () => void;
  change: ChangeState;
  fields: MissedChangeProps['fields'];
  formats: CalendarFormats;
}

/** Says how much others have changed since the reader was here, and lists it. */
export function ChangesNotice(props: ChangesNoticeProps) {
  const { events, missed, onSeen, change, fields, formats } = props;
  const t = useTranslate();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const title = t('calendar:%count% changes since you were here', { count: missed.length });
  const open = (one: ChangedEvent) => {
    setOpen(false);
    onSeen();
    const id = one.occurrence?.id ?? events.findOccurrence(one.event_id)?.event.id;
    change({ eventId: id ?? one.event_id }, 'push');
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
            <li key={one.occurrence?.id ?? one.event_id}>
              <MissedChange change={one} {...{ fields, formats }} onOpen={() => open(one)} />
            </li>
          ))}
        </UnmarkedList>
      </Popover>
    </>
  );
}
