/** Finds out what has become of changes whose answers were lost. */
import { getEvent, listEvents } from '#generated/calendar/fetchers.ts';
import type { CallOptions } from '#src/api/call.ts';
import { hasId } from '#src/api/errors.ts';
import { dayAt, dayNumber } from '#src/util/day-numbers.ts';
import { type CalendarEvent, clockMinute } from '../model/event.ts';
import { comparedMembers, comparedOfOccurrences, hasChanges } from './compare-events.ts';
import type { EventWrite, WriteOutcome } from './event-write.ts';
import { wantedEvent } from './predict-edit.ts';

/** A calendar, and the zone of all times. */
export interface EventPlace {
  readonly calendar: string;
  readonly query: { readonly tz?: string };
}

/**
 * Finds the result of a write; null if it was not made, undefined if that is not certain.
 * @param version that on which the write was sent.
 * @throws the errors of `#src/api/errors.ts`.
 */
export async function findWritten(
  place: EventPlace,
  { write, version }: { write: EventWrite; version: string | undefined },
  options: CallOptions,
): Promise<{ event: CalendarEvent | null } | null | undefined> {
  if (write.kind === 'delete') {
    const current = await readEvent(place, write.event.id, options);
    return current ? null : { event: null };
  }
  const wanted = wantedEvent(write);
  // One that looks like it suffices, since sending the same key again adds nothing twice.
  if (write.kind === 'create') {
    return (await findThere(place, wanted, ['title', 'end', 'all_day'], options)) ?? null;
  }
  const { event, changes } = write;
  const current = await readEvent(place, event.id, options);
  if (current?.version === version) return null;
  const names = Object.keys(changes);
  if (current) return hasChanges(current, wanted, names) ? { event: current } : undefined;
  // The occurrences of a series have other ids at other times.
  return event.series_id === undefined ? undefined : findThere(place, wanted, names, options);
}

/**
 * Finds the result of undoing a change, as `findWritten` does.
 * @param version that of the first event after the change.
 */
export async function findUndone(
  place: EventPlace,
  {
    before: [before],
    after: [after],
    version,
  }: Pick<WriteOutcome, 'before' | 'after'> & { version: string | undefined },
  options: CallOptions,
): Promise<{ event: CalendarEvent | null } | null | undefined> {
  if (!before) {
    const current = after && (await readEvent(place, after.id, options));
    return current ? null : { event: null };
  }
  const current = await readEvent(place, before.id, options);
  const changed =
    after?.id === before.id ? current : after && (await readEvent(place, after.id, options));
  if (changed && changed.version === version) return null;
  if (current) return hasChanges(current, before, comparedMembers) ? { event: current } : undefined;
  // The occurrences of a series that has moved have other ids since then. One may look the same before and after.
  const hasSameLook = after && hasChanges(after, before, comparedOfOccurrences);
  const there = hasSameLook ? undefined : await findSameOccurrence(place, before, options);
  if (there) return { event: there };
  return after ? undefined : null;
}

/**
 * An occurrence of a series that is as a person saw it, whatever its id and version are now.
 * @throws the errors of `#src/api/errors.ts`.
 */
export async function findSameOccurrence(
  place: EventPlace,
  seen: CalendarEvent,
  options: CallOptions,
): Promise<CalendarEvent | undefined> {
  const found = await findThere(place, seen, comparedOfOccurrences, options);
  return found?.event.series_id === undefined ? undefined : found.event;
}

/** An event; null if there is none with the id. */
async function readEvent(
  { calendar, query }: EventPlace,
  eventId: string,
  options: CallOptions,
): Promise<CalendarEvent | null | undefined> {
  try {
    return await getEvent({ path: { calendar, eventId }, query }, options);
  } catch (error) {
    if (!hasId(error, 'event_not_found')) throw error;
    return null;
  }
}

/** An event at the time that was wanted, as wanted; undefined if there is none. */
async function findThere(
  { calendar, query }: EventPlace,
  wanted: CalendarEvent,
  names: readonly string[],
  options: CallOptions,
): Promise<{ event: CalendarEvent } | undefined> {
  const day = dayAt(dayNumber(wanted.start));
  const range = await listEvents(
    { path: { calendar }, query: { ...query, start_date: day, end_date: day } },
    options,
  );
  const event = range?.results.find(
    (one) => clockMinute(one.start) === clockMinute(wanted.start) && hasChanges(one, wanted, names),
  );
  return event && { event };
}
