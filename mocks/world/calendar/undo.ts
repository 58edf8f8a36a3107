import type { components } from '#generated/calendar/types.ts';
import type { Author, EventRecord } from '../../seed/calendar/records.ts';
import type { SubCalendarChange } from './sub-calendar-change.ts';

type EventScope = components['schemas']['EventScope'];

/** A change that can be taken back. */
export interface UndoEntry {
  readonly id: string;
  readonly author: Author;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly edits: readonly UndoableEdit[];
  /** Occurrences whose id changed: from the old to the new one. */
  readonly renames: ReadonlyMap<string, string>;
  /** The event that the change was about. */
  readonly eventId: string | null;
  /** The id that this event had before. */
  readonly formerId: string | undefined;
  /** The occurrences of its series that the change touched. */
  readonly scope: EventScope;
  /** The sub-calendar that went or came back. */
  readonly subCalendar: SubCalendarChange | undefined;
  isUsed: boolean;
}

export interface UndoableEdit {
  readonly rootId: string;
  readonly before: EventRecord | undefined;
  readonly after: EventRecord | undefined;
}
