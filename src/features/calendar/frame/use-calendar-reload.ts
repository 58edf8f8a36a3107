import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { EventStore } from '#src/calendar/events/event-store.ts';

/** Reads the calendar again when its settings, sub-calendars or access have changed on the server. */
export function useCalendarReload(events: EventStore): void {
  const { revalidate } = useRevalidator();
  // The store finds out by itself, while the page is open.
  useEffect(() => events.watchCalendar(() => void revalidate()), [events, revalidate]);
}
