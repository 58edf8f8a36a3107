import { reportBug } from '#src/util/bug-report.ts';
import { type DayRange, overlaps } from '#src/util/day-numbers.ts';
import { isSameJson } from '#src/util/is-same-json.ts';
import { type CalendarEvent, type EventSpan, eventSpan } from '../model/event.ts';
import type { EventChangeFeed } from './event-calls.ts';
import { isShowable } from './showable-event.ts';

/** The events of a calendar as the server last returned them, by id. Each change returns the days on which it shows. */
export class ServerEvents {
  readonly #byId = new Map<string, EventSpan>();

  get byId(): ReadonlyMap<string, EventSpan> {
    return this.#byId;
  }

  /** Takes all events of a range. */
  takeRange(range: DayRange, events: readonly CalendarEvent[]): DayRange[] {
    const old = [...this.#byId.values()].filter(({ days }) => overlaps(days, range));
    return this.#replace(old, events.flatMap(readSpan));
  }

  /** Takes what has changed; `isKept` tells whether an event is on days that have been read. */
  takeChanges(
    { results, events }: EventChangeFeed,
    isKept: (span: EventSpan) => boolean,
  ): DayRange[] {
    const ids = new Set(results.map(({ event_id }) => event_id));
    const old = [...this.#byId.values()].filter(({ event }) =>
      ids.has(event.series_id ?? event.id),
    );
    return this.#replace(old, events.flatMap(readSpan).filter(isKept));
  }

  /** Takes what a write has made of some events. Those that it does not return are gone. */
  takeSaved(ids: Iterable<string>, events: readonly CalendarEvent[]): DayRange[] {
    const old = [...ids].flatMap((id) => this.#byId.get(id) ?? []);
    return this.#replace(old, events.flatMap(readSpan));
  }

  /** Forgets the other events. */
  keep(isKept: (span: EventSpan) => boolean): void {
    for (const span of this.#byId.values()) if (!isKept(span)) this.#byId.delete(span.event.id);
  }

  /** Replaces some events by others, and returns the days on which that makes a difference. */
  #replace(old: readonly EventSpan[], spans: readonly EventSpan[]): DayRange[] {
    const ids = new Set(spans.map(({ event }) => event.id));
    const changedDays: DayRange[] = [];
    for (const { event, days } of old) {
      if (ids.has(event.id)) continue;
      this.#byId.delete(event.id);
      changedDays.push(days);
    }
    for (const span of spans) {
      const before = this.#byId.get(span.event.id);
      // Unchanged events stay the same objects, so that nothing renders again.
      if (before && isSame(before.event, span.event)) continue;
      this.#byId.set(span.event.id, span);
      changedDays.push(span.days, ...(before ? [before.days] : []));
    }
    return changedDays;
  }
}

/** Omits an event that views could not show, so that it takes no other one away, and reports the server's bug. */
function readSpan(event: CalendarEvent): EventSpan[] {
  const span = isShowable(event) ? eventSpan(event) : null;
  if (!span) {
    reportBug(new Error('An event cannot be shown.'), { facts: { event: String(event.id) } });
  }
  return span ? [span] : [];
}

function isSame(event: CalendarEvent, otherEvent: CalendarEvent): boolean {
  return event.version === otherEvent.version && isSameJson(event, otherEvent);
}
