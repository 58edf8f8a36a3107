import type { CalendarEvent } from '#src/calendar/model/event.ts';
import type { CalendarFormats } from '#src/calendar/words/calendar-formats.ts';
import type { Fields } from '#src/ui/form/Form.tsx';
import type { EventValues, FormCalendar } from './event-values.ts';

/** The props shared by the groups of an event's fields. */
export interface FieldsProps {
  field: Fields<EventValues>;
  /** The values to begin with. */
  initial: EventValues;
  /** The current values of the fields. */
  values: EventValues;
  /** The event that is edited; null for a new one. */
  event: CalendarEvent | null;
  calendar: FormCalendar;
  formats: CalendarFormats;
  /** True if only what a new event needs is shown. */
  isQuick: boolean;
}
