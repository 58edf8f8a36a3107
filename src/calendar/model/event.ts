import type { components } from '#generated/calendar/types.ts';
import {
  type DayRange,
  dayAt,
  dayNumber,
  dayOfMinute,
  minutesPerDay,
} from '#src/util/day-numbers.ts';
import { clockMinuteIn, clockMinuteMoved } from './zone-clock.ts';

/** An event, or one occurrence of a series, as the server returns it. */
export type CalendarEvent = components['schemas']['Event'];

/** Where an event is on the calendar, in the zone in which it was read. */
export interface EventSpan {
  readonly event: CalendarEvent;
  /** The first minute, in minutes since 1970-01-01T00:00 on the clock; midnight if it lasts all day. */
  readonly start: number;
  /** The first minute after the event. The same as `start` if it takes no time. */
  readonly end: number;
  /** The first and the last day that it touches. One that ends at midnight does not touch the next day. */
  readonly days: DayRange;
}

/**
 * Places an event. One that ends before it starts takes no time: clocks may have been put back in between, or the server
 * is mistaken. Null if its times cannot be read.
 */
export function eventSpan(event: CalendarEvent): EventSpan | null {
  const start = clockMinute(event.start);
  const writtenEnd = clockMinute(event.end) + (event.all_day ? minutesPerDay : 0);
  if (Number.isNaN(start + writtenEnd)) return null;
  const end = Math.max(writtenEnd, event.all_day ? start + minutesPerDay : start);
  const first = dayOfMinute(start);
  const last = end > start ? dayOfMinute(end - 1) : first;
  return { event, start, end, days: { first, last } };
}

/**
 * Places an event by the clocks of another zone. Null if it lasts all day, since a day is the same everywhere, or if its
 * moments cannot be read.
 * @param from the zone in which it was read; null is the device's.
 */
export function spanElsewhere(
  event: CalendarEvent,
  from: string | null,
  to: string,
): EventSpan | null {
  const { start, end } = event;
  if (event.all_day || Number.isNaN(Date.parse(start) + Date.parse(end))) return null;
  const timeThere = (time: string) => clockTime(minuteElsewhere(time, from, to), false);
  return eventSpan({ ...event, start: timeThere(start), end: timeThere(end) });
}

/** Converts an event's time, read in one zone, to what clocks in another zone show; null is the device's. */
export function minuteElsewhere(time: string, from: string | null, to: string | null): number {
  // Of a change that is still on its way, only what clocks show is known.
  const hasOffset = /(Z|[+-]\d\d:\d\d)$/.test(time);
  return hasOffset
    ? clockMinuteIn(to, Date.parse(time))
    : clockMinuteMoved(clockMinute(time), from, to);
}

/** Returns whether an event is a bar in months and above the hours of days: it lasts all day, or at least as long as one. */
export function isBar({ event, start, end }: EventSpan): boolean {
  return event.all_day || end - start >= minutesPerDay;
}

/** Returns whether nothing of a day is left beside an event: it lasts all day, or from before the day until after it. */
export function takesWholeDay({ event, start, end }: EventSpan, day: number): boolean {
  return event.all_day || (start <= day * minutesPerDay && end >= (day + 1) * minutesPerDay);
}

/**
 * The order of events in all views: by start, then longest first, then by id. An event keeps its place among the others
 * when one of them changes.
 */
export function compareSpans(a: EventSpan, b: EventSpan): number {
  return (
    a.start - b.start ||
    b.end - a.end ||
    (a.event.id < b.event.id ? -1 : Number(a.event.id > b.event.id))
  );
}

/** A local time as requests write it: `2026-03-02T17:30`, or the day alone for an event that lasts all day. */
export function clockTime(minute: number, isDay: boolean): string {
  const day = dayOfMinute(minute);
  if (isDay) return dayAt(day);
  const ofDay = minute - day * minutesPerDay;
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${dayAt(day)}T${pad(Math.floor(ofDay / 60))}:${pad(ofDay % 60)}`;
}

/** A time without its offset, as requests write it. */
export function localTime(time: string): string {
  return time.length <= 10 ? time : time.slice(0, 16);
}

/** The minute of a local time since 1970, as clocks show it: `2026-03-02T17:30:00+01:00` without its offset. */
export function clockMinute(time: string): number {
  const midnight = dayNumber(time) * minutesPerDay;
  if (time.length <= 10) return midnight;
  return midnight + Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16));
}

/** When an event begins, or an occurrence by its series' rule, before it was moved: minutes since 1970, as clocks show it. */
export function originalMinute({ original_start, start }: CalendarEvent): number {
  return clockMinute(original_start ?? start);
}

/** Returns the number of minutes that an event takes, by the offsets of its times. */
export function realLength({ start, end }: CalendarEvent): number {
  const length = clockMinute(end) - offset(end) - (clockMinute(start) - offset(start));
  return Number.isNaN(length) ? 0 : length;
}

/** Minutes east of UTC; 0 for times without an offset. */
function offset(time: string): number {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(time) ?? [];
  if (sign === undefined) return 0;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
