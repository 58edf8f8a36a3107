import { withShown } from '#src/calendar/model/calendar-selection.ts';
import type { EventSpan } from '#src/calendar/model/event.ts';
import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import type { ShownEvents } from '#src/calendar/store/shown-events.ts';
import { supportedDay } from '#src/util/day-numbers.ts';
import type { CalendarState, ChangeState } from '../address/calendar-state.ts';

interface Page {
  /** The sub-calendars that can be chosen. */
  active: readonly SubCalendar[];
  state: CalendarState;
  change: ChangeState;
  shownEvents: ShownEvents;
}

/** Returns a function that ends the search at a found event's day in the view, where nothing hides the event. */
export function createShowHit({ active, state, change, shownEvents }: Page) {
  const ids = active.map(({ id }) => id);
  return ({ event, days }: EventSpan) => {
    const isHidden = !shownEvents.isShown(event);
    change(
      {
        query: '',
        date: supportedDay(days.first),
        ...(isHidden && {
          sub: withShown(state.sub, event.sub_calendar_ids, true, ids),
          filters: new Set<number>(),
        }),
      },
      'push',
    );
  };
}
