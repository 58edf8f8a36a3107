import type { components } from '#generated/calendar/types.ts';
import type { CalendarEvent } from '#src/calendar/model/event.ts';
import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import type { WantedTime } from '#src/calendar/model/wanted-time.ts';
import type { CalendarWeek } from '#src/calendar/model/week.ts';
import type { EventStore } from '#src/calendar/store/event-store.ts';
import type { ShownEvents } from '#src/calendar/store/shown-events.ts';
import type { CalendarFormats } from '#src/calendar/words/calendar-formats.ts';
import type { DayRange } from '#src/util/day-numbers.ts';
import type { TimelineScale } from '../address/calendar-state.ts';
import type { CalendarConfiguration } from '../address/readable-calendar.ts';
import type { EventLook } from '../event/event-look.ts';
import type { EventClipboard } from '../selection/use-event-clipboard.ts';
import type { ComposedEvent } from './composed-event.ts';

/** The options that a view's range depends on. */
export interface RangeOptions {
  readonly week: CalendarWeek;
  /** The number of days or weeks that the reader has chosen; null for the calendar's own number. */
  readonly count: number | null;
  /** The length of time that the timeline shows. */
  readonly scale: TimelineScale;
  /** The number of days or weeks that each of these views begins with, by the calendar's settings. */
  readonly counts: { readonly days: number; readonly weeks: number; readonly agenda: number };
}

/** The props of a view. It reads events with `useDayEvents`, in parts that can change by themselves, such as rows. */
export interface ViewProps {
  /** The calendar's key or identifier, by which this browser remembers choices. */
  readonly address: string;
  /** All that have been read, and the hours that events had, for gestures. */
  readonly events: EventStore;
  /** Those that the reader has chosen by sub-calendars and filters, for `useDayEvents`. */
  readonly shownEvents: ShownEvents;
  /** The days to show. */
  readonly range: DayRange;
  /** The day that the page is about, in the range. */
  readonly date: number;
  readonly today: number;
  /** The zone of all times; null is the device's. */
  readonly zone: string | null;
  /** The zone whose hours are shown beside those of `zone`; null for none. */
  readonly secondZone: string | null;
  /** The view's name for assistive technology: its range in words. */
  readonly label: string;
  readonly options: RangeOptions;
  readonly settings: components['schemas']['ViewSettings'];
  /** The sub-calendars and fields of the calendar's events. */
  readonly configuration: Pick<CalendarConfiguration, 'sub_calendars' | 'event_fields'>;
  /** The active sub-calendars that the reader has chosen, in the calendar's order. */
  readonly subCalendars: readonly SubCalendar[];
  readonly formats: CalendarFormats;
  readonly eventLook: EventLook;
  /** False on paper that is to be without the notes of events. Default true. */
  readonly hasNotes?: boolean;
  /** The event that the form of a new event describes. */
  readonly composed: ComposedEvent;
  readonly intents: ViewIntents;
}

/** The wishes of a person that go beyond the view. */
export interface ViewIntents {
  /** Open an event, next to the element that shows it. */
  readonly open: (event: CalendarEvent, anchor: HTMLElement) => void;
  /** Show another day, without a new entry in the browser's history. */
  readonly go: (date: number) => void;
  /** Show the next (1) or previous (-1) range, as the toolbar does. Returns its day. */
  readonly step: (by: 1 | -1) => number;
  /**
   * Add an event at a time, to a sub-calendar if one is meant; null for visitors who may not.
   * @param isTimeChosen whether the person has chosen the time, as in a grid. Default true.
   */
  readonly create:
    | ((time: WantedTime, subCalendarId?: number | null, isTimeChosen?: boolean) => void)
    | null;
  /** Copies events by keys; null for visitors who may not add events. */
  readonly clipboard: EventClipboard | null;
  /** Show a day by itself; null if no view can. */
  readonly openDay: ((date: number) => void) | null;
  /** Show a day in the timeline, with as much around it. */
  readonly zoom: (scale: TimelineScale, date: number) => void;
}
