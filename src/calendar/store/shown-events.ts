import type { DayRange } from '#src/util/day-numbers.ts';
import type { CalendarEvent } from '../model/event.ts';
import type { DayEvents } from './day-events.ts';
import type { EventStore } from './event-store.ts';

/** Those events of a store that a page shows: all that its views read. */
export class ShownEvents {
  readonly #store: EventStore;
  readonly isShown: (event: CalendarEvent) => boolean;
  readonly #byAll = new WeakMap<DayEvents, DayEvents>();

  constructor(store: EventStore, isShown: (event: CalendarEvent) => boolean) {
    this.#store = store;
    this.isShown = isShown;
  }

  /** Filters each answer of the store once for all readers. */
  readonly events = (range: DayRange): DayEvents => {
    const all = this.#store.events(range);
    const knownEvents = this.#byAll.get(all);
    if (knownEvents) return knownEvents;
    const shownEvents = { ...all, spans: all.spans.filter(({ event }) => this.isShown(event)) };
    this.#byAll.set(all, shownEvents);
    return shownEvents;
  };

  readonly watch = (range: DayRange, onChange: () => void): (() => void) =>
    this.#store.watch(range, onChange);
}
