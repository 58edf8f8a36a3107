import { dayMs } from '#src/util/dates.ts';
import type { EventRecord } from '../../seed/calendar/records.ts';
import type { LocalTime } from '../../time/local-time.ts';
import type { Zone } from '../../time/zones.ts';
import { DayCounts } from './day-counts.ts';
import {
  findSight,
  type SeenOccurrence,
  type Sight,
  seenOccurrence,
  type Viewer,
} from './event-view.ts';
import { valueTexts } from './field-types.ts';
import {
  type DayRange,
  dayRange,
  exceptionsIn,
  type Occurrence,
  occurrenceId,
  regularOccurrencesIn,
} from './occurrences.ts';

/** More would stall browsers. */
const mostEvents = 10_000;

/** The events of a range, or how far it goes without too many. */
export type RangeEvents =
  | { readonly events: readonly SeenOccurrence[]; readonly tooMany?: undefined }
  | { readonly events?: undefined; readonly tooMany: TooManyEvents };

export interface TooManyEvents {
  /** Midnight of the last day with which there are not too many; undefined if the first day is one too many. */
  readonly lastDay: LocalTime | undefined;
  /** The events until the end of that day, in no order. */
  readonly firstEvents: readonly SeenOccurrence[];
  /** The events and series with the most of them until the day after it, most first. */
  readonly fullest: readonly RangeFilling[];
}

/** An event, or the first occurrence of a series in a range, and how many it has there. */
interface RangeFilling {
  readonly event: SeenOccurrence;
  readonly total: number;
}

const mostNamed = 10;

interface EventFilter {
  /** All if absent. */
  readonly subCalendarIds?: readonly number[] | undefined;
  readonly matches?: (sight: Sight) => boolean;
}

/**
 * The events of a range that a visitor may see and wants, in the order of responses. As soon as there are too many, only
 * the days until then are expanded.
 */
export function eventsInRange(
  records: readonly EventRecord[],
  range: DayRange,
  viewer: Viewer,
  { subCalendarIds, matches = () => true }: EventFilter = {},
): RangeEvents {
  const wantedIds = subCalendarIds && new Set(subCalendarIds);
  const isWanted = (sight: Sight) =>
    (!wantedIds || sight.seen.subCalendarIds.some((id) => wantedIds.has(id))) && matches(sight);
  const counts = new DayCounts(range, mostEvents);
  const eventsByRecord: SeenOccurrence[][] = [];
  let days = range;
  for (const record of records) {
    const wantedEvents = seenInRange(record, days, viewer, isWanted);
    for (const { allDay, start } of wantedEvents) {
      counts.add(allDay ? start : viewer.zone.toLocal(start));
    }
    if (wantedEvents.length > 0) eventsByRecord.push(wantedEvents);
    if (counts.isExceeded && counts.endDay < days.endDay) {
      days = dayRange(range.firstDay, counts.endDay, viewer.zone);
    }
  }
  if (!counts.isExceeded) return { events: inOrder(eventsByRecord.flat(), viewer.zone) };
  const { lastDay, endDay } = counts;
  return {
    tooMany: {
      lastDay,
      firstEvents:
        lastDay === undefined
          ? []
          : eventsByRecord.flat().filter(beginsBefore(lastDay + dayMs, viewer.zone)),
      fullest: listFullest(eventsByRecord, beginsBefore(endDay, viewer.zone)),
    },
  };
}

function beginsBefore(day: LocalTime, zone: Zone) {
  return ({ allDay, start }: Occurrence) => (allDay ? start : zone.toLocal(start)) < day;
}

/** The events and series with the most of the events that count: those of each record are one entry. */
function listFullest(
  eventsByRecord: readonly (readonly SeenOccurrence[])[],
  counts: (occurrence: Occurrence) => boolean,
): RangeFilling[] {
  return eventsByRecord
    .flatMap((events) => {
      const [event, ...others] = events.filter(counts);
      if (!event) return [];
      const first = others.reduce((one, other) => (other.start < one.start ? other : one), event);
      return [{ event: first, total: others.length + 1 }];
    })
    .toSorted((a, b) => b.total - a.total || a.event.start - b.event.start)
    .slice(0, mostNamed);
}

function seenInRange(
  record: EventRecord,
  range: DayRange,
  viewer: Viewer,
  isWanted: (sight: Sight) => boolean,
): SeenOccurrence[] {
  const listSeen = (occurrences: readonly Occurrence[]) =>
    occurrences
      .flatMap((occurrence) => seenOccurrence(occurrence, viewer) ?? [])
      .filter((event) => isWanted(event));
  if (!record.recurrence) return listSeen(regularOccurrencesIn(record, range));
  const differentEvents = listSeen(exceptionsIn(record, range));
  const sight = findSight({ record }, viewer);
  // A series is not expanded for nothing.
  if (!sight || !isWanted(sight)) return differentEvents;
  const regularEvents = regularOccurrencesIn(record, range).map((occurrence) => ({
    ...occurrence,
    ...sight,
  }));
  return [...regularEvents, ...differentEvents];
}

/** By start, then by end, latest first, then by id. */
function inOrder(occurrences: readonly SeenOccurrence[], zone: Zone): SeenOccurrence[] {
  const local = (time: number, allDay: boolean) => (allDay ? time : zone.toLocal(time));
  return occurrences
    .map((occurrence) => ({
      occurrence,
      id: occurrenceId(occurrence),
      start: local(occurrence.start, occurrence.allDay),
      end: local(occurrence.end, occurrence.allDay),
    }))
    .sort((a, b) => a.start - b.start || b.end - a.end || (a.id < b.id ? -1 : 1))
    .map(({ occurrence }) => occurrence);
}

/** The text in which a search finds words, as far as the visitor may see it. */
export function searchText({ texts }: Pick<Sight, 'texts'>, { access }: Viewer): string {
  if (!texts) return '';
  const { title, who, location, notes, custom } = texts;
  const values = access.state.fields.flatMap((field) => {
    const value = custom[field.id];
    return value === undefined ? [] : valueTexts(value, field);
  });
  // A line break keeps one word from matching across two fields.
  return [title, who, location, notes, ...values].join('\n');
}
