import { useMemo } from 'react';
import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import type { EventLook } from '../../event/event-look.ts';

/**
 * Returns the look of events, by sub-calendar id, where each sub-calendar has a place of its own: events have its
 * color there. Returns the same objects until the sub-calendars change.
 */
export function useSubCalendarLooks(
  eventLook: EventLook,
  subCalendars: readonly SubCalendar[],
): ReadonlyMap<number, EventLook> {
  return useMemo(
    () => new Map(subCalendars.map(({ id, color }) => [id, { ...eventLook, color: () => color }])),
    [eventLook, subCalendars],
  );
}
