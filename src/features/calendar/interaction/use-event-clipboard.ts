import { useSetAtom } from 'jotai';
import { useMemo, useRef } from 'react';
import type { EventStore } from '#src/calendar/events/event-store.ts';
import type { EventSpan } from '#src/calendar/model/event.ts';
import { message } from '#src/i18n/message.ts';
import { statusAtom } from '#src/status/status.ts';

/** The event that keys have copied, for all views of a calendar's page. */
export interface EventClipboard {
  /** Says that the event is copied, or why it cannot be. */
  readonly copy: (span: EventSpan) => void;
  /** The copied event; null if there is none. */
  readonly read: () => EventSpan | null;
}

export function useEventClipboard(events: EventStore): EventClipboard {
  const showStatus = useSetAtom(statusAtom);
  const copied = useRef<{ span: EventSpan; events: EventStore }>(null);
  return useMemo(
    () => ({
      copy: (span) => {
        if (span.event.is_reserved) {
          const text = message('calendar:A reserved event cannot be copied.');
          return showStatus({ type: 'info', text });
        }
        copied.current = { span, events };
        showStatus({ type: 'info', text: message('common:Copied') });
      },
      // The times of another store may be in another zone.
      read: () => (copied.current?.events === events ? copied.current.span : null),
    }),
    [events, showStatus],
  );
}
