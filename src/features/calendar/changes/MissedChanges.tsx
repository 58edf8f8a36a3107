import { useState } from 'react';
import type { ChangedEvent } from '#src/calendar/store/event-calls.ts';
import type { CalendarFormats } from '#src/calendar/words/calendar-formats.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { UnmarkedList } from '#src/ui/data/UnmarkedList.tsx';
import { Popover } from '#src/ui/overlay/Popover.tsx';
import type { ChangeState } from '../address/calendar-state.ts';
import type { ReadableCalendar } from '../address/readable-calendar.ts';
import { subjectId } from './add-missed.ts';
import { MissedChange } from './MissedChange.tsx';
import styles from './MissedChanges.module.css';
import type { useMissedChanges } from './use-missed-changes.ts';

export interface MissedChangesProps {
  calendar: ReadableCalendar;
  missed: ReturnType<typeof useMissedChanges>;
  change: ChangeState;
  formats: CalendarFormats;
}

/** Lists what others have changed since the reader was here. */
export function MissedChanges(props: MissedChangesProps) {
  const { calendar, missed, change, formats } = props;
  const { changes, clear } = missed;
  const t = useTranslate();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const title = t('calendar:%count% changes since you were here', { count: changes.length });
  const open = (missedChange: ChangedEvent) => {
    setOpen(false);
    clear();
    const id =
      missedChange.occurrence?.id ??
      calendar.events.findOccurrence(missedChange.event_id)?.event.id;
    change({ eventId: id ?? missedChange.event_id }, 'push');
  };
  return (
    <>
      {changes.length > 0 && (
        <Button ref={setButton} size="dense" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          {title}
        </Button>
      )}
      <Popover
        open={isOpen}
        title={title}
        anchor={button}
        onClose={() => {
          setOpen(false);
          clear();
        }}
      >
        <UnmarkedList className={styles.changes}>
          {changes.map((missedChange) => (
            <li key={subjectId(missedChange)}>
              <MissedChange
                change={missedChange}
                fields={calendar.configuration.event_fields}
                formats={formats}
                onOpen={() => open(missedChange)}
              />
            </li>
          ))}
        </UnmarkedList>
      </Popover>
    </>
  );
}
