import { withShown } from '#src/calendar/model/calendar-selection.ts';
import type { EventSpan } from '#src/calendar/model/event.ts';
import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import { type CalendarWeek, shownDays } from '#src/calendar/model/week.ts';
import type { ShownEvents } from '#src/calendar/store/shown-events.ts';
import { supportedDay } from '#src/util/day-numbers.ts';
import type { CalendarState, ViewName } from '../address/calendar-state.ts';

interface Page {
  /** The sub-calendars that can be chosen. */
  active: readonly SubCalendar[];
  state: CalendarState;
  shownEvents: ShownEvents;
  week: CalendarWeek;
  /** The name of the view that the search has replaced. */
  view: ViewName;
  /** Those of all that can be chosen. */
  views: readonly ViewName[];
}

/** The views of events, not of days: they also have those of a hidden weekend. */
const viewsOfEvents: readonly ViewName[] = ['list', 'agenda', 'table'];

/** The changes of a page that show a found event on its day: the search ends, and nothing hides the event. */
export function hitTarget({ event, days }: EventSpan, page: Page): Partial<CalendarState> {
  const { active, state, shownEvents, week, view, views } = page;
  const isHidden = !shownEvents.isShown(event);
  const hasPlace = viewsOfEvents.includes(view) || shownDays(days, week).length > 0;
  const otherView = hasPlace ? undefined : viewsOfEvents.find((name) => views.includes(name));
  return {
    query: '',
    date: supportedDay(days.first),
    ...(otherView && { view: otherView }),
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
