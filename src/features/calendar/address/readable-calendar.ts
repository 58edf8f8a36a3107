import type { components } from '#generated/calendar/types.ts';
import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import type { EventStore } from '#src/calendar/store/event-store.ts';
import type { CalendarMemory } from './calendar-memory.ts';
import type { KnownParts, StateDefaults } from './calendar-state.ts';

export type CalendarConfiguration = components['schemas']['CalendarConfiguration'];

/** A calendar that may be shown. */
export interface ReadableCalendar {
  readonly kind: 'readable';
  /** Its key or identifier, as in the address. */
  readonly address: string;
  readonly configuration: CalendarConfiguration;
  readonly events: EventStore;
  readonly memory: CalendarMemory;
  /** The zone of all times. */
  readonly zone: string;
  /** The sub-calendars that can be chosen. */
  readonly active: readonly SubCalendar[];
  /** The parts that its address can name. */
  readonly knownParts: KnownParts;
  /** The state that its page opens with, where the address says nothing. */
  readonly start: StartState;
}

/** Apart from the day, which is today. */
export type StartState = Omit<StateDefaults, 'date'>;

/** The data that a calendar's page can show. */
export type CalendarData =
  | ReadableCalendar
  /** Its password, or a login, is needed first, or it is deactivated. */
  | { readonly kind: 'protected' | 'login' | 'inactive' }
  /** The visitor has no right in it. The owner's name is null for those who may not learn it. */
  | { readonly kind: 'denied'; readonly ownerName: string | null };
