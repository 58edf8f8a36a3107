import type { CalendarEvent, EventSpan } from '#src/calendar/model/event.ts';
import type { ChosenEvents } from './chosen-events.ts';

/** The look and the names of events, in all views. */
export interface EventLook {
  /** The name of its color in the palette, for `data-color`. */
  readonly color: (event: CalendarEvent) => string;
  /** The initials that identify its sub-calendar on paper, for `data-initials`. */
  readonly initials: (event: CalendarEvent) => string | undefined;
  /** Those that are chosen to be changed together. */
  readonly chosen: ChosenEvents;
  /** Its title, or "Reserved". */
  readonly title: (event: CalendarEvent) => string;
  /** The names of its sub-calendars, without their folders. */
  readonly calendars: (event: CalendarEvent) => readonly string[];
  /** Title, day, time, sub-calendars and state: its name for assistive technology. */
  readonly name: (span: EventSpan, isChosen?: boolean) => string;
}
