import { useSyncExternalStore } from 'react';
import type { EventSpan } from '#src/calendar/model/event.ts';
import type { EventStore } from '#src/calendar/store/event-store.ts';
import { Watchers } from '#src/calendar/store/watchers.ts';

const none: ReadonlySet<string> = new Set();

/** The events that a person has chosen to change together, in all views of a calendar's page. */
export class ChosenEvents {
  readonly #events: EventStore;
  #ids = none;
  /** The event from which a range is chosen. */
  #anchor: string | null = null;
  #cut = none;
  readonly #watchers = new Watchers();
  #spans: readonly EventSpan[] = [];

  constructor(events: EventStore) {
    this.#events = events;
  }

  get ids(): ReadonlySet<string> {
    return this.#ids;
  }

  /** True if none is chosen or cut. */
  get isEmpty(): boolean {
    return this.#ids.size + this.#cut.size === 0;
  }

  /** Those that keys have cut, which stay where they are until they are pasted elsewhere. */
  get cut(): ReadonlySet<string> {
    return this.#cut;
  }

  /** Those that are still there, as they are now; the same object until that changes. */
  get spans(): readonly EventSpan[] {
    const spans = [...this.#ids].flatMap((id) => this.#events.find(id) ?? []);
    const isSame =
      spans.length === this.#spans.length && spans.every((span, at) => span === this.#spans[at]);
    if (!isSame) this.#spans = spans;
    return this.#spans;
  }

  /** Counts the chosen events that are still there. */
  readonly count = (): number => this.spans.length;

  readonly toggle = (id: string): void => {
    const ids = new Set(this.#ids);
    if (!ids.delete(id)) ids.add(id);
    this.#anchor = id;
    this.#show(ids);
  };

  /** Chooses the events from the last one that was chosen by itself to another one. @param order of the events in sight. */
  readonly chooseTo = (id: string, order: readonly string[]): void => {
    const from = order.indexOf(this.#anchor ?? id);
    const to = order.indexOf(id);
    this.#anchor = from < 0 ? id : this.#anchor;
    const range = from < 0 ? [id] : order.slice(Math.min(from, to), Math.max(from, to) + 1);
    this.#show(new Set([...this.#ids, ...range]));
  };

  /** Chooses these events and no others. */
  readonly choose = (ids: Iterable<string>): void => this.#show(new Set(ids));

  readonly markCut = (ids: Iterable<string>): void => {
    this.#cut = new Set(ids);
    this.#watchers.call();
  };

  readonly clear = (): void => {
    this.#anchor = null;
    this.#show(none);
  };

  /** Chooses none, and leaves those that are cut where they are. */
  readonly giveUp = (): void => {
    this.markCut(none);
    this.clear();
  };

  readonly watch = (onChange: () => void): (() => void) => this.#watchers.add(onChange);

  /** The same, and when others have changed or deleted some of them, or they have been read again. */
  readonly watchSpans = (onChange: () => void): (() => void) => {
    const stops = [this.watch(onChange), this.#events.watchState(onChange)];
    return () => {
      for (const stop of stops) stop();
    };
  };

  #show(ids: ReadonlySet<string>): void {
    if (ids.size === 0 && this.#ids.size === 0) return;
    this.#ids = ids;
    this.#watchers.call();
  }
}

/** The events that a key is about: those that are chosen, otherwise the one that is shown where it was pressed. */
export function affectedSpans(
  chosen: ChosenEvents,
  shown: { readonly span: EventSpan } | null,
): readonly EventSpan[] {
  if (chosen.count() > 0) return chosen.spans;
  return shown ? [shown.span] : [];
}

/** Returns the number of chosen events. */
export function useChosenCount(chosen: ChosenEvents): number {
  return useSyncExternalStore(chosen.watchSpans, chosen.count);
}

/** The chosen events as they are now. */
export function useChosenSpans(chosen: ChosenEvents): readonly EventSpan[] {
  return useSyncExternalStore(chosen.watchSpans, () => chosen.spans);
}

/** Returns whether an event is chosen, and whether it is cut. Renders again only when that changes. */
export function useChosenState(chosen: ChosenEvents, id: string) {
  // One subscription for each of thousands of events.
  const state = useSyncExternalStore(
    chosen.watch,
    () => (chosen.ids.has(id) ? 1 : 0) + (chosen.cut.has(id) ? 2 : 0),
  );
  return { isChosen: state % 2 === 1, isCut: state >= 2 };
}
