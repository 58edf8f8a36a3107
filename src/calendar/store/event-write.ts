import type { components } from '#generated/calendar/types.ts';
import type { CalendarEvent } from '../model/event.ts';

type Schemas = components['schemas'];

/** Which occurrences of a series a write is about. */
export type EventScope = Schemas['EventScope'];
/** An event to add. Its times are local in the store's zone. */
export type NewEvent = Schemas['NewEvent'];
/** The changes to make to an event; absent members stay as they are. */
export type EventChanges = Omit<Schemas['EventChanges'], 'version' | 'scope'>;

/** A change of a calendar's events that a person wants to make. */
export type EventWrite =
  | {
      readonly kind: 'create';
      readonly body: NewEvent;
      /** Makes sure that the event is added once, however often the call is sent. */
      readonly key: string;
    }
  | {
      readonly kind: 'update';
      /** The event as the person saw it. */
      readonly event: CalendarEvent;
      readonly changes: EventChanges;
      readonly scope: EventScope;
    }
  | {
      readonly kind: 'delete';
      readonly event: CalendarEvent;
      readonly scope: EventScope;
    };

export interface WriteOutcome {
  /** The new or changed event; null if it is deleted. */
  readonly event: CalendarEvent | null;
  /** The way to undo the write; null if there was nothing to do. */
  readonly undo: Schemas['Undo'] | null;
  /** Local times that the server had to resolve. */
  readonly resolved: readonly Schemas['ResolvedTime'][];
  /** The events that the page showed before and after, as far as they had been read. */
  readonly before: readonly CalendarEvent[];
  readonly after: readonly CalendarEvent[];
}
