import { chosenIds } from '#src/calendar/model/chosen-calendars.ts';
import type { CalendarEvent } from '#src/calendar/model/event.ts';
import { longestEvent } from '#src/calendar/model/wanted-time.ts';
import type { Translate } from '#src/i18n/i18n.ts';
import type { FormError } from '#src/ui/form/form-error.ts';
import { dayNumber, minutesPerDay } from '#src/util/day-numbers.ts';
import { isSameJson } from '#src/util/is-same-json.ts';
import type { EventValues } from './event-values.ts';
import { firstRepeatedDay } from './recurrence-values.ts';
import { deadlineMinute } from './signup-values.ts';
import { filledTimes } from './time-values.ts';

/**
 * Finds contradictions between the fields of an event's form, each valid by itself; null if all is well.
 * @param initial the values that the form began with.
 * @param event null if it is new, also as a copy.
 */
export function findProblems(
  t: Translate,
  values: EventValues,
  { initial, event }: { initial: EventValues; event: CalendarEvent | null },
): FormError | null {
  // Clocks that are put back let an event end before its start, which a request cannot say.
  const keepsTimes = event !== null && hasSameTimes(values, initial);
  const details = [
    ...(keepsTimes ? [] : timeProblems(t, values)),
    ...ruleProblems(t, values, initial),
    ...signupProblems(t, values, initial),
  ];
  if (chosenIds(values).length === 0) {
    const message = t('calendar:Choose at least one calendar.');
    details.push({ field: 'sub_calendar_ids', message });
  }
  return details.length > 0 ? notSaved(t, details) : null;
}

/** Says at its fields why a form is not saved. */
export function notSaved(t: Translate, details: FormError['details']): FormError {
  return {
    title: t('calendar:Not saved yet'),
    message: t('calendar:Please check the marked fields.'),
    details,
  };
}

/** The problems of a form that are still there; null if none is. */
export function withoutSolved(problems: FormError, now: FormError | null): FormError | null {
  const fields = new Set(now?.details.map(({ field }) => field));
  const details = problems.details.filter(({ field }) => fields.has(field));
  if (details.length === problems.details.length) return problems;
  return details.length > 0 ? { ...problems, details } : null;
}

function hasSameTimes(values: EventValues, initial: EventValues): boolean {
  const times = ({ all_day, tz, ...all }: EventValues) => [
    all_day,
    tz,
    filledTimes({ all_day, ...all }),
  ];
  return isSameJson(times(values), times(initial));
}

function timeProblems(t: Translate, values: EventValues) {
  const hours = filledTimes(values);
  if (!hours) return [];
  const { start, end } = hours;
  const isSameDay = values.start.day === values.end.day;
  const field = isSameDay && !values.all_day ? 'end.time' : 'end.day';
  if (end < start) return [{ field, message: t('calendar:The end is before the start.') }];
  if (end + (values.all_day ? minutesPerDay : 0) - start > longestEvent) {
    return [{ field, message: t('calendar:An event can last a year at most.') }];
  }
  return [];
}

function ruleProblems(t: Translate, { rrule, start }: EventValues, initial: EventValues) {
  const { pattern, weekdays, ends, until } = rrule;
  if (pattern === 'none' || pattern === 'other') return [];
  const problems: { field: string; message: string }[] = [];
  if (pattern === 'weekly' && !Object.values(weekdays).includes(true)) {
    problems.push({ field: 'rrule.weekdays', message: t('calendar:Choose at least one weekday.') });
  }
  // An occurrence that was moved behind the last day must not keep people from changing its title.
  const isAsBefore = start.day === initial.start.day && isSameJson(rrule, initial.rrule);
  if (ends === 'until' && until !== null && start.day !== null && !isAsBefore) {
    const isPast = dayNumber(until) < firstRepeatedDay(rrule, dayNumber(start.day));
    if (isPast) {
      const message = t('calendar:The last day is before the event.');
      problems.push({ field: 'rrule.until', message });
    }
  }
  return problems;
}

function signupProblems(t: Translate, values: EventValues, initial: EventValues) {
  const { enabled, deadline } = values.signup;
  if (!enabled) return [];
  const field = 'signup.deadline.day';
  if (deadline.day === null && deadline.time !== null) {
    return [{ field, message: t('calendar:Enter the day, too.') }];
  }
  // An event that was moved to before its deadline must not keep people from changing its title.
  const isAsBefore = minutesLeft(values) === minutesLeft(initial);
  return minutesLeft(values) < 0 && !isAsBefore
    ? [{ field, message: t('calendar:This is after the end of the event.') }]
    : [];
}

/** Returns the minutes between the end of sign-ups and the event's. `NaN` if they have no time of their own. */
function minutesLeft(values: EventValues): number {
  const hours = filledTimes(values);
  const last = deadlineMinute(values.signup.deadline);
  if (!hours || last === null) return Number.NaN;
  return hours.end + (values.all_day ? minutesPerDay : 0) - last;
}
