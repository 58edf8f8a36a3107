import type { EventChanges, NewEvent } from '#src/calendar/events/event-write.ts';
import { type CalendarEvent, clockMinute, clockTime } from '#src/calendar/model/event.ts';
import { roleHas } from '#src/calendar/model/rights.ts';
import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import type { WantedTime } from '#src/calendar/model/wanted-time.ts';
import { dayNumber, minutesPerDay } from '#src/util/day-numbers.ts';
import {
  type CustomInput,
  changedCustom,
  customInputs,
  customValues,
  type EventField,
} from './custom-values.ts';
import {
  newRecurrence,
  type RecurrenceValues,
  readRecurrence,
  writeRecurrence,
} from './recurrence-values.ts';
import { noSignups, readSignups, type SignupValues, writeSignups } from './signup-values.ts';
import { filledTimes, type TimedValues, timedValues } from './time-values.ts';

/** The fields of an event's form. */
export interface EventValues extends TimedValues {
  title: string;
  /** Which sub-calendars are chosen, by their id. */
  sub_calendar_ids: Record<string, boolean>;
  who: string;
  location: string;
  notes: string;
  /** By the field's id. */
  custom: Record<string, CustomInput>;
  rrule: RecurrenceValues;
  signup: SignupValues;
}

/** What a form needs to know of a calendar. */
export interface FormCalendar {
  readonly subCalendars: readonly SubCalendar[];
  readonly fields: readonly EventField[];
  /** The zone of all times; null is the device's. */
  readonly zone: string | null;
}

/** The sub-calendars that an event can be put on, and those that it is on. */
export function choosableCalendars(
  { subCalendars }: Pick<FormCalendar, 'subCalendars'>,
  event: CalendarEvent | null,
): readonly SubCalendar[] {
  return subCalendars.filter(
    ({ id, role, active }) =>
      (active && roleHas(role, 'add')) || (event?.sub_calendar_ids.includes(id) ?? false),
  );
}

/** Whether a calendar's events have a built-in field. */
export function hasField(
  { fields }: Pick<FormCalendar, 'fields'>,
  type: EventField['type'],
): boolean {
  return fields.some((field) => field.type === type && field.active);
}

/**
 * The values of a form for a new event.
 * @param preferred the sub-calendars that the reader looks at; the first possible one is chosen.
 */
export function newValues(
  calendar: FormCalendar,
  time: WantedTime,
  preferred: readonly SubCalendar[],
): EventValues {
  const possible = choosableCalendars(calendar, null);
  const chosen = preferred.find(({ id }) => possible.some((one) => one.id === id)) ?? possible[0];
  return {
    title: '',
    sub_calendar_ids: chosenAmong(possible, chosen ? [chosen.id] : []),
    ...timedValues(time),
    who: '',
    location: '',
    notes: '',
    custom: customInputs(calendar.fields, {}),
    rrule: newRecurrence(time.start),
    signup: noSignups,
  };
}

/** The values of a form for an event. */
export function eventValues(calendar: FormCalendar, event: CalendarEvent): EventValues {
  const start = clockMinute(event.start);
  const end = clockMinute(event.end) + (event.all_day ? minutesPerDay : 0);
  const { title, all_day, who = '', location = '', notes = '', custom = {}, rrule } = event;
  return {
    title: title ?? '',
    sub_calendar_ids: chosenAmong(choosableCalendars(calendar, event), event.sub_calendar_ids),
    ...timedValues({ start, end, isAllDay: all_day }),
    who,
    location,
    notes,
    custom: customInputs(calendar.fields, custom),
    rrule:
      rrule === undefined
        ? newRecurrence(start)
        : readRecurrence(rrule, event.start, calendar.zone),
    signup: readSignups(event.signup, calendar.zone),
  };
}

/**
 * The values of a form for a copy of an event, without sub-calendars to which the visitor may not add. An occurrence becomes
 * an event that happens once.
 */
export function copyValues(calendar: FormCalendar, event: CalendarEvent): EventValues {
  const possible = choosableCalendars(calendar, null);
  const kept = possible.filter(({ id }) => event.sub_calendar_ids.includes(id));
  const chosen = kept.length > 0 ? kept : possible.slice(0, 1);
  const ids = chosen.map(({ id }) => id);
  return {
    ...eventValues(calendar, event),
    sub_calendar_ids: chosenAmong(possible, ids),
    rrule: newRecurrence(clockMinute(event.start)),
  };
}

/** A filled-in form as a request for a new event. */
export function newEvent(values: EventValues, calendar: FormCalendar): NewEvent {
  const { title, all_day, who, location, notes } = values;
  const custom = customValues(values.custom, calendar.fields);
  const rrule = rule(values, calendar);
  const signup = writeSignups(values.signup, calendar.zone);
  return {
    title,
    all_day,
    ...times(values),
    sub_calendar_ids: chosenIds(values),
    ...(who && { who }),
    ...(location && { location }),
    ...(notes && { notes }),
    ...(Object.keys(custom).length > 0 && { custom }),
    ...(rrule !== null && { rrule }),
    ...(signup !== null && { signup }),
  };
}

/** What a filled-in form changes about an event; empty if nothing. */
export function eventChanges(
  before: EventValues,
  after: EventValues,
  calendar: FormCalendar,
): EventChanges {
  const changes: EventChanges = {};
  for (const name of ['title', 'who', 'location', 'notes'] as const) {
    if (before[name] !== after[name]) changes[name] = after[name];
  }
  if (!isSame(chosenIds(before), chosenIds(after))) changes.sub_calendar_ids = chosenIds(after);
  if (before.all_day !== after.all_day || !isSame(times(before), times(after))) {
    Object.assign(changes, times(after), { all_day: after.all_day });
  }
  const custom = changedCustom(before.custom, after.custom, calendar.fields);
  if (Object.keys(custom).length > 0) changes.custom = custom;
  // The server moves weekdays and days of the month along with the start.
  const { anchor } = before.rrule;
  const place = { isAllDay: after.all_day, zone: calendar.zone };
  const [old, wanted] = [before.rrule, { ...after.rrule, anchor }].map((values) =>
    writeRecurrence(values, place),
  );
  if (old !== wanted) changes.rrule = rule(after, calendar);
  const signup = writeSignups(after.signup, calendar.zone);
  if (!isSame(writeSignups(before.signup, calendar.zone), signup)) changes.signup = signup;
  return changes;
}

function rule(values: EventValues, { zone }: FormCalendar): string | null {
  const { rrule, all_day: isAllDay } = withStartInRule(values);
  return writeRecurrence(rrule, { isAllDay, zone });
}

/** The same values with a rule that takes its day from the start. */
export function withStartInRule(values: EventValues): EventValues {
  const { start, rrule } = values;
  if (start.day === null) return values;
  return { ...values, rrule: { ...rrule, anchor: dayNumber(start.day) } };
}

function times(values: EventValues): { start: string; end: string } {
  const filled = filledTimes(values);
  if (!filled) throw new Error('A form was submitted without a time that is required.');
  return {
    start: clockTime(filled.start, values.all_day),
    end: clockTime(filled.end, values.all_day),
  };
}

function chosenAmong(
  possible: readonly SubCalendar[],
  ids: readonly number[],
): Record<string, boolean> {
  return Object.fromEntries(possible.map(({ id }) => [String(id), ids.includes(id)]));
}

/** The ids of the chosen sub-calendars. */
export function chosenIds({ sub_calendar_ids }: Pick<EventValues, 'sub_calendar_ids'>): number[] {
  return Object.entries(sub_calendar_ids).flatMap(([id, isChosen]) => (isChosen ? Number(id) : []));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
