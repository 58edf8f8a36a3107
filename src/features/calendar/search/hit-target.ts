import { withShown } from '#src/calendar/model/calendar-selection.ts';
import type { EventSpan } from '#src/calendar/model/event.ts';
import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import { type CalendarWeek, showsAny } from '#src/calendar/model/week.ts';
import type { ShownEvents } from '#src/calendar/store/shown-events.ts';
import { supportedDay } from '#src/util/day-numbers.ts';
import type { CalendarState } from '../address/calendar-state.ts';
import type { CalendarView } from '../views/calendar-view.ts';

interface Page {
  /** The sub-calendars that can be chosen. */
  active: readonly SubCalendar[];
  state: CalendarState;
  shownEvents: ShownEvents;
  /** The week of the view that the search has replaced. */
  week: CalendarWeek;
  /** All that can be chosen. */
  views: readonly CalendarView[];
}

/** The changes of a page that show a found event on its day: the search ends, and nothing hides the event. */
export function hitTarget({ event, days }: EventSpan, page: Page): Partial<CalendarState> {
  const { active, state, shownEvents, week, views } = page;
  const isHidden = !shownEvents.isShown(event);
  // A view of days has no place for an event of a hidden weekend.
  const otherView = showsAny(days, week) ? undefined : views.find((view) => view.isAboutEvents);
  return {
    query: '',
    date: supportedDay(days.first),
    ...(otherView && { view: otherView.name }),
    ...(isHidden && {
      sub: withShown(
        state.sub,
        event.sub_calendar_ids,
        true,
        active.map(({ id }) => id),
      ),
      filters: new Set<number>(),
    }),
  };
}
