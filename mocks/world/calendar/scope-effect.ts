import type { components } from '#generated/calendar/types.ts';
import { dayMs } from '#src/util/dates.ts';
import type { EventRecord } from '../../seed/calendar/records.ts';
import type { LocalTime } from '../../time/local-time.ts';
import { isEnd } from '../../time/recurrence-rule.ts';
import { hasOccurrences } from './change-event.ts';
import { nextStart, occurrenceStarts } from './expansion.ts';
import { exceptionsIn, type Occurrence, regularOccurrence } from './occurrences.ts';
import { type Changes, changedSeries, splitSeries } from './series.ts';

type ScopeEffect = components['schemas']['ScopeEffect'];

/** The present, as an instant and by the clock on the wall. */
interface Present {
  readonly now: number;
  readonly localNow: LocalTime;
}

/** Enough for a question, and little work. */
const mostCounted = 2000;

/**
 * Counts what a change of an occurrence would do to its series with a scope; undefined if it happens once, or if the series
 * would have no occurrence.
 */
export function scopeEffect(
  occurrence: Occurrence,
  scope: 'following' | 'all',
  changes: Changes,
  present: Present,
): ScopeEffect | undefined {
  const { record, original } = occurrence;
  if (original === null) return undefined;
  const series = scope === 'all' ? record : splitSeries(record, original, record.id).tail;
  const counts = countOccurrences(series, present);
  if (changes.rrule === null) {
    const others = [...series.exceptions.keys()].filter((start) => start !== original);
    return { ...counts, kept: 0, lost: others.length };
  }
  const result = changedSeries(series, { ...occurrence, record: series }, changes);
  if (!result || !hasOccurrences(result.record)) return undefined;
  return { ...counts, kept: result.kept, lost: result.lost };
}

/** Counts the occurrences that take place, and those that have begun. */
function countOccurrences(
  series: EventRecord,
  { now, localNow }: Present,
): Pick<ScopeEffect, 'total' | 'past'> {
  const isEndless = !series.recurrence?.rrule.split(';').some(isEnd);
  const hasBegun = ({ allDay, start }: Occurrence) => start <= (allDay ? localNow : now);
  const until = isEndless ? localNow + dayMs : Number.POSITIVE_INFINITY;
  const { occurrences, end } = listUntil(series, until);
  const past = occurrences.filter(hasBegun).length;
  const isTooMany = occurrences.length > mostCounted;
  // Time zones are less than a day apart.
  const hasAllPast = end >= localNow + dayMs;
  return {
    total: isEndless || isTooMany ? null : occurrences.length,
    past: hasAllPast && past <= mostCounted ? past : null,
  };
}

/** The occurrences that begin before a local time, as far as they are to be counted, and the end of those listed. */
function listUntil(series: EventRecord, until: LocalTime) {
  const { recurrence, exceptions } = series;
  if (!recurrence) return { occurrences: [], end: until };
  const occurrences: Occurrence[] = [...exceptionsIn(series, always)];
  let next = nextStart(recurrence, series, recurrence.start);
  while (next !== undefined && next < until && occurrences.length <= mostCounted) {
    const end = next + 365 * dayMs;
    const regular = occurrenceStarts(recurrence, series, next, end).map((start) =>
      regularOccurrence(series, start),
    );
    occurrences.push(
      ...regular.filter(({ original }) => original === null || !exceptions.has(original)),
    );
    next = nextStart(recurrence, series, end);
  }
  return { occurrences, end: next === undefined || next >= until ? until : next };
}

const [from, to] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
const always = { from, to, firstDay: from, endDay: to };
