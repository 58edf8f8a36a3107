import { type FormEvent, useRef, useState } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { classNames } from '#src/ui/class-names.ts';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { listControls, readValues } from '#src/ui/form/controls.ts';
import { DateField } from '#src/ui/form/DateField.tsx';
import { fillIn } from '#src/ui/form/fill-in.ts';
import { TimeField } from '#src/ui/form/TimeField.tsx';
import { lastSupportedDay, minutesPerDay } from '#src/util/day-numbers.ts';
import { ConditionalFields } from './ConditionalFields.tsx';
import styles from './EventFields.module.css';
import { EventZone } from './EventZone.tsx';
import type { EventValues } from './event-values.ts';
import type { FieldsProps } from './fields-props.ts';
import { LengthChoice } from './LengthChoice.tsx';
import { useFieldWords } from './quick-add/use-field-words.ts';
import { endAmongHours, filledHours, filledTimes, lastWholeDay, timeAt } from './time-values.ts';

/** When an event takes place. It keeps its length when the start moves, and its hours while it lasts all day. */
export function TimeFields(props: FieldsProps) {
  const { field, initial, values, calendar, formats, isQuick } = props;
  const t = useTranslate();
  const [isAllDay, setAllDay] = useState(initial.all_day);
  const length = useRef(readLength(initial));
  const hours = useRef(filledHours(initial));
  const switchHours = (form: HTMLFormElement, now: EventValues) => {
    const wantedHours = filledHours(now);
    if (!wantedHours) return;
    if (now.all_day) {
      hours.current = wantedHours;
      moveEnd(form, lastWholeDay(wantedHours), true);
    } else if (hours.current) moveEnd(form, endAmongHours(wantedHours, hours.current), false);
    length.current = readLength(readValues(form, initial));
  };
  const follow = ({ target, currentTarget }: FormEvent<HTMLElement>) => {
    const form = currentTarget.closest('form');
    if (!form || !(target instanceof HTMLInputElement)) return;
    const now = readValues(form, initial);
    setAllDay(now.all_day);
    if (target.name === 'all_day') return switchHours(form, now);
    const wantedHours = filledTimes(now);
    if (!wantedHours) return;
    const { start, end } = wantedHours;
    if (target.name.startsWith('start.')) moveEnd(form, start + length.current, now.all_day);
    // An end before the start is about to be corrected.
    else if (end >= start) length.current = end - start;
  };
  const { locale, use24hTimes } = formats;
  const words = useFieldWords(calendar, use24hTimes);
  const day = { locale, ...words.day };
  const time = { locale, use24hTimes, ...words.time };
  return (
    <div className={styles.times} onChange={follow} data-together="">
      <CheckboxField {...field('all_day')} label={t('calendar:All day')} />
      <div className={classNames(styles.row, isAllDay && styles.halves)}>
        <DateField {...field('start.day')} {...day} label={t('calendar:Start')} required />
        <ConditionalFields isShown={!isAllDay}>
          <TimeField {...field('start.time')} {...time} label={t('calendar:Start time')} required />
        </ConditionalFields>
        <DateField {...field('end.day')} {...day} label={t('calendar:End')} required />
        <ConditionalFields isShown={!isAllDay}>
          <TimeField {...field('end.time')} {...time} label={t('calendar:End time')} required />
        </ConditionalFields>
      </div>
      {!isQuick && (
        <LengthChoice
          values={values}
          onChoose={(minutes, form) => {
            const wantedHours = filledTimes(readValues(form, initial));
            if (wantedHours) moveEnd(form, wantedHours.start + minutes, isAllDay);
          }}
        />
      )}
      <ConditionalFields isShown={!isAllDay}>
        <EventZone {...props} />
      </ConditionalFields>
    </div>
  );
}

/** Moves the end of an event. An end in years that no calendar has stays to be corrected. */
function moveEnd(form: HTMLFormElement, end: number, isAllDay: boolean): void {
  if (end >= (lastSupportedDay + 1) * minutesPerDay) return;
  const { day, time } = timeAt(end);
  for (const control of listControls(form)) {
    if (control.name === 'end.day') fillIn(control, day);
    if (control.name === 'end.time' && !isAllDay) fillIn(control, time);
  }
}

function readLength(values: EventValues): number {
  const wantedHours = filledTimes(values);
  return wantedHours ? Math.max(0, wantedHours.end - wantedHours.start) : 60;
}
