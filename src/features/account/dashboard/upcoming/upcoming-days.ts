import type { GetUpcomingEventsData } from '#generated/app/calendars/fetchers.ts';
import { type Day, dayMs, isDay } from '#src/util/dates.ts';
import { calendarPath, type UserCalendar } from '../../user-calendar.ts';

export type UpcomingEvent = GetUpcomingEventsData['events'][number];

/** An event, and the calendar in which it opens. */
export interface ListedEvent {
  readonly event: UpcomingEvent;
  readonly calendar: UserCalendar;
}

/**
 * The events by the day of their list, in their order. Those that began before today are on today, which is always there.
 * Events of calendars that the page does not know are left out: they have just been removed, or have yet to be read.
 */
export function groupByDay(
  events: readonly UpcomingEvent[],
  calendars: readonly UserCalendar[],
  today: Day,
): ReadonlyMap<Day, readonly ListedEvent[]> {
  const calendarsById = new Map(calendars.map((calendar) => [calendar.id, calendar]));
  const days = new Map<Day, ListedEvent[]>([[today, []]]);
  for (const event of events) {
    const calendar = calendarsById.get(event.calendar_id);
    if (!calendar) continue;
    const first = readDay(event.start, today);
    const day = first > today ? first : today;
    days.set(day, [...(days.get(day) ?? []), { event, calendar }]);
  }
  return days;
}

/** The address at which an event's calendar shows it, on its day. */
export function eventPath({ event, calendar }: ListedEvent, day: Day): string {
  return `${calendarPath(calendar)}?${new URLSearchParams({ date: day, event: event.id })}`;
}

/** The parts of an event's time that are worth telling on a day. */
export interface ShownTime {
  /** A local time; null if the event began before the day, or lasts all day. */
  readonly start: string | null;
  /** A local time if the event ends within a day of its start, otherwise its last day; null if it does not differ from the start. */
  readonly end: string | Day | null;
}

export function shownTime({ start, end, all_day }: UpcomingEvent, day: Day): ShownTime {
  const [firstDay, lastDay] = [readDay(start, day), readDay(end, day)];
  if (all_day) return { start: null, end: lastDay > day ? lastDay : null };
  const isShort = localTime(end) - localTime(start) <= dayMs;
  return {
    start: firstDay < day ? null : start,
    end: start === end ? null : isShort || lastDay === day ? end : lastDay,
  };
}

/** The milliseconds since 1970 of the clock on the wall, without its offset from UTC. */
export function localTime(time: string): number {
  return Date.parse(`${time.slice(0, 19)}Z`);
}

/** @param otherwise for a time that is none. */
function readDay(time: string, otherwise: Day): Day {
  const day = time.slice(0, 10);
  return isDay(day) ? day : otherwise;
}
