import {
  type ChosenCalendars,
  choosableCalendars,
  chosenAmong,
  chosenIds,
} from '#src/calendar/model/chosen-calendars.ts';
import {
  type CalendarEvent,
  clockMinute,
  clockTime,
  minuteElsewhere,
} from '#src/calendar/model/event.ts';
import type { CustomInput, EventField } from '#src/calendar/model/field-types.ts';
import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import type { WantedTime } from '#src/calendar/model/wanted-time.ts';
import type { WeekNumbers } from '#src/calendar/model/week.ts';
import type { EventChanges, NewEvent } from '#src/calendar/store/event-write.ts';
import type { License } from '#src/uploads/limits.ts';
import { dayNumber, minutesPerDay } from '#src/util/day-numbers.ts';
import { isSameJson } from '#src/util/is-same-json.ts';
import { type AttachmentValues, noAttachmentChanges } from './attachments/attachment-values.ts';
import { changedCustom, customInputs, customValues } from './custom-values.ts';
import {
  hasStartWeekday,
  newRecurrence,
  type RecurrenceValues,
  readRecurrence,
  writeRecurrence,
} from './recurrence-values.ts';
import { noSignups, readSignups, type SignupValues, writeSignups } from './signup-values.ts';
import {
  changedTimes,
  timedValues,
  timesElsewhere,
  writeTimes,
  type ZonedValues,
} from './time-values.ts';

/** The fields of an event's form. */
export interface EventValues extends ZonedValues {
  title: string;
  /** Which sub-calendars are chosen, by their id. */
  sub_calendar_ids: ChosenCalendars;
  who: string;
  location: string;
  notes: string;
  /** By the field's id. */
  custom: Record<string, CustomInput>;
  rrule: RecurrenceValues;
  signup: SignupValues;
  files: AttachmentValues;
}

/** The parts of a calendar that a form needs. */
export interface FormCalendar {
  readonly subCalendars: readonly SubCalendar[];
  readonly fields: readonly EventField[];
  /** The zone of the page's times; null is the device's. */
  readonly zone: string | null;
  /** The calendar's own zone, if events can have their times in others; otherwise null. */
  readonly ownZone: string | null;
  /** The first day of the week, 0 (Sunday) to 6 (Saturday). */
  readonly weekStartsOn: number;
  /** Numbers the weeks of months to choose from; null to leave the numbers out. */
  readonly weekNumber?: WeekNumbers | null;
  /** The calendar's own; null if it is not known. */
  readonly license: License | null;
}

/**
 * The values of a form for a new event.
 * @param preferredCalendars the sub-calendars that the reader looks at; the first possible one is chosen.
 */
export function newValues(
  calendar: FormCalendar,
  time: WantedTime,
  preferredCalendars: readonly SubCalendar[],
): EventValues {
  const possible = choosableCalendars(calendar, null);
  const chosenCalendar =
    preferredCalendars.find(({ id }) => possible.some((subCalendar) => subCalendar.id === id)) ??
    possible[0];
  return {
    title: '',
    sub_calendar_ids: chosenAmong(possible, chosenCalendar ? [chosenCalendar.id] : []),
    ...timedValues(time),
    tz: calendar.zone,
    who: '',
    location: '',
    notes: '',
    custom: customInputs(calendar.fields, {}),
    rrule: newRecurrence(time.start),
    signup: noSignups,
    files: noAttachmentChanges,
  };
}

/**
 * The values of a form for an event.
 * @param lastHours when it was before it was to last all day; null if that is not known.
 */
export function eventValues(
  calendar: FormCalendar,
  event: CalendarEvent,
  lastHours: WantedTime | null = null,
): EventValues {
  const tz = calendar.ownZone === null ? calendar.zone : (event.tz ?? calendar.zone);
  const minute = (time: string) =>
    event.all_day || tz === calendar.zone
      ? clockMinute(time)
      : minuteElsewhere(time, calendar.zone, tz);
  const start = minute(event.start);
  const end = minute(event.end) + (event.all_day ? minutesPerDay : 0);
  const hours = lastHours && timesElsewhere(lastHours, calendar.zone, tz);
  const { title, all_day, who = '', location = '', notes = '', custom = {}, rrule } = event;
  return {
    title: title ?? '',
    sub_calendar_ids: chosenAmong(choosableCalendars(calendar, event), event.sub_calendar_ids),
    ...timedValues({ start, end, isAllDay: all_day }, hours),
    tz,
    who,
    location,
    notes,
    custom: customInputs(calendar.fields, custom),
    rrule:
      rrule === undefined
        ? newRecurrence(start)
        : readRecurrence(rrule, clockTime(start, all_day), tz),
    signup: readSignups(event.signup, tz),
    files: noAttachmentChanges,
  };
}

/**
 * The values of a form for a copy of an event, without sub-calendars to which the visitor may not add. An occurrence becomes
 * an event that happens once.
 */
export function copyValues(calendar: FormCalendar, event: CalendarEvent): EventValues {
  const possible = choosableCalendars(calendar, null);
  const keptCalendars = possible.filter(({ id }) => event.sub_calendar_ids.includes(id));
  const chosenCalendars = keptCalendars.length > 0 ? keptCalendars : possible.slice(0, 1);
  const ids = chosenCalendars.map(({ id }) => id);
  return {
    ...eventValues(calendar, event),
    sub_calendar_ids: chosenAmong(possible, ids),
    rrule: newRecurrence(clockMinute(event.start)),
  };
}

/** A filled-in form as a request for a new event. */
export function newEvent(values: EventValues, calendar: FormCalendar): NewEvent {
  const { title, all_day, who, location, notes, files } = values;
  const custom = customValues(values.custom, calendar.fields);
  const rrule = rule(values);
  const signup = writeSignups(values.signup, values.tz);
  return {
    title,
    all_day,
    ...writeTimes(values, calendar),
    sub_calendar_ids: chosenIds(values),
    ...(who && { who }),
    ...(location && { location }),
    ...(notes && { notes }),
    ...(Object.keys(custom).length > 0 && { custom }),
    ...(rrule !== null && { rrule }),
    ...(rrule !== null && values.tz !== calendar.zone && seriesZone(values)),
    ...(signup !== null && { signup }),
    ...(files.added.length > 0 && { add_attachments: files.added }),
  };
}

/** Returns the changes that a filled-in form makes to an event; empty if there are none. */
export function eventChanges(
  before: EventValues,
  after: EventValues,
  calendar: FormCalendar,
): EventChanges {
  const changes: EventChanges = {};
  for (const name of ['title', 'who', 'location', 'notes'] as const) {
    if (before[name] !== after[name]) changes[name] = after[name];
  }
  if (!isSameJson(chosenIds(before), chosenIds(after))) changes.sub_calendar_ids = chosenIds(after);
  Object.assign(changes, changedTimes(before, after, calendar));
  const custom = changedCustom(before.custom, after.custom, calendar.fields);
  if (Object.keys(custom).length > 0) changes.custom = custom;
  const place = { isAllDay: after.all_day, zone: after.tz };
  const [old, newRule] = [before.rrule, ruleBeforeMove(before, after)].map((values) =>
    writeRecurrence(values, place),
  );
  if (old !== newRule) changes.rrule = rule(after);
  if (newRule !== null && after.tz !== before.tz) Object.assign(changes, seriesZone(after));
  const signup = writeSignups(after.signup, after.tz);
  if (!isSameJson(writeSignups(before.signup, before.tz), signup)) changes.signup = signup;
  const { added, removed } = after.files;
  if (added.length > 0) changes.add_attachments = added;
  if (removed.length > 0) changes.remove_attachment_ids = removed;
  return changes;
}

/** The rule of a form without what has only moved along with the start, which the server does by itself. */
function ruleBeforeMove({ rrule: before }: EventValues, after: EventValues): RecurrenceValues {
  const { rrule } = withStartInRule(after);
  const { weekdays } = hasStartWeekday(before) && hasStartWeekday(rrule) ? before : rrule;
  return { ...rrule, weekdays, anchor: before.anchor };
}

function rule(values: EventValues): string | null {
  const { rrule, all_day: isAllDay, tz } = withStartInRule(values);
  return writeRecurrence(rrule, { isAllDay, zone: tz });
}

/** Days are the same in every zone. */
function seriesZone({ tz, all_day }: EventValues): { tz?: string } {
  return tz === null || all_day ? {} : { tz };
}

/** The same values with a rule that takes its day from the start. @param anchor the day to take while there is none. */
export function withStartInRule(values: EventValues, anchor = values.rrule.anchor): EventValues {
  const { start, rrule } = values;
  const day = start.day === null ? anchor : dayNumber(start.day);
  return { ...values, rrule: { ...rrule, anchor: day } };
}

/** The same values with what a rule begins with, if there is none yet: the weekday of the start. */
export function withStartWeekday(values: EventValues): EventValues {
  const { start, rrule } = values;
  if (start.day === null || rrule.pattern !== 'none') return values;
  return { ...values, rrule: newRecurrence(dayNumber(start.day) * minutesPerDay) };
}
