import { type DayEvents, keepIfSame } from './day-events.ts';

/**
 * Creates a function that picks the events of a sub-calendar. It returns the same object until they change, although others
 * may, for `useSyncExternalStore`.
 */
export function createSubCalendarFilter(): (all: DayEvents, subCalendarId: number) => DayEvents {
  let before: { all: DayEvents; subCalendarId: number; own: DayEvents } | undefined;
  return (all, subCalendarId) => {
    if (before?.all === all && before.subCalendarId === subCalendarId) return before.own;
    const spans = all.spans.filter(({ event }) => event.sub_calendar_ids.includes(subCalendarId));
    const own = keepIfSame(before?.own, { spans, isRead: all.isRead });
    before = { all, subCalendarId, own };
    return own;
  };
}
