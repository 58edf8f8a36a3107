import type { CalendarEvent } from '#src/calendar/model/event.ts';
import type { ReadableCalendar } from '../address/readable-calendar.ts';
import type { ViewProps } from '../grid/view-props.ts';

/** The props shared by the parts of an event's card. */
export interface CardProps extends Pick<ViewProps, 'formats' | 'zone' | 'secondZone' | 'intents'> {
  calendar: ReadableCalendar;
  /** Closes the card and opens the editor of a copy. */
  onDuplicate: (event: CalendarEvent) => void;
  /** Closes the card and opens the editor. */
  onEdit: (eventId: string) => void;
  onClose: () => void;
}
