/** Finds out what has become of changes whose answers were lost. */
import { getEvent, listEvents } from '#generated/calendar/fetchers.ts';
import { RequestError } from '#src/api/errors.ts';
import { dayAt, dayNumber } from '#src/util/day-numbers.ts';
import { type CalendarEvent, clockMinute } from '../model/event.ts';
import { compared, comparedOfOccurrences, hasChanges } from './compare-events.ts';
import type { EventWrite, WriteOutcome } from './event-write.ts';
import { wantedEvent } from './predict-edit.ts';

/** A calendar, and the zone of all times. */
export interface EventPlace {
  readonly calendar: string;
  readonly query: { readonly tz?: string };
}

type Signal = AbortSignal | undefined;

/**
 * What a write has made; null if it was not made, undefined if that is not certain.
 * @param version that on which the write was sent.
 * @throws the errors of `#src/api/errors.ts`.
 */
export async function findWritten(
  place: EventPlace,
  { write, version }: { write: EventWrite; version: string | undefined },
  signal: Signal,
): Promise<{ event: CalendarEvent | null } | null | undefined> {
  if (write.kind === 'delete') {
    const current = await readEvent(place, write.event.id, signal);
    return current ? null : { event: null };
  }
  const wanted = wantedEvent(write);
  // One that looks like it suffices, since sending the same key again adds nothing twice.
  if (write.kind === 'create') {
    return (await findThere(place, wanted, ['title', 'end', 'all_day'], signal)) ?? null;
  }
  const { event, changes } = write;
  const current = await readEvent(place, event.id, signal);
  if (current?.version === version) return null;
  const names = Object.keys(changes);
  if (current) return hasChanges(current, wanted, names) ? { event: current } : undefined;
  // The occurrences of a series have other ids at other times.
  return event.series_id === undefined ? undefined : findThere(place, wanted, names, signal);
}

/**
 * What the undo of a change has made, as `findWritten` does.
 * @param version that of the first event after the change.
 */
export async function findUndone(
  place: EventPlace,
  {
    before: [before],
    after: [after],
    version,
  }: Pick<WriteOutcome, 'before' | 'after'> & { version: string | undefined },
  signal: Signal,
): Promise<{ event: CalendarEvent | null } | null | undefined> {
  if (!before) {
    const current = after && (await readEvent(place, after.id, signal));
    return current ? null : { event: null };
  }
  const current = await readEvent(place, before.id, signal);
  const changed =
    after?.id === before.id ? current : after && (await readEvent(place, after.id, signal));
  if (changed && changed.version === version) return null;
  if (current) return hasChanges(current, before, compared) ? { event: current } : undefined;
  // The occurrences of a series that has moved have other ids since then. One may look the same before and after.
  const hasSameLook = after && hasChanges(after, before, comparedOfOccurrences);
  const there = hasSameLook ? undefined : await findSameOccurrence(place, before, signal);
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
  signal: Signal,
): Promise<CalendarEvent | undefined> {
  const found = await findThere(place, seen, comparedOfOccurrences, signal);
  return found?.event.series_id === undefined ? undefined : found.event;
}

/** An event; null if there is none with the id. */
async function readEvent(
  { calendar, query }: EventPlace,
  eventId: string,
  signal: Signal,
): Promise<CalendarEvent | null | undefined> {
  try {
    return await getEvent({ path: { calendar, eventId }, query }, { ...(signal && { signal }) });
  } catch (error) {
    const isGone = error instanceof RequestError && error.id === 'event_not_found';
    if (!isGone) throw error;
    return null;
  }
}

/** An event at the time that was wanted, as wanted; undefined if there is none. */
async function findThere(
  { calendar, query }: EventPlace,
  wanted: CalendarEvent,
  names: readonly string[],
  signal: Signal,
): Promise<{ event: CalendarEvent } | undefined> {
  const day = dayAt(dayNumber(wanted.start));
  const range = await listEvents(
    { path: { calendar }, query: { ...query, start_date: day, end_date: day } },
    { ...(signal && { signal }) },
  );
  const event = range?.results.find(
    (one) => clockMinute(one.start) === clockMinute(wanted.start) && hasChanges(one, wanted, names),
  );
  return event && { event };
}
