import { listControls } from '#src/ui/form/controls.ts';
import { valueAt } from '#src/ui/form/field-values.ts';
import { fillIn } from '#src/ui/form/fill-in.ts';
import { dayAt, dayNumber, minutesPerDay } from '#src/util/day-numbers.ts';
import type { EventValues } from '../event-values.ts';
import { newRecurrence } from '../recurrence-values.ts';
import { timedValues } from '../time-values.ts';
import type { QuickAdd } from './parse-quick-add.ts';

/** The values of a form with what its words mean. Sub-calendars that the form does not offer are left out. */
export function quickValues(values: EventValues, meaning: QuickAdd): EventValues {
  const { title, time, location, subCalendarIds } = meaning;
  const baseValues = time ? { ...values, ...timedValues(time) } : values;
  const offeredIds = Object.keys(values.sub_calendar_ids);
  const chosenIds = new Set(subCalendarIds.map(String).filter((id) => offeredIds.includes(id)));
  return {
    ...baseValues,
    title,
    ...(location !== '' && { location }),
    ...(chosenIds.size > 0 && {
      sub_calendar_ids: Object.fromEntries(offeredIds.map((id) => [id, chosenIds.has(id)])),
    }),
    rrule: withRepetition(baseValues, meaning),
  };
}

function withRepetition(
  { rrule, start }: EventValues,
  { repetition }: QuickAdd,
): EventValues['rrule'] {
  if (!repetition || start.day === null) return rrule;
  const { kind, interval, weekdays, count, until } = repetition;
  const blank = newRecurrence(dayNumber(start.day) * minutesPerDay);
  return {
    ...blank,
    pattern: kind,
    interval,
    ...(weekdays.length > 0 && {
      weekdays: Object.fromEntries(
        Object.keys(blank.weekdays).map((day) => [day, weekdays.includes(Number(day))]),
      ),
    }),
    ends: count !== null ? 'count' : until !== null ? 'until' : 'never',
    ...(count !== null && { count }),
    ...(until !== null && { until: dayAt(until) }),
  };
}

/** The fields of a quick form that show what its words mean. */
const shownFields = /^(all_day|start\.|end\.|sub_calendar_ids\.)/;

/** Puts values into the fields of a form, for which its words stand; the title keeps the words. */
export function showValues(form: HTMLFormElement, values: EventValues): void {
  for (const control of listControls(form)) {
    const isHidden = values.all_day && control.name.endsWith('.time');
    if (shownFields.test(control.name) && !isHidden) fillIn(control, valueAt(values, control.name));
  }
}
