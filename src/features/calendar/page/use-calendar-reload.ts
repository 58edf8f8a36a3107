import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { revalidateAtom } from '#src/actions/page-data.ts';
import type { EventStore } from '#src/calendar/store/event-store.ts';

/** Reads the calendar again when its settings, sub-calendars or access have changed on the server. */
export function useCalendarReload(events: EventStore): void {
  const revalidate = useSetAtom(revalidateAtom);
  // The store finds out by itself, while the page is open.
  useEffect(() => events.watchCalendar(() => void revalidate()), [events, revalidate]);
}
