/** Moves and resizes events: pure functions on clock times, so days of 23 or 25 hours need no special case. */

import type { components } from '#generated/calendar/types.ts';
import {
  dayOfMinute,
  firstSupportedDay,
  lastSupportedDay,
  minutesPerDay,
} from '#src/util/day-numbers.ts';
import { clockTime, type EventSpan } from './event.ts';
import { longestEvent, spanTimes, usualLength, usualTime, type WantedTime } from './wanted-time.ts';

/** Where a pointer is in a grid. */
export interface GridPlace {
  readonly day: number;
  /** Minutes since the day's midnight, as clocks show it; null where the whole day is one place. */
  readonly minute: number | null;
  /** The sub-calendar of the row or column; null where they have none. */
  readonly subCalendarId: number | null;
}

/** The same length some minutes later, or earlier; unchanged at the edges of the supported years. */
export function shiftTimes(times: WantedTime, by: number): WantedTime {
  const shiftedTimes = { ...times, start: times.start + by, end: times.end + by };
  return isSupported(shiftedTimes) ? shiftedTimes : times;
}

function isSupported({ start, end }: WantedTime): boolean {
  return (
    start >= firstSupportedDay * minutesPerDay && end <= (lastSupportedDay + 1) * minutesPerDay
  );
}

/**
 * The times of an event that is taken from one place and put down at another. From days to days it keeps its time of
 * day, and from hours to a whole day it takes the days that it touched.
 * @param lastHours when it was before it was to last all day, which tells how long it is among hours; null if unknown.
 */
export function moveTimes(
  times: WantedTime,
  from: GridPlace,
  to: GridPlace,
  lastHours: WantedTime | null = null,
): WantedTime {
  const days = (to.day - from.day) * minutesPerDay;
  if (to.minute === null) {
    return shiftTimes(from.minute === null ? times : wholeDays(times), days);
  }
  if (from.minute !== null && !times.isAllDay) {
    return shiftTimes(times, days + to.minute - from.minute);
  }
  const length = hoursLength(times, lastHours);
  const put = { start: times.start, end: times.start + length, isAllDay: false };
  return shiftTimes(put, to.day * minutesPerDay + to.minute - times.start);
}

/** Returns the length of an event among hours, in minutes. */
function hoursLength(times: WantedTime, lastHours: WantedTime | null): number {
  const hours = times.isAllDay ? lastHours : times;
  return hours ? hours.end - hours.start : usualLength;
}

/**
 * The times of an event that goes along when another one is moved: by the same time, or by days if one of them lasts all
 * day. It becomes an event of whole days, or of hours, if the other one does.
 * @param lastHours as for `moveTimes`.
 */
export function followTimes(
  times: WantedTime,
  before: WantedTime,
  after: WantedTime,
  lastHours: WantedTime | null = null,
): WantedTime {
  const days = (dayOfMinute(after.start) - dayOfMinute(before.start)) * minutesPerDay;
  if (before.isAllDay === after.isAllDay) {
    return shiftTimes(times, times.isAllDay ? days : after.start - before.start);
  }
  if (after.isAllDay) return shiftTimes(wholeDays(times), days);
  if (!times.isAllDay) return shiftTimes(times, days);
  const start = times.start + after.start - dayOfMinute(after.start) * minutesPerDay;
  const end = start + hoursLength(times, lastHours);
  return shiftTimes({ start, end, isAllDay: false }, days);
}

/**
 * The times of an event that is to last all day, or of one that is to have hours again: the last that it had, on its first
 * day, or the usual one.
 */
export function switchWholeDays(times: WantedTime, lastHours: WantedTime | null): WantedTime {
  if (!times.isAllDay) return wholeDays(times);
  const day = dayOfMinute(times.start);
  if (!lastHours) return usualTime(day, 0);
  return shiftTimes(lastHours, (day - dayOfMinute(lastHours.start)) * minutesPerDay);
}

function wholeDays({ start, end }: WantedTime): WantedTime {
  const first = dayOfMinute(start);
  const last = Math.max(first, Math.ceil(end / minutesPerDay) - 1);
  return { start: first * minutesPerDay, end: (last + 1) * minutesPerDay, isAllDay: true };
}

interface Resize {
  edge: 'start' | 'end';
  /** By how many minutes later the edge is, or earlier if negative. */
  by: number;
  /** The length of the grid's steps in minutes. */
  step: number;
}

/** The times with another start or end, at least one step apart unless they were nearer, and no longer than possible. */
export function resizeTimes(times: WantedTime, { edge, by, step }: Resize): WantedTime {
  const { start, end, isAllDay } = times;
  const shortest = Math.min(end - start, isAllDay ? minutesPerDay : step);
  const longest = Math.max(end - start, longestEvent);
  if (edge === 'start') {
    const earliest = Math.max(firstSupportedDay * minutesPerDay, end - longest);
    return { ...times, start: clamp(start + by, Math.min(start, earliest), end - shortest) };
  }
  const latest = Math.min((lastSupportedDay + 1) * minutesPerDay, start + longest);
  return { ...times, end: clamp(end + by, start + shortest, Math.max(end, latest)) };
}

function clamp(value: number, least: number, greatest: number): number {
  return Math.max(least, Math.min(value, greatest));
}

/**
 * The times of an event that is drawn from one place to another, in either direction: all days between them, or from the
 * beginning of the first step to the end of the last.
 * @param step the length of the grid's steps in minutes.
 */
export function drawnTimes(from: GridPlace, to: GridPlace, step: number): WantedTime {
  if (from.minute === null || to.minute === null) {
    const [first, last] = [Math.min(from.day, to.day), Math.max(from.day, to.day)];
    return { start: first * minutesPerDay, end: (last + 1) * minutesPerDay, isAllDay: true };
  }
  const fromMinute = from.day * minutesPerDay + from.minute;
  const toMinute = to.day * minutesPerDay + to.minute;
  return {
    start: Math.min(fromMinute, toMinute),
    end: Math.max(fromMinute, toMinute) + step,
    isAllDay: false,
  };
}

/**
 * The times of an event that the keyboard draws in either direction from the times with which it began, which it always
 * includes; unchanged where it would be too long or leave the supported years.
 * @param stretch by how many minutes it goes beyond those times, before them if negative.
 * @param by how many minutes later, or earlier if negative.
 */
export function stretchTimes(
  times: WantedTime,
  stretch: number,
  by: number,
): { times: WantedTime; stretch: number } {
  const next = stretch + by;
  const start = times.start - Math.min(0, stretch) + Math.min(0, next);
  const end = times.end - Math.max(0, stretch) + Math.max(0, next);
  const stretchedTimes = { ...times, start, end };
  const isPossible = isSupported(stretchedTimes) && end - start <= longestEvent;
  return isPossible ? { times: stretchedTimes, stretch: next } : { times, stretch };
}

/** The sub-calendars of an event that is moved from the row or column of one of them to another's. */
export function moveToSubCalendar(
  ids: readonly number[],
  from: number | null,
  to: number | null,
): readonly number[] {
  if (from === null || to === null || from === to) return ids;
  return [...new Set(ids.map((id) => (id === from ? to : id)))];
}

/** The changes that a write has to make; empty if there are none. */
export type MoveChanges = Pick<
  components['schemas']['EventChanges'],
  'start' | 'end' | 'all_day' | 'sub_calendar_ids'
>;

/** The changes that take an event to other times and sub-calendars. */
export function moveChanges(
  span: EventSpan,
  times: WantedTime,
  subCalendarIds: readonly number[] = span.event.sub_calendar_ids,
): MoveChanges {
  const before = spanTimes(span);
  const isMoved =
    times.start !== before.start || times.end !== before.end || times.isAllDay !== before.isAllDay;
  const isElsewhere = subCalendarIds.join() !== span.event.sub_calendar_ids.join();
  return {
    ...(isMoved && requestTimes(times)),
    ...(isElsewhere && { sub_calendar_ids: [...subCalendarIds] }),
  };
}

/** Times as requests write them, with the last day instead of the end for an event that lasts all day. */
export function requestTimes({ start, end, isAllDay }: WantedTime) {
  return {
    start: clockTime(start, isAllDay),
    end: clockTime(isAllDay ? end - minutesPerDay : end, isAllDay),
    all_day: isAllDay,
  };
}
