import { Toolbar } from '@base-ui/react/toolbar';
import { type FormEvent, useContext, useMemo, useRef, useState } from 'react';
import type { EventSpan } from '#src/calendar/model/event.ts';
import { zoneChoices } from '#src/calendar/model/zone-choices.ts';
import type { CalendarFormats } from '#src/calendar/words/calendar-formats.ts';
import { type Translate, useShownTexts, useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { listControls, readValues } from '#src/ui/form/controls.ts';
import { DateField } from '#src/ui/form/DateField.tsx';
import { fillIn } from '#src/ui/form/fill-in.ts';
import { FormErrors } from '#src/ui/form/form-error.ts';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { TimeField } from '#src/ui/form/TimeField.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { useLast } from '#src/ui/overlay/use-last.ts';
import { lastSupportedDay, minutesPerDay } from '#src/util/day-numbers.ts';
import { deviceZone, writeZone } from '#src/util/time-zones.ts';
import { eventTime } from '../formats/event-name.ts';
import { placeName } from '../formats/place-name.ts';
import { ConditionalFields } from './ConditionalFields.tsx';
import styles from './EventFields.module.css';
import type { EventValues } from './event-values.ts';
import type { FieldsProps } from './fields-props.ts';
import { useFieldWords } from './quick-add/field-words.ts';
import {
  endAmongHours,
  filledHours,
  filledTimes,
  lastWholeDay,
  type TimedValues,
  timeAt,
} from './time-values.ts';
import { wantedSpan } from './wanted-span.ts';

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
    } else if (hours.current) {
      // The end is on the last of the days, whatever its hours were.
      const end = filledTimes({ ...now, all_day: true })?.end ?? wantedHours.end;
      moveEnd(form, endAmongHours({ ...wantedHours, end }, hours.current), false);
    }
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
  const [isOpen, setOpen] = useState(!isQuick);
  const hasError = [...useContext(FormErrors).keys()].some((name) => /^(start|end)\b/.test(name));
  const { locale, use24hTimes } = formats;
  const words = useFieldWords(calendar, use24hTimes);
  const day = { locale, ...words.day };
  const time = { locale, use24hTimes, ...words.time };
  return (
    <div className={styles.times} onChange={follow} data-together="">
      {isQuick && (
        <TimeSummary {...props} isOpen={isOpen || hasError} onToggle={() => setOpen(!isOpen)} />
      )}
      <div className={styles.times} hidden={!isOpen && !hasError}>
        <CheckboxField {...field('all_day')} label={t('calendar:All day')} />
        <div className={classNames(styles.row, isAllDay && styles.halves)}>
          <DateField {...field('start.day')} {...day} label={t('calendar:Start')} required />
          <ConditionalFields isShown={!isAllDay}>
            <TimeField
              {...field('start.time')}
              {...time}
              label={t('calendar:Start time')}
              required
            />
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
    </div>
  );
}

interface TimeSummaryProps extends Pick<FieldsProps, 'values' | 'calendar' | 'formats'> {
  isOpen: boolean;
  onToggle: () => void;
}

/** Says in one line when an event would be, and opens the fields for it. */
function TimeSummary({ values, calendar, formats, isOpen, onToggle }: TimeSummaryProps) {
  const t = useTranslate();
  const span = wantedSpan(values, calendar);
  const text = useLast(span && summarizeTime(t, formats, span));
  return (
    <div>
      <Button size="dense" aria-expanded={isOpen} onClick={onToggle}>
        {text}
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
      </Button>
    </div>
  );
}

/** "Monday, March 2 · 17:30 – 19:00" */
function summarizeTime(t: Translate, formats: CalendarFormats, span: EventSpan): string {
  const { event, days, start, end } = span;
  const { first, last } = days;
  const day = first === last ? formats.weekdayAndDay(first) : formats.days(first, last);
  const time = event.all_day
    ? t('calendar:All day')
    : t('calendar:%first% – %last%', { first: formats.time(start), last: formats.time(end) });
  return `${day} · ${time}`;
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

/** Lengths that many events have, in minutes. */
const hours = [30, 60, 90, 120, 180];
/** In days. */
const days = [1, 2, 3, 7];

interface LengthChoiceProps {
  /** The current values of the fields. */
  values: TimedValues;
  /** @param minutes from the start to the end as the fields have it: to the last day of an event that lasts all day. */
  onChoose: (minutes: number, form: HTMLFormElement) => void;
}

/** Ends an event some time after its start. One stop of the Tab key, with arrow keys inside. */
function LengthChoice({ values, onChoose }: LengthChoiceProps) {
  const t = useTranslate();
  const { language } = useShownTexts();
  const wantedHours = filledTimes(values);
  const length = wantedHours && wantedHours.end - wantedHours.start;
  const choices = values.all_day
    ? days.map((count) => ({ minutes: (count - 1) * minutesPerDay, count, unit: 'day' }))
    : hours.map((minutes) =>
        minutes < 60
          ? { minutes, count: minutes, unit: 'minute' }
          : { minutes, count: minutes / 60, unit: 'hour' },
      );
  return (
    <Toolbar.Root aria-label={t('calendar:Length')} className={styles.lengths}>
      {choices.map(({ minutes, count, unit }) => (
        <Toolbar.Button
          key={minutes}
          render={<Button size="dense" />}
          aria-pressed={minutes === length}
          onClick={({ currentTarget }) =>
            currentTarget.form && onChoose(minutes, currentTarget.form)
          }
        >
          {new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(
            count,
          )}
        </Toolbar.Button>
      ))}
    </Toolbar.Root>
  );
}

/** The zone of an event's times, which a calendar may leave to the reader, and when that is on the page's clocks. */
function EventZone({ field, values, calendar, formats, isQuick }: FieldsProps) {
  const t = useTranslate();
  const { ownZone } = calendar;
  const zone = calendar.zone ?? deviceZone();
  const { name, initial } = field('tz');
  const first = initial ?? zone;
  const options = useMemo(() => zoneChoices(t, ownZone ?? zone, first), [t, ownZone, zone, first]);
  if (isQuick || ownZone === null) {
    return (
      <p className={styles.note}>{t('calendar:Times are in %zone%.', { zone: writeZone(zone) })}</p>
    );
  }
  const isElsewhere = values.tz !== null && values.tz !== zone;
  const span = isElsewhere ? wantedSpan(values, calendar) : null;
  return (
    <>
      <SelectField name={name} initial={first} label={t('calendar:Time zone')} options={options} />
      <p className={styles.note} role="status">
        {span &&
          t('calendar:In %place%: %time%', {
            place: placeName(zone),
            time: eventTime(t, formats, span),
          })}
      </p>
    </>
  );
}
