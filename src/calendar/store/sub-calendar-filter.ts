import type { EventSpan } from '../model/event.ts';
import { type DayEvents, keepIfSame } from './day-events.ts';

/**
 * Creates a function that picks the events of a sub-calendar, or of all. It returns the same object until they change,
 * although others may, for `useSyncExternalStore`.
 */
export function createSubCalendarFilter(): (
  dayEvents: DayEvents,
  subCalendarId: number | null,
) => DayEvents {
  let before: { all: DayEvents; subCalendarId: number | null; own: DayEvents } | undefined;
  return (dayEvents, subCalendarId) => {
    if (before?.all === dayEvents && before.subCalendarId === subCalendarId) return before.own;
    const spans =
      subCalendarId === null
        ? dayEvents.spans
        : (groupBySubCalendar(dayEvents).get(subCalendarId) ?? []);
    const own = keepIfSame(before?.own, { spans, isRead: dayEvents.isRead });
    before = { all: dayEvents, subCalendarId, own };
    return own;
  };
}

const groups = new WeakMap<DayEvents, ReadonlyMap<number, readonly EventSpan[]>>();

/** The events of each sub-calendar: found once for all of them, because there may be thousands of events. */
function groupBySubCalendar(dayEvents: DayEvents): ReadonlyMap<number, readonly EventSpan[]> {
  const knownGroups = groups.get(dayEvents);
  if (knownGroups) return knownGroups;
  const byId = new Map<number, EventSpan[]>();
  for (const span of dayEvents.spans) {
    for (const id of new Set(span.event.sub_calendar_ids)) {
      const spans = byId.get(id);
      if (spans) spans.push(span);
      else byId.set(id, [span]);
    }
  }
  groups.set(dayEvents, byId);
  return byId;
}
