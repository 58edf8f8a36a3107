import { useState } from 'react';
import type { CalendarEvent } from '#src/calendar/model/event.ts';
import type { WantedTime } from '#src/calendar/model/wanted-time.ts';
import type { EventStore } from '#src/calendar/store/event-store.ts';
import type { EventValues } from '../editor/event-values.ts';

/** The beginning of the form of a new event. */
export type FormStart =
  /** A time, in a sub-calendar if one is meant: the quick form asks for the rest. */
  | {
      readonly kind: 'quick';
      readonly time: WantedTime;
      readonly subCalendarId: number | null;
      /** True if the person has chosen the time. */
      readonly isTimeChosen: boolean;
    }
  /** An event of which it is a copy. */
  | { readonly kind: 'copy'; readonly event: CalendarEvent }
  /** The values that have been typed in the quick form. */
  | { readonly kind: 'typed'; readonly values: EventValues };

export type EventFormState = ReturnType<typeof useEventForm>;

/**
 * The form of an event on a calendar's page: the editor, which has an address, or the quick form of a new event.
 * @param events has its time zone for life.
 */
export function useEventForm(editing: string | null, events: EventStore) {
  const [opened, setOpened] = useState({ editing, events });
  const [start, setStart] = useState<FormStart | null>(null);
  const isOtherZone = opened.events !== events;
  if (opened.editing !== editing || isOtherZone) {
    setOpened({ editing, events });
    // Going forward to the address must not open it with what has been saved since.
    if (isOtherZone || (editing === null && start?.kind !== 'quick')) setStart(null);
  }
  return {
    /** The id of the event in the editor, or that of a new one; null while the editor is closed. */
    editing,
    /** The editor as another object each time that it opens; null while it is closed. */
    editor: editing === null ? null : opened,
    start,
    setStart,
  };
}
