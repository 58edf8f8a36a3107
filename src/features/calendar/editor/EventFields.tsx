import { type FormEvent, type ReactNode, useState } from 'react';
import { choosableCalendars } from '#src/calendar/model/chosen-calendars.ts';
import { roleHas } from '#src/calendar/model/rights.ts';
import { splitName } from '#src/calendar/model/sub-calendar.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { classNames } from '#src/ui/class-names.ts';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { CountedField } from '#src/ui/form/CountedField.tsx';
import { listControls, readValues } from '#src/ui/form/controls.ts';
import { FieldGroup } from '#src/ui/form/FieldGroup.tsx';
import { fillIn } from '#src/ui/form/fill-in.ts';
import { weekday } from '#src/util/day-numbers.ts';
import { CalendarField, inFormOrder } from './CalendarField.tsx';
import { CheckChip } from './CheckChip.tsx';
import styles from './EventFields.module.css';
import { type EventValues, withStartInRule } from './event-values.ts';
import type { FieldsProps } from './fields-props.ts';
import { RecurrenceFields } from './RecurrenceFields.tsx';
import { hasStartWeekday, type RecurrenceValues } from './recurrence-values.ts';
import { TimeFields } from './TimeFields.tsx';

export interface EventFieldsProps
  extends Omit<FieldsProps, 'values' | 'isQuick'>,
    Partial<Pick<FieldsProps, 'isQuick'>> {
  /** Follows the title. */
  belowTitle?: ReactNode;
  /** Stands beside the fields; given only where there is room. */
  beside?: ((values: EventValues) => ReactNode) | undefined;
}

/** The fields of an event. */
export function EventFields(props: EventFieldsProps) {
  const { field, initial, event, calendar, formats, isQuick = false } = props;
  const t = useTranslate();
  const [values, setValues] = useState(initial);
  const fields = { field, initial, values, event, calendar, formats, isQuick };
  const follow = ({ target, currentTarget }: FormEvent<HTMLElement>) => {
    const form = currentTarget.closest('form');
    if (!form || isText(target)) return;
    // While a day is being typed, there is none at times.
    const { anchor } = values.rrule;
    const read = () => withStartInRule(readValues(form, initial), anchor);
    const isStart = target instanceof HTMLInputElement && target.name === 'start.day';
    if (isStart) moveWeekday(form, read().rrule, anchor);
    // Read again, because the weekday may have moved.
    setValues(read());
  };
  return (
    <div
      className={classNames(styles.fields, isQuick && styles.quick, props.beside && styles.columns)}
      onChange={follow}
    >
      <CountedField
        {...field('title')}
        label={t('calendar:Title')}
        labelHidden={isQuick}
        placeholder={isQuick ? t('calendar:Title') : undefined}
        required
        autoComplete="off"
      />
      {props.belowTitle}
      <TimeFields {...fields} />
      {props.beside && <div className={styles.beside}>{props.beside(values)}</div>}
      <SubCalendarFields {...fields} />
      {!isQuick && <RecurrenceFields {...fields} />}
      {inFormOrder(calendar.fields)
        // A quick form asks for what the calendar requires, too.
        .filter(({ active, required }) => active && (!isQuick || required))
        .map((definition) => (
          <CalendarField key={definition.id} {...fields} definition={definition} />
        ))}
    </div>
  );
}

/** Returns whether no other field depends on what a field holds. Rendering all of them at each key would slow down typing. */
function isText(target: EventTarget): boolean {
  const isTyped = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isTyped && /^(title|location|who|notes|custom\..*)$/.test(target.name);
}

/** An event that repeats on the weekday of its start alone keeps doing so when the start moves. */
function moveWeekday(form: HTMLFormElement, rrule: RecurrenceValues, before: number) {
  const [from, to] = [weekday(before), weekday(rrule.anchor)];
  if (!hasStartWeekday({ ...rrule, anchor: before })) return;
  for (const control of listControls(form)) {
    if (control.name === `rrule.weekdays.${from}`) fillIn(control, from === to);
    if (control.name === `rrule.weekdays.${to}`) fillIn(control, true);
  }
}

/** The sub-calendars that the event is on. Those that the visitor may not change, or no longer, stay as they are. */
function SubCalendarFields({ field, initial, event, calendar, isQuick }: FieldsProps) {
  const t = useTranslate();
  const choosable = choosableCalendars(calendar, event);
  const possible = calendar.subCalendars.filter(
    (subCalendar) =>
      choosable.includes(subCalendar) || initial.sub_calendar_ids[subCalendar.id] !== undefined,
  );
  if (isQuick) {
    return (
      <FieldGroup name="sub_calendar_ids" label={t('calendar:Calendars')} labelHidden>
        <div className={styles.colors}>
          {possible.map((subCalendar) => {
            const { id, name, color } = subCalendar;
            const { own } = splitName(name);
            return (
              <CheckChip
                key={id}
                {...field(`sub_calendar_ids.${id}`)}
                label={own}
                text={own}
                color={color}
                obstacle={
                  choosable.includes(subCalendar)
                    ? undefined
                    : t('calendar:You may not change this one.')
                }
              />
            );
          })}
        </div>
      </FieldGroup>
    );
  }
  return (
    <FieldGroup name="sub_calendar_ids" label={t('calendar:Calendars')}>
      <div className={styles.choices}>
        {possible.map(({ id, name, color, role }) => {
          const isFixed = !roleHas(role, event?.sub_calendar_ids.includes(id) ? 'change' : 'add');
          return (
            <div key={id} className={styles.calendar} data-color={color}>
              <CheckboxField
                {...field(`sub_calendar_ids.${id}`)}
                label={splitName(name).own}
                disabled={isFixed}
                {...(isFixed && { hint: t('calendar:You may not change this one.') })}
              />
            </div>
          );
        })}
      </div>
    </FieldGroup>
  );
}
