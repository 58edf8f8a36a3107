import type { components } from '#generated/calendar/types.ts';
import type { EventStore } from '#src/calendar/store/event-store.ts';
import type { CalendarMemory } from './calendar-memory.ts';

export type CalendarConfiguration = components['schemas']['CalendarConfiguration'];

/** A calendar that may be shown. */
export interface ReadableCalendar {
  readonly kind: 'readable';
  /** Its key or identifier, as in the address. */
  readonly address: string;
  readonly configuration: CalendarConfiguration;
  readonly events: EventStore;
  readonly memory: CalendarMemory;
}

/** The data that a calendar's page can show. */
export type CalendarData =
  | ReadableCalendar
  /** Its password, or a login, is needed first, or it is deactivated. */
  | { readonly kind: 'protected' | 'login' | 'inactive' };
