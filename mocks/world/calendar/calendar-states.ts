import { calendarContents } from '../../seed/calendar/contents.ts';
import type { CalendarContents } from '../../seed/calendar/records.ts';
import type { World } from '../world.ts';
import { CalendarState } from './calendar-state.ts';
import type { OpenedCalendar } from './opened-calendar.ts';

export interface KnownState {
  /** When the world began whose demo data these are; null for a calendar that is not in the demo data. */
  readonly start: number | null;
  readonly state: CalendarState;
}

/**
 * A calendar's contents in a world. Demo data is relative to the world's start: a calendar in which nothing has changed
 * yet moves along when the clock is set.
 */
export function calendarState(world: World, calendar: OpenedCalendar): CalendarState {
  const start = world.start.getTime();
  const knownState = world.calendarStates.get(calendar.id);
  if (
    knownState &&
    (knownState.start === null || knownState.start === start || !knownState.state.log.isEmpty)
  )
    return knownState.state;
  const seconds = Math.floor(start / 1000);
  const state = new CalendarState(calendarContents(calendar, world.start), String(seconds));
  world.calendarStates.set(calendar.id, { start, state });
  return state;
}

/** Adds the contents of a calendar that the demo data does not have. */
export function addCalendarState(world: World, id: number, contents: CalendarContents) {
  const seconds = Math.floor(world.start.getTime() / 1000);
  const state = new CalendarState(contents, String(seconds));
  world.calendarStates.set(id, { start: null, state });
}
