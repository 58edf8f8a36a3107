import { useState } from 'react';
import type { EventScope, EventWrite } from '#src/calendar/events/event-write.ts';
import type { CalendarEvent } from '#src/calendar/model/event.ts';
import { useLast } from '#src/ui/overlay/use-last.ts';
import type { ReadableCalendar } from '../calendar-loader.ts';
import { countOccurrences, type OccurrenceCount } from './count-occurrences.ts';
import type { OccurrenceRequest } from './use-event-writes.ts';

/** An occurrence to change, and who waits for the answer which others are meant. */
interface OpenQuestion {
  readonly request: OccurrenceRequest;
  readonly isFromForm: boolean;
  /** What had the focus before. */
  readonly focused: Element | null;
}

/** Asks which occurrences of a series are meant before a change to one of them is made. */
export function useScopeQuestion(
  calendar: ReadableCalendar,
  { save, write }: Record<'save' | 'write', (write: EventWrite) => void>,
) {
  const [open, setOpen] = useState<OpenQuestion | null>(null);
  const [known, setKnown] = useState<{ event: CalendarEvent; count: OccurrenceCount | null }>();
  const change = (request: OccurrenceRequest, isFromForm: boolean) => {
    const { scope, event } = request;
    if (scope !== undefined || event.series_id === undefined) {
      const send = isFromForm ? save : write;
      return send({ ...request, scope: scope ?? 'this' });
    }
    setOpen({ request, isFromForm, focused: document.activeElement });
    void countOccurrences(calendar, event).then((count) => setKnown({ event, count }));
  };
  const focused = useLast(open)?.focused;
  return {
    /** Makes a change, after the question if it has no scope. */
    change,
    request: open?.request ?? null,
    count: known && known.event === open?.request.event ? known.count : null,
    onAnswer: (scope: EventScope) => {
      setOpen(null);
      if (open) change({ ...open.request, scope }, open.isFromForm);
    },
    onClose: () => setOpen(null),
    /** The event itself may be gone by then. */
    returnFocus: () => (focused instanceof HTMLElement && focused.isConnected ? focused : null),
  };
}
