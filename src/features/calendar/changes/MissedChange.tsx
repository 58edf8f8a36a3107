import type { components } from '#generated/calendar/types.ts';
import { nameField } from '#src/calendar/model/name-field.ts';
import type { ChangedEvent } from '#src/calendar/store/event-calls.ts';
import { ChangedBy } from '#src/calendar/words/ChangedBy.tsx';
import type { CalendarFormats } from '#src/calendar/words/calendar-formats.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { dayNumber } from '#src/util/day-numbers.ts';
import styles from './MissedChange.module.css';

interface MissedChangeProps {
  change: ChangedEvent;
  /** Those of the calendar. */
  fields: readonly components['schemas']['EventField'][];
  formats: CalendarFormats;
  onOpen: () => void;
}

/** Shows the change of an event, and who made it; the event can be opened unless it is gone. */
export function MissedChange({ change, fields, formats, onOpen }: MissedChangeProps) {
  const t = useTranslate();
  const { kind, title, occurrence } = change;
  const isDeleted = kind === 'deleted' || occurrence?.kind === 'deleted';
  const name = occurrence
    ? formats.join([
        occurrence.title ?? t('calendar:Reserved'),
        formats.weekdayAndDay(dayNumber(occurrence.start)),
      ])
    : (title ?? t('calendar:Reserved'));
  const names = change.fields.flatMap((field) =>
    isTime(field) ? t('calendar:Time') : (nameField(t, field, fields) ?? []),
  );
  return (
    <>
      {isDeleted ? (
        <span className={styles.gone}>{name}</span>
      ) : (
        <Button look="link" onClick={onOpen}>
          {name}
        </Button>
      )}
      <div className={styles.what}>
        <ChangedBy change={isDeleted ? { ...change, kind: 'deleted' } : change} />
      </div>
      {!isDeleted && names.length > 0 && (
        <div className={styles.what}>{formats.list([...new Set(names)])}</div>
      )}
    </>
  );
}

function isTime(field: string): boolean {
  return field === 'start' || field === 'end' || field === 'all_day';
}
