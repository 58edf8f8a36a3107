import {
  formatRecurrence,
  parseRecurrence,
  type Recurrence,
  type RecurrenceEnd,
  type RecurrencePattern,
} from '#src/calendar/model/recurrence.ts';
import { clockMinuteIn, momentIn } from '#src/calendar/model/zone-clock.ts';
import { type Day, utcDay } from '#src/util/dates.ts';
import {
  dateParts,
  dayAt,
  dayNumber,
  minutesPerDay,
  startOfWeek,
  weekday,
} from '#src/util/day-numbers.ts';

/** The ways to repeat that the form knows. `none` is once, `other` a rule that it shows but cannot edit. */
export const patternKinds = [
  'none',
  'daily',
  'weekdays',
  'weekly',
  'monthly',
  'monthlyByWeekday',
  'monthlyByLastWeekday',
  'yearly',
  'other',
] as const;

export type PatternKind = (typeof patternKinds)[number];

/** The fields of a form about repetition. */
export interface RecurrenceValues {
  pattern: PatternKind;
  interval: number | null;
  /** True if each weekday, 0 (Sunday) to 6 (Saturday), is chosen, for `weekly`. */
  weekdays: Record<string, boolean>;
  ends: RecurrenceEnd['kind'];
  count: number | null;
  until: Day | null;
  /** Where the other patterns take their day from, as days since 1970. */
  readonly anchor: number;
  /** The rule that the form cannot edit. */
  readonly rule: string | null;
}

/** The patterns to offer: the last weekday only in the last week of a month, and what is chosen in any case. */
export function possiblePatterns(
  { pattern, anchor }: RecurrenceValues,
  initial: Pick<RecurrenceValues, 'pattern'> = { pattern },
): PatternKind[] {
  return patternKinds.filter(
    (kind) =>
      kind === pattern ||
      kind === initial.pattern ||
      (kind === 'monthlyByLastWeekday' ? isInLastWeek(anchor) : kind !== 'other'),
  );
}

/** Returns whether a day is the last of its weekday in its month. */
function isInLastWeek(day: number): boolean {
  return dateParts(day + 7).month !== dateParts(day).month;
}

const usualCount = 10;

/** The values for an event that happens once. @param start in minutes since 1970. */
export function newRecurrence(start: number): RecurrenceValues {
  const day = Math.floor(start / minutesPerDay);
  return {
    pattern: 'none',
    interval: 1,
    weekdays: chosenWeekdays([weekday(day)]),
    ends: 'never',
    count: usualCount,
    until: null,
    anchor: day,
    rule: null,
  };
}

/** The values for a rule. @param zone that of all times; null is the device's. */
export function readRecurrence(rule: string, start: string, zone: string | null): RecurrenceValues {
  const blank = newRecurrence(dayNumber(start) * minutesPerDay);
  const recurrence = parseRecurrence(rule, start);
  if (!recurrence || !canShow(recurrence.pattern, blank.anchor)) {
    return { ...blank, pattern: 'other', rule };
  }
  const { pattern, interval, end } = recurrence;
  return {
    ...blank,
    pattern: isLastWeekday(pattern) ? 'monthlyByLastWeekday' : pattern.kind,
    interval,
    rule,
    ends: end.kind,
    ...(pattern.kind === 'weekly' && { weekdays: chosenWeekdays(pattern.weekdays) }),
    ...(end.kind === 'count' && { count: end.count }),
    ...(end.kind === 'until' && { until: untilDay(end.until, zone) }),
  };
}

function isLastWeekday(pattern: RecurrencePattern): boolean {
  return pattern.kind === 'monthlyByWeekday' && pattern.week === -1;
}

/** The rule that a form describes; null for an event that happens once. */
export function writeRecurrence(
  values: RecurrenceValues,
  place: { isAllDay: boolean; zone: string | null },
): string | null {
  if (values.pattern === 'none') return null;
  const recurrence = filledRecurrence(values, place);
  return recurrence ? formatRecurrence(recurrence) : values.rule;
}

/** Returns the recurrence that a form describes; null for a single event or for a rule that the form cannot edit. */
export function filledRecurrence(
  values: RecurrenceValues,
  { isAllDay, zone }: { isAllDay: boolean; zone: string | null },
): Recurrence | null {
  const pattern = filledPattern(values);
  if (!pattern) return null;
  // Monday to Friday is a pattern of every week.
  const interval = pattern.kind === 'weekdays' ? 1 : (values.interval ?? 1);
  return { pattern, interval, end: filledEnd(values, isAllDay, zone) };
}

function filledPattern({ pattern, anchor, weekdays }: RecurrenceValues): RecurrencePattern | null {
  const { month, day } = dateParts(anchor);
  switch (pattern) {
    case 'none':
    case 'other':
      return null;
    case 'weekly':
      return { kind: pattern, weekdays: mondayFirst.filter((dayOfWeek) => weekdays[dayOfWeek]) };
    case 'monthly':
      return { kind: pattern, day };
    case 'monthlyByWeekday':
      return { kind: pattern, weekday: weekday(anchor), week: Math.ceil(day / 7) };
    case 'monthlyByLastWeekday':
      return { kind: 'monthlyByWeekday', weekday: weekday(anchor), week: -1 };
    case 'yearly':
      return { kind: pattern, month, day };
    default:
      return { kind: pattern };
  }
}

function filledEnd(
  { ends, count, until }: RecurrenceValues,
  isAllDay: boolean,
  zone: string | null,
): RecurrenceEnd {
  if (ends === 'count') return { kind: ends, count: count ?? 1 };
  if (ends === 'never' || until === null) return { kind: 'never' };
  if (isAllDay) return { kind: ends, until };
  const lastSecond = (dayNumber(until) + 1) * minutesPerDay * 60 - 1;
  return { kind: ends, until: momentIn(zone, lastSecond) };
}

/** Returns whether the form, which takes the day of the month from the event's start, describes a pattern. */
function canShow(pattern: RecurrencePattern, anchor: number): boolean {
  const { month, day } = dateParts(anchor);
  switch (pattern.kind) {
    case 'monthly':
      return pattern.day === day;
    case 'monthlyByWeekday':
      return (
        pattern.weekday === weekday(anchor) &&
        (isLastWeekday(pattern) || pattern.week === Math.ceil(day / 7))
      );
    case 'yearly':
      return pattern.month === month && pattern.day === day;
    default:
      return true;
  }
}

/** Returns whether a weekly rule is on the weekday of the start alone, which it follows when the start moves. */
export function hasStartWeekday({ weekdays, anchor }: RecurrenceValues): boolean {
  const own = String(weekday(anchor));
  return Object.entries(weekdays).every(([key, isOn]) => isOn === (key === own));
}

/** The first day of a repetition at or after the event's own; its own if no weekday is chosen. */
export function firstRepeatedDay({ pattern, weekdays, interval }: RecurrenceValues, own: number) {
  if (pattern !== 'weekly' && pattern !== 'weekdays') return own;
  const monday = startOfWeek(own, { weekStartsOn: 1 });
  const places = mondayFirst.flatMap((day, place) =>
    (pattern === 'weekly' ? weekdays[day] : place < 5) ? place : [],
  );
  const [first = own - monday] = places;
  const next = places.find((place) => monday + place >= own);
  if (next !== undefined) return monday + next;
  return monday + 7 * (pattern === 'weekly' ? (interval ?? 1) : 1) + first;
}

function untilDay(until: string, zone: string | null): Day {
  if (until.length <= 10) return utcDay(Date.parse(until));
  return dayAt(Math.floor(clockMinuteIn(zone, Date.parse(until)) / minutesPerDay));
}

const mondayFirst: readonly number[] = [1, 2, 3, 4, 5, 6, 0];

function chosenWeekdays(weekdays: readonly number[]): Record<string, boolean> {
  return Object.fromEntries(
    mondayFirst.map((dayOfWeek) => [String(dayOfWeek), weekdays.includes(dayOfWeek)]),
  );
}
