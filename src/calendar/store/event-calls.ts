import { listEventChanges, listEvents } from '#generated/calendar/fetchers.ts';
import type { components } from '#generated/calendar/types.ts';
import type { CallOptions } from '#src/api/call.ts';
import { unexpectedServerError } from '#src/api/catalogue.ts';
import { RequestError } from '#src/api/errors.ts';
import { requireLoaded } from '#src/api/loaded.ts';
import { reportBug } from '#src/util/bug-report.ts';
import { type DayRange, dayAt } from '#src/util/day-numbers.ts';

/** All events of a range. */
export type EventRange = components['schemas']['EventRange'];
/** The changes since a token. */
export type EventChangeFeed = components['schemas']['EventChangeFeed'];

/** An event, or a whole series, that has changed. */
export type ChangedEvent = EventChangeFeed['results'][number];

/** `reauthenticate` is whether a missing login is asked for. */
type ReadOptions = Required<Pick<CallOptions, 'signal' | 'reauthenticate'>>;

/** The calls by which a store reads a calendar's events in a zone. Both throw errors of `#src/api/errors.ts`. */
export interface EventCalls {
  read: (range: DayRange, options: ReadOptions) => Promise<EventRange>;
  readChanges: (since: string, range: DayRange, options: ReadOptions) => Promise<EventChangeFeed>;
}

/** The most events of an answer. A browser would end a page with many more. */
const mostEvents = 10_000;
/** The most days of a call. */
export const longestRange = 400;

/**
 * The calls for a calendar.
 * @param calendar is its key or identifier.
 * @param zone is the time zone of all times; by default the calendar's own.
 */
export function createEventCalls(calendar: string, zone: string | undefined): EventCalls {
  const path = { calendar };
  const query = ({ first, last }: DayRange) => ({
    start_date: dayAt(first),
    end_date: dayAt(last),
    ...(zone !== undefined && { tz: zone }),
  });
  const read: EventCalls['read'] = async (range, options) => {
    try {
      const answer = await listEvents({ path, query: query(range) }, options);
      return checkSize(requireLoaded(answer, options.signal));
    } catch (error) {
      const [early, late] = halvesIfTooLarge(range, error);
      return joinRanges(await read(early, options), await read(late, options));
    }
  };
  const readPart: EventCalls['readChanges'] = async (since, range, options) => {
    try {
      const answer = await listEventChanges({ path, query: { since, ...query(range) } }, options);
      return requireLoaded(answer, options.signal);
    } catch (error) {
      const [early, late] = halvesIfTooLarge(range, error);
      const feed = await readPart(since, early, options);
      return joinFeeds(feed, await readPart(since, late, options));
    }
  };
  return {
    read,
    readChanges: async (since, range, options) => {
      const [first = range, ...otherRanges] = splitLong(range);
      // One after the other, because the token of the earliest covers all.
      const feed = await readPart(since, first, options);
      return otherRanges.reduce(
        async (before, part) => joinFeeds(await before, await readPart(since, part, options)),
        Promise.resolve(feed),
      );
    },
  };
}

/** @throws RequestError, which is also reported, if a server sends more events than it may. */
function checkSize(range: EventRange): EventRange {
  if (range.results.length <= mostEvents) return range;
  const error = unexpectedServerError(200, 'results');
  reportBug(error);
  throw error;
}

/** Days in parts that one call can read. */
export function splitLong({ first, last }: DayRange): DayRange[] {
  const end = first + longestRange - 1;
  if (last <= end) return [{ first, last }];
  return [{ first, last: end }, ...splitLong({ first: end + 1, last })];
}

/** Joins the changes on the days of two feeds. Changes made in between are listed by the next feed. */
function joinFeeds(feed: EventChangeFeed, { events }: EventChangeFeed): EventChangeFeed {
  const changedIds = new Set(feed.results.map(({ event_id }) => event_id));
  const knownIds = new Set(feed.events.map(({ id }) => id));
  const otherEvents = events.filter(
    ({ id, series_id }) => changedIds.has(series_id ?? id) && !knownIds.has(id),
  );
  return { ...feed, events: [...feed.events, ...otherEvents] };
}

/**
 * The halves of a range with more events than one answer may have, to be read one after the other, because the token of
 * the earlier one covers both.
 * @throws the error if it is another one, or the range is a day.
 */
function halvesIfTooLarge({ first, last }: DayRange, error: unknown): [DayRange, DayRange] {
  const isTooLarge = error instanceof RequestError && error.id === 'range_too_large';
  if (!isTooLarge || first === last) throw error;
  const middle = Math.floor((first + last) / 2);
  return [
    { first, last: middle },
    { first: middle + 1, last },
  ];
}

/** Joins the events of two halves. */
function joinRanges(early: EventRange, late: EventRange): EventRange {
  const knownIds = new Set(early.results.map(({ id }) => id));
  const results = [...early.results, ...late.results.filter(({ id }) => !knownIds.has(id))];
  return { ...early, results, total: results.length };
}
