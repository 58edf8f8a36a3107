import { reportBug } from '#src/util/bug-report.ts';
import { type DayRange, overlaps } from '#src/util/day-numbers.ts';
import { type CalendarEvent, type EventSpan, eventSpan } from '../model/event.ts';
import type { EventChangeFeed } from './event-calls.ts';
import { isShowable } from './showable-event.ts';

/** The events of a calendar as the server last returned them, by id. Each change returns the days on which it shows. */
export interface ServerEvents {
  readonly byId: ReadonlyMap<string, EventSpan>;
  /** Takes all events of a range. */
  takeRange: (range: DayRange, events: readonly CalendarEvent[]) => DayRange[];
  /** Takes what has changed; `isKept` tells whether an event is on days that have been read. */
  takeChanges: (feed: EventChangeFeed, isKept: (span: EventSpan) => boolean) => DayRange[];
  /** Takes what a write has made of some events. Those that it does not return are gone. */
  takeSaved: (ids: Iterable<string>, events: readonly CalendarEvent[]) => DayRange[];
  /** Forgets the other events. */
  keep: (isKept: (span: EventSpan) => boolean) => void;
}

export function createServerEvents(): ServerEvents {
  const byId = new Map<string, EventSpan>();
  return {
    byId,
    takeRange: (range, events) => {
      const old = [...byId.values()].filter(({ days }) => overlaps(days, range));
      return replaceSpans(byId, old, events.flatMap(readSpan));
    },
    takeChanges: ({ results, events }, isKept) => {
      const ids = new Set(results.map(({ event_id }) => event_id));
      const old = [...byId.values()].filter(({ event }) => ids.has(event.series_id ?? event.id));
      return replaceSpans(byId, old, events.flatMap(readSpan).filter(isKept));
    },
    takeSaved: (ids, events) => {
      const old = [...ids].flatMap((id) => byId.get(id) ?? []);
      return replaceSpans(byId, old, events.flatMap(readSpan));
    },
    keep: (isKept) => {
      for (const span of byId.values()) if (!isKept(span)) byId.delete(span.event.id);
    },
  };
}

/** Replaces some events by others, and returns the days on which that makes a difference. */
function replaceSpans(
  byId: Map<string, EventSpan>,
  old: readonly EventSpan[],
  spans: readonly EventSpan[],
): DayRange[] {
  const ids = new Set(spans.map(({ event }) => event.id));
  const changed: DayRange[] = [];
  for (const { event, days } of old) {
    if (ids.has(event.id)) continue;
    byId.delete(event.id);
    changed.push(days);
  }
  for (const span of spans) {
    const before = byId.get(span.event.id);
    // Unchanged events stay the same objects, so that nothing renders again.
    if (before && isSame(before.event, span.event)) continue;
    byId.set(span.event.id, span);
    changed.push(span.days, ...(before ? [before.days] : []));
  }
  return changed;
}

/** Omits an event that views could not show, so that it takes no other one away, and reports the server's bug. */
function readSpan(event: CalendarEvent): EventSpan[] {
  const span = isShowable(event) ? eventSpan(event) : null;
  if (!span) {
    reportBug(new Error('An event cannot be shown.'), { facts: { event: String(event.id) } });
  }
  return span ? [span] : [];
}

function isSame(one: CalendarEvent, other: CalendarEvent): boolean {
  return one.version === other.version && JSON.stringify(one) === JSON.stringify(other);
}
