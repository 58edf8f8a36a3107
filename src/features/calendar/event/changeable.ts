import type { CalendarEvent, EventSpan } from '#src/calendar/model/event.ts';
import { isBefore, useIsBefore } from '#src/calendar/store/use-now.ts';

/** Returns whether the visitor may change an event now: the right may end while the page is open. */
export function mayChange({ rights }: CalendarEvent): boolean {
  return rights.change && isBefore(rights.until);
}

/** Returns whether the visitor may change it, as long as that is so. */
export function useMayChange({ rights }: CalendarEvent): boolean {
  return useIsBefore(rights.until) && rights.change;
}

/** Those of some events that the visitor may change now. */
export function changeableSpans(spans: readonly EventSpan[]): readonly EventSpan[] {
  return spans.filter(({ event }) => mayChange(event));
}

/** Those that the visitor may delete now. */
export function deletableSpans(spans: readonly EventSpan[]): readonly EventSpan[] {
  return spans.filter(({ event: { rights } }) => rights.delete && isBefore(rights.until));
}
