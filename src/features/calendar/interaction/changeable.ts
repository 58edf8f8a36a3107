import type { CalendarEvent, EventSpan } from '#src/calendar/model/event.ts';
import { serverNow } from '#src/util/server-clock.ts';
import { useMinutesUntil } from '../use-now.ts';

/** Whether the visitor may change an event now: the right may end while the page is open. */
export function mayChange({ rights }: CalendarEvent): boolean {
  return rights.change && isInTime(rights);
}

/** Whether the visitor may change it, as long as that is so. */
export function useMayChange({ rights }: CalendarEvent): boolean {
  return useMinutesUntil(rights.until) !== 0 && rights.change;
}

/** Those of some events that the visitor may change now. */
export function changeableSpans(spans: readonly EventSpan[]): readonly EventSpan[] {
  return spans.filter(({ event }) => mayChange(event));
}

/** Those that the visitor may delete now. */
export function deletableSpans(spans: readonly EventSpan[]): readonly EventSpan[] {
  return spans.filter(({ event: { rights } }) => rights.delete && isInTime(rights));
}

function isInTime({ until }: CalendarEvent['rights']): boolean {
  return until === null || Date.parse(until) > serverNow();
}
