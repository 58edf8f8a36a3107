import type { WantedTime } from '#src/calendar/model/wanted-time.ts';
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

/** A minute since 1970 as fields hold it. */
export function timeAt(minute: number): { day: Day; time: number } {
  const day = Math.floor(minute / minutesPerDay);
  return { day: dayAt(day), time: minute - day * minutesPerDay };
}

/** The fields for a time. */
export function timedValues({ start, end, isAllDay }: WantedTime): TimedValues {
  const last = isAllDay ? end - minutesPerDay : end;
  return { all_day: isAllDay, start: timeAt(start), end: timeAt(last) };
}

/** The first minute of a form's times, and the last day or the minute after; null while a field is empty. */
export function filledTimes({
  all_day,
  start,
  end,
}: TimedValues): { start: number; end: number } | null {
  const minute = ({ day, time }: TimeValues) =>
    day === null || (time === null && !all_day)
      ? null
      : dayNumber(day) * minutesPerDay + (all_day ? 0 : (time ?? 0));
  const [first, last] = [minute(start), minute(end)];
  return first === null || last === null ? null : { start: first, end: last };
}

/** What the fields say; null while one is empty. */
export function filledTime(values: TimedValues): WantedTime | null {
  const filled = filledTimes(values);
  if (!filled) return null;
  const { start, end } = filled;
  return { start, end: end + (values.all_day ? minutesPerDay : 0), isAllDay: values.all_day };
}
