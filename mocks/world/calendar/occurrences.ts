import { dayMs } from '#src/util/dates.ts';
import type {
  EventException,
  EventRecord,
  EventState,
  EventTexts,
  Span,
} from '../../seed/calendar/records.ts';
import { dateText, type LocalTime } from '../../time/local-time.ts';
import { knownZone, resolveSpan, type Zone } from '../../time/zones.ts';
import { basicText, occurrenceStarts } from './expansion.ts';

/** An event that happens once, or one occurrence of a series. */
export interface Occurrence extends Span {
  readonly record: EventRecord;
  /** When the series would have it begin: an instant, or the midnight in UTC of a date. Null if it happens once. */
  readonly original: number | null;
  /** The differences from its series. */
  readonly exception?: EventException | undefined;
}

/** Days of a zone, and the instants at which they begin and end. */
export interface DayRange {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  /** Midnight in UTC of the first date. */
  readonly firstDay: number;
  /** Midnight in UTC of the day after the last one. */
  readonly endDay: number;
}

/** Far more than any difference between local time and UTC. */
const zoneMarginMs = 2 * dayMs;

export function dayRange(firstDay: LocalTime, endDay: LocalTime, zone: Zone): DayRange {
  return {
    from: zone.resolve(firstDay).instant,
    to: zone.resolve(endDay).instant,
    firstDay,
    endDay,
  };
}

/** The occurrences of an event that touch a range, in no particular order. */
export function occurrencesIn(record: EventRecord, range: DayRange): Occurrence[] {
  return [...regularOccurrencesIn(record, range), ...exceptionsIn(record, range)];
}

/** The occurrences in a range that do not differ from their event. */
export function regularOccurrencesIn(record: EventRecord, range: DayRange): Occurrence[] {
  const { recurrence, exceptions } = record;
  if (!recurrence) return touches(record, range) ? [onlyOccurrence(record)] : [];
  const from = range.from - recurrence.length - zoneMarginMs;
  return occurrenceStarts(recurrence, record, from, range.to + zoneMarginMs)
    .map((start) => regularOccurrence(record, start))
    .filter(
      (occurrence) =>
        (occurrence.original === null || !exceptions.has(occurrence.original)) &&
        touches(occurrence, range),
    );
}

/** The occurrences in a range that differ from their series. */
export function exceptionsIn(record: EventRecord, range: DayRange): Occurrence[] {
  if (record.exceptions.size === 0) return [];
  const { occurrences, latestEnds } = indexExceptions(record);
  // Whole days begin and end at other moments than the range.
  const from = Math.min(range.from, range.firstDay);
  const to = Math.max(range.to, range.endDay);
  const first = firstIndex(latestEnds, (end) => end >= from);
  const last = firstIndex(occurrences, ({ start }) => start >= to);
  return occurrences.slice(first, last).filter((occurrence) => touches(occurrence, range));
}

interface Exceptions {
  /** Those that take place, by start. */
  readonly occurrences: readonly Occurrence[];
  /** For each, the latest end of those until it. */
  readonly latestEnds: readonly number[];
}

const exceptionsOfSeries = new WeakMap<EventRecord, Exceptions>();

/** Worked out once for each state of a series, which is read by many ranges. */
function indexExceptions(record: EventRecord): Exceptions {
  const knownExceptions = exceptionsOfSeries.get(record);
  if (knownExceptions) return knownExceptions;
  const occurrences = [...record.exceptions]
    .flatMap(([original, exception]) => exceptionalOccurrence(record, original, exception) ?? [])
    .toSorted((a, b) => a.start - b.start);
  let latest = Number.NEGATIVE_INFINITY;
  const latestEnds = occurrences.map(({ end }) => {
    latest = Math.max(latest, end);
    return latest;
  });
  const exceptions = { occurrences, latestEnds };
  exceptionsOfSeries.set(record, exceptions);
  return exceptions;
}

/** The first place in a list from which on a condition holds; its length if it holds nowhere. */
function firstIndex<Item>(list: readonly Item[], holds: (item: Item) => boolean): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const item = list[middle];
    if (item !== undefined && holds(item)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The occurrence with an original start; undefined if the series has none, or it does not take place. */
export function occurrenceAt(record: EventRecord, original: number): Occurrence | undefined {
  if (!record.recurrence) return undefined;
  const exception = record.exceptions.get(original);
  return exception
    ? exceptionalOccurrence(record, original, exception)
    : regularOccurrenceAt(record, original);
}

/** The occurrence as the rule puts it, whether or not it differs; undefined if the series has none. */
export function regularOccurrenceAt(record: EventRecord, original: number): Occurrence | undefined {
  const local = regularStartAt(record, original);
  return local === undefined ? undefined : regularOccurrence(record, local);
}

/** The local time at which the rule puts the occurrence with an original start; undefined if the series has none. */
export function regularStartAt(record: EventRecord, original: number): LocalTime | undefined {
  const { recurrence, allDay, zone } = record;
  if (!recurrence) return undefined;
  const local = allDay ? original : knownZone(zone).toLocal(original);
  // A local time that does not exist is in the rule, but not at its instant.
  return occurrenceStarts(recurrence, record, local - dayMs, local + dayMs).find(
    (start) => regularOccurrence(record, start).original === original,
  );
}

export function onlyOccurrence(record: EventRecord): Occurrence {
  const { allDay, start, end } = record;
  return { record, original: null, allDay, start, end };
}

/** The occurrence that the rule puts at a local time. */
export function regularOccurrence(record: EventRecord, local: LocalTime): Occurrence {
  const { allDay, zone, recurrence } = record;
  const length = recurrence?.length ?? 0;
  if (allDay) return { record, original: local, allDay, start: local, end: local + length };
  const { start, end } = resolveSpan(local, local + length, knownZone(zone));
  return { record, original: start.instant, allDay, start: start.instant, end: end.instant };
}

function exceptionalOccurrence(
  record: EventRecord,
  original: number,
  exception: EventException,
): Occurrence | undefined {
  const { changes } = exception;
  if (!changes) return undefined;
  if (changes.start !== undefined && changes.end !== undefined) {
    const { allDay = record.allDay, start, end } = changes;
    return { record, original, exception, allDay, start, end };
  }
  const regular = regularOccurrenceAt(record, original);
  return regular && { ...regular, exception };
}

function touches({ allDay, start, end }: Span, range: DayRange): boolean {
  const [from, to] = allDay ? [range.firstDay, range.endDay] : [range.from, range.to];
  return start < to && (end > from || (start === end && start >= from));
}

/** Returns the texts that people wrote about an occurrence, with its own differences. */
export function textsAt({
  record,
  exception,
}: Pick<Occurrence, 'record' | 'exception'>): EventTexts {
  return exception?.changes ? { ...record, ...exception.changes } : record;
}

/** An occurrence as it is now. */
export function stateAt(occurrence: Occurrence): EventState {
  const { record, allDay, start, end } = occurrence;
  const { title, who, location, notes, custom, subCalendarIds, signup, attachments } =
    textsAt(occurrence);
  const texts = { title, who, location, notes, custom, subCalendarIds, signup, attachments };
  const { zone, recurrence } = record;
  return { ...texts, allDay, start, end, zone, recurrence };
}

export function versionAt({ record, exception }: Occurrence): string {
  return exception ? `${record.version}.${exception.version}` : record.version;
}

/** The contract's id, which is opaque to clients. */
export function occurrenceId({
  record,
  original,
}: Pick<Occurrence, 'record' | 'original'>): string {
  if (original === null) return record.id;
  return `${record.id}-${record.allDay ? dateText(original).replaceAll('-', '') : `${basicText(original)}Z`}`;
}

const idPattern = /^(.+?)-(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)Z)?$/;

/** Takes an occurrence's id apart; undefined if it has another form. */
export function parseOccurrenceId(
  id: string,
): { readonly rootId: string; readonly original: number } | undefined {
  const [, rootId, year, month, day, hour = '00', minute = '00', second = '00'] =
    idPattern.exec(id) ?? [];
  if (rootId === undefined) return undefined;
  const original = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(original) ? undefined : { rootId, original };
}
