import { dayMs } from '#src/util/dates.ts';
import type { EventException, EventRecord } from '../../../seed/calendar/records.ts';
import { startOfDay } from '../../../time/local-time.ts';
import type { Zone } from '../../../time/zones.ts';
import type { ServerText } from '../../../translations/server-texts.ts';
import { hasOccurrences } from '../../../world/calendar/change-event.ts';
import { occurrenceStarts } from '../../../world/calendar/expansion.ts';
import { regularOccurrence, regularOccurrenceAt } from '../../../world/calendar/occurrences.ts';
import { changedSeries, splitSeries } from '../../../world/calendar/series.ts';
import { isInYears } from '../event-times.ts';
import { type FileEvent, type FileTime, instant } from './file-event.ts';
import { changesFrom, textsFrom, toSpan } from './file-texts.ts';

/** A series as a file has it, and what of it there is not. */
export interface FileSeries {
  /** The series; behind it, those that follow it, with the occurrence with which each begins. */
  readonly records: readonly { readonly record: EventRecord; readonly from?: number }[];
  /** Occurrences of the file that the series does not have. */
  readonly lost: ReadonlySet<FileEvent>;
  readonly warnings: readonly ServerText[];
}

/** More of them than any series has, as each takes as long as the one before. */
export const mostFollowing = 20;

interface Parts {
  readonly main: FileEvent;
  /** Those without problems. */
  readonly parts: readonly FileEvent[];
  /** The zone of the calendar. */
  readonly zone: Zone;
  readonly newId: () => string;
}

/** A series with its exceptions, and with others where all that follows differs. */
export function seriesWithParts(series: EventRecord, { main, parts, zone, newId }: Parts) {
  const lost = new Set<FileEvent>();
  const exceptions = new Map<number, EventException>();
  const { version, updatedAt } = series;
  const add = (original: number, changes: EventException['changes']) =>
    exceptions.set(original, { version, updatedAt, changes });
  const places = (time: FileTime) => (isInYears(time.time) ? originalsAt(series, time, zone) : []);
  const missing = main.canceled.map((time) => {
    const originals = places(time);
    for (const original of originals) add(original, null);
    return originals.length === 0;
  });
  const following: { readonly original: number; readonly event: FileEvent }[] = [];
  for (const event of parts) {
    const [original] = event.original ? places(event.original) : [];
    if (original === undefined) lost.add(event);
    else if (event.isFollowing) following.push({ original, event });
    else if (event.isCanceled) add(original, null);
    else add(original, { ...toSpan(event), ...textsFrom(event) });
  }
  const warnings: ServerText[] = missing.includes(true)
    ? ['Some exceptions of the rule are of no occurrence.']
    : [];
  const records = withFollowing({ ...series, exceptions }, following, newId);
  return { records, lost, warnings } satisfies FileSeries;
}

/** The original starts of the occurrences that a time of a file means; dates mean those of the day. */
function originalsAt(series: EventRecord, time: FileTime, zone: Zone): number[] {
  const { recurrence, allDay } = series;
  if (!recurrence) return [];
  if (allDay) {
    const day = time.allDay ? time.time : startOfDay(dateTime(time, zone));
    return regularOccurrenceAt(series, day) ? [day] : [];
  }
  if (!time.allDay) {
    const original = instant(time);
    return regularOccurrenceAt(series, original) ? [original] : [];
  }
  return occurrenceStarts(recurrence, series, time.time, time.time + dayMs).flatMap(
    (start) => regularOccurrence(series, start).original ?? [],
  );
}

/** A moment in UTC is one of the calendar's days. */
function dateTime(time: FileTime, zone: Zone): number {
  return time.zone.name === 'UTC' ? zone.toLocal(instant(time)) : time.time;
}

interface Following {
  readonly original: number;
  readonly event: FileEvent;
}

/** Splits a series wherever all that follows differs, and then changes each piece. */
function withFollowing(
  series: EventRecord,
  following: readonly Following[],
  newId: () => string,
): FileSeries['records'] {
  const pieces: { record: EventRecord; change?: Following }[] = [];
  let last: (typeof pieces)[number] = { record: series };
  for (const change of following.toSorted((a, b) => a.original - b.original)) {
    const { head, tail } = splitSeries(last.record, change.original, newId());
    if (head) pieces.push({ ...last, record: head });
    last = { record: tail, change };
  }
  return [...pieces, last].flatMap(({ record, change }, index) => {
    const piece = change ? changedPiece(record, change) : record;
    if (!piece || !hasOccurrences(piece)) return [];
    return [{ record: piece, ...(change && index > 0 ? { from: change.original } : {}) }];
  });
}

function changedPiece(
  record: EventRecord,
  { original, event }: Following,
): EventRecord | undefined {
  const occurrence = regularOccurrenceAt(record, original);
  if (event.isCanceled || !occurrence) return undefined;
  const { texts, times } = changesFrom(event, null, record.subCalendarIds);
  return changedSeries(record, occurrence, { texts, times })?.record;
}
