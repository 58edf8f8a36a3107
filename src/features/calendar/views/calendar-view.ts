import type { ReactNode } from 'react';
import type { components } from '#generated/calendar/types.ts';
import type { EventStore } from '#src/calendar/events/event-store.ts';
import type { CalendarEvent, EventSpan } from '#src/calendar/model/event.ts';
import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import type { WantedTime } from '#src/calendar/model/wanted-time.ts';
import type { CalendarWeek } from '#src/calendar/model/week.ts';
import type { Translate } from '#src/i18n/i18n.ts';
import type { lazyPart } from '#src/ui/lazy-part.tsx';
import type { DayRange } from '#src/util/day-numbers.ts';
import type { CalendarConfiguration } from '../calendar-loader.ts';
import type { CalendarFormats } from '../formats/calendar-formats.ts';
import type { ChosenEvents } from '../interaction/chosen-events.ts';
import type { ComposedEvent } from '../interaction/composed-event.ts';
import type { EventClipboard } from '../interaction/use-event-clipboard.ts';
import type { CalendarState, TimelineScale, ViewName } from '../state/calendar-state.ts';
import type { WriteRequest } from '../writes/write-requests.ts';

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

/** A choice among a few options that a view leaves to the reader, such as its number of days. */
export interface ViewChoice {
  /** Its name for assistive technology. */
  readonly label: (t: Translate) => string;
  readonly options: readonly ViewOption[];
  readonly isChosen: (option: ViewOption['changes'], options: RangeOptions) => boolean;
}

interface ViewOption {
  readonly label: (t: Translate) => string;
  readonly changes: Partial<Pick<CalendarState, 'count' | 'scale'>>;
}

/** A way to look at a calendar: an entry in the list of views (`views.ts`). */
export interface CalendarView {
  readonly name: ViewName;
  /** The letter that switches to it. */
  readonly shortcut: string;
  readonly label: (t: Translate) => string;
  readonly choice?: ViewChoice;
  /** The days that it shows, in whole days. */
  readonly range: (date: number, options: RangeOptions) => DayRange;
  /** A day of the next (1) or previous (-1) range. */
  readonly step: (date: number, by: 1 | -1, options: RangeOptions) => number;
  /** Its range in words, such as "March 2026". */
  readonly heading: (date: number, formats: CalendarFormats, options: RangeOptions) => string;
  /** The switch of embedding sites that leaves out its heading, if there is one. */
  readonly headerSwitch?: 'showAgendaHeader' | 'showYearViewHeader';
  /** The paper orientation; portrait by default. */
  readonly paper?: 'wide';
  /** Where the page says that there are no events, if not over the view: nowhere if the view itself does. */
  readonly emptyText?: 'below' | 'nowhere';
  /** Stands in its place until its code has loaded. */
  readonly Frame: (props: FrameProps) => ReactNode;
  /** Draws it. Its code loads when it is first shown. */
  readonly Part: ReturnType<typeof lazyPart<string, ViewProps>>;
}

/** The props that the frame of a view depends on. */
export type FrameProps = Pick<
  ViewProps,
  'range' | 'options' | 'settings' | 'subCalendars' | 'today' | 'zone' | 'secondZone'
>;

/** The props of a view. It reads events with `useDayEvents`, in parts that can change by themselves, such as rows. */
export interface ViewProps {
  readonly events: EventStore;
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
  /** The event that the form of a new event describes. */
  readonly composed: ComposedEvent;
  readonly intents: ViewIntents;
}

/** The look and the names of events, in all views. */
export interface EventLook {
  /** Returns whether the reader has chosen one of its sub-calendars, and no filter hides it. */
  readonly isShown: (event: CalendarEvent) => boolean;
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

/** The requests of a person that go beyond the view. */
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
  /** Change, copy or delete events. */
  readonly write: (request: WriteRequest) => void;
  /** Show a day by itself; null if no view can. */
  readonly openDay: ((date: number) => void) | null;
  /** Show a day in the timeline, with as much around it. */
  readonly zoom: (scale: TimelineScale, date: number) => void;
}
