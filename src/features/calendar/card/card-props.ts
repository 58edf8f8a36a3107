import type { ReadableCalendar } from '../address/readable-calendar.ts';
import type { WriteRequest } from '../commands/write-requests.ts';
import type { ViewProps } from '../grid/view-props.ts';

/** The props shared by the parts of an event's card. */
export interface CardProps extends Pick<ViewProps, 'formats' | 'zone' | 'secondZone' | 'intents'> {
  calendar: ReadableCalendar;
  /** Closes the card and makes a change. */
  onWrite: (request: WriteRequest) => void;
  /** Closes the card and opens the editor. */
  onEdit: (eventId: string) => void;
  onClose: () => void;
}
