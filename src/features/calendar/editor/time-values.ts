import { clockTime } from '#src/calendar/model/event.ts';
import { usualTime, type WantedTime } from '#src/calendar/model/wanted-time.ts';
import { clockMinuteMoved } from '#src/calendar/model/zone-clock.ts';
import type { Day } from '#src/util/dates.ts';
import { dayAt, dayNumber, minutesPerDay } from '#src/util/day-numbers.ts';

/** A day and a time as fields hold them; null if they are empty. */
export interface TimeValues {
  day: Day | null;
  /** Minutes since midnight on the clock. */
  time: number | null;
}

/** The fields of a form about when an event is. The end of an event that lasts all day is its last day. */
export interface TimedValues {
  all_day: boolean;
  start: TimeValues;
  end: TimeValues;
}

export interface ZonedValues extends TimedValues {
  /** The zone of the form's times, in which a series repeats; null is the device's. */
  tz: string | null;
}

/** A minute since 1970 as fields hold it. */
export function timeAt(minute: number): { day: Day; time: number } {
  const day = Math.floor(minute / minutesPerDay);
  return { day: dayAt(day), time: minute - day * minutesPerDay };
}

/**
 * The fields for a time. That of whole days has hours ready, which show if it is not to last all day.
 * @param lastHours the hours that it had; by default usual ones.
 */
export function timedValues(
  { start, end, isAllDay }: WantedTime,
  lastHours: WantedTime | null = null,
): TimedValues {
  if (!isAllDay) return { all_day: false, start: timeAt(start), end: timeAt(end) };
  const hours = lastHours ?? usualTime(Math.floor(start / minutesPerDay), 0);
  const first = startOfDay(start) + hours.start - startOfDay(hours.start);
  const last = endAmongHours({ start: first, end: end - minutesPerDay }, hours);
  return { all_day: true, start: timeAt(first), end: timeAt(last) };
}

/** Hours by the clocks of another zone. */
export function timesElsewhere(
  { start, end, ...rest }: WantedTime,
  from: string | null,
  to: string | null,
): WantedTime {
  const move = (minute: number) => clockMinuteMoved(minute, from, to);
  return { ...rest, start: move(start), end: move(end) };
}

interface Hours {
  readonly start: number;
  readonly end: number;
}

/** Returns the hours that the fields state, or would state; null while a field is empty. */
export function filledHours(values: TimedValues): Hours | null {
  return filledTimes({ ...values, all_day: false });
}

/** The last day of an event that is to last all day, at midnight: it takes the days that its hours touched. */
export function lastWholeDay({ start, end }: Hours): number {
  return startOfDay(Math.max(start, end - 1));
}

/**
 * The end of an event that is to have hours again: on its last day at the time at which it ended before, unless that is
 * before the start, after which it is as long as it was.
 * @param now `end` is on the last day.
 * @param before the hours that it had.
 */
export function endAmongHours(now: Hours, before: Hours): number {
  const end = startOfDay(now.end) + before.end - lastWholeDay(before);
  return end < now.start ? now.start + before.end - before.start : end;
}

function startOfDay(minute: number): number {
  return Math.floor(minute / minutesPerDay) * minutesPerDay;
}

/**
 * The first minute of a form's times, and the last day or the minute after; null while a field is empty. Midnight as the
 * end on the day of the start is the one after that day.
 */
export function filledTimes({ all_day, start, end }: TimedValues): Hours | null {
  const minute = ({ day, time }: TimeValues) =>
    day === null || (time === null && !all_day)
      ? null
      : dayNumber(day) * minutesPerDay + (all_day ? 0 : (time ?? 0));
  const [first, last] = [minute(start), minute(end)];
  if (first === null || last === null) return null;
  const isMidnight = !all_day && end.day === start.day && end.time === 0 && last < first;
  return { start: first, end: isMidnight ? last + minutesPerDay : last };
}

/** Returns the time that the fields state; null while a field is empty. */
export function filledTime(values: TimedValues): WantedTime | null {
  const hours = filledTimes(values);
  if (!hours) return null;
  const { start, end } = hours;
  return { start, end: end + (values.all_day ? minutesPerDay : 0), isAllDay: values.all_day };
}

/** Times as requests have them. */
interface WrittenTimes {
  readonly start: string;
  readonly end: string;
}

/** The times of a form as requests have them. @param page whose zone they are in. */
export function writeTimes(
  values: ZonedValues,
  { zone }: { readonly zone: string | null },
): WrittenTimes {
  const hours = filledTimes(values);
  if (!hours) throw new Error('A form was submitted without a time that is required.');
  const { all_day: isAllDay, tz } = values;
  const write = (minute: number) =>
    clockTime(isAllDay ? minute : clockMinuteMoved(minute, tz, zone), isAllDay);
  return { start: write(hours.start), end: write(hours.end) };
}

/** Lists a form's changes to times. An unchanged start is left out: where clocks skip it, the series has another. */
export function changedTimes(
  before: ZonedValues,
  after: ZonedValues,
  page: { readonly zone: string | null },
): Partial<WrittenTimes & Pick<ZonedValues, 'all_day'>> {
  const [old, newTimes] = [writeTimes(before, page), writeTimes(after, page)];
  if (old.start !== newTimes.start) return { ...newTimes, all_day: after.all_day };
  return old.end === newTimes.end ? {} : { end: newTimes.end };
}
