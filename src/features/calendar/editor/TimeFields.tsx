import { type FormEvent, useRef, useState } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { listControls, readValues } from '#src/ui/form/controls.ts';
import { DateField } from '#src/ui/form/DateField.tsx';
import type { Fields } from '#src/ui/form/Form.tsx';
import { fillIn } from '#src/ui/form/fill-in.ts';
import { TimeField } from '#src/ui/form/TimeField.tsx';
import { ConditionalFields } from './ConditionalFields.tsx';
import styles from './EventFields.module.css';
import type { EventValues } from './event-values.ts';
import { filledTimes, timeAt } from './time-values.ts';

interface TimeFieldsProps {
  field: Fields<EventValues>;
  initial: EventValues;
  /** The zone of all times; null is the device's. */
  zone: string | null;
}

/** When an event takes place. It keeps its length when the start moves. */
export function TimeFields({ field, initial, zone }: TimeFieldsProps) {
  const t = useTranslate();
  const [isAllDay, setAllDay] = useState(initial.all_day);
  const length = useRef(readLength(initial));
  const follow = ({ target, currentTarget }: FormEvent<HTMLElement>) => {
    const form = currentTarget.closest('form');
    if (!form || !(target instanceof HTMLInputElement)) return;
    const values = readValues(form, initial);
    setAllDay(values.all_day);
    const filled = filledTimes(values);
    if (!filled) return;
    const { start, end } = filled;
    if (target.name.startsWith('start.')) moveEnd(form, start + length.current, values.all_day);
    // An end before the start is about to be corrected.
    else if (end >= start) length.current = end - start;
  };
  return (
    <div className={styles.times} onChange={follow}>
      <CheckboxField {...field('all_day')} label={t('calendar:All day')} />
      <div className={styles.row}>
        <DateField {...field('start.day')} label={t('calendar:Start')} required />
        <ConditionalFields isShown={!isAllDay}>
          <TimeField {...field('start.time')} label={t('calendar:Start time')} required />
        </ConditionalFields>
        <DateField {...field('end.day')} label={t('calendar:End')} required />
        <ConditionalFields isShown={!isAllDay}>
          <TimeField {...field('end.time')} label={t('calendar:End time')} required />
        </ConditionalFields>
      </div>
      {!isAllDay && zone !== null && (
        <p className={styles.note}>
          {t('calendar:Times are in %zone%.', { zone: zoneName(zone) })}
        </p>
      )}
    </div>
  );
}

function moveEnd(form: HTMLFormElement, end: number, isAllDay: boolean): void {
  const { day, time } = timeAt(end);
  for (const control of listControls(form)) {
    if (control.name === 'end.day') fillIn(control, day);
    if (control.name === 'end.time' && !isAllDay) fillIn(control, time);
  }
}

function readLength(values: EventValues): number {
  const filled = filledTimes(values);
  return filled ? Math.max(0, filled.end - filled.start) : 60;
}

/** `America/New_York` as people read it. */
function zoneName(zone: string): string {
  return zone.replaceAll('_', ' ');
}
