import type {
  EventException,
  EventRecord,
  EventTexts,
  Recurrence,
  Span,
} from '../../seed/calendar/records.ts';
import { dateText, type LocalTime, startOfDay } from '../../time/local-time.ts';
import { isEnd } from '../../time/recurrence-rule.ts';
import { knownZone, resolveSpan, type Zone } from '../../time/zones.ts';
import { basicText, countBefore, nextStart, withUntil } from './expansion.ts';
import {
  type Occurrence,
  regularOccurrence,
  regularOccurrenceAt,
  regularStartAt,
} from './occurrences.ts';
import { shiftedRule } from './rule-shift.ts';

/** New times, by the clock on the wall of a zone. */
export interface NewTimes {
  readonly allDay: boolean;
  readonly start: LocalTime;
  /** Exclusive. */
  readonly end: LocalTime;
  readonly zone: Zone;
}

/** When an event with new times takes place. */
export function toSpan({ allDay, start, end, zone }: NewTimes): Span {
  if (allDay) return { allDay, start, end };
  const resolvedSpan = resolveSpan(start, end, zone);
  return { allDay, start: resolvedSpan.start.instant, end: resolvedSpan.end.instant };
}

/** The changes to make to an event; absent parts stay. */
export interface Changes {
  readonly texts: Partial<EventTexts>;
  readonly times?: NewTimes | undefined;
  /** Null ends the repetition. */
  readonly rrule?: string | null | undefined;
  /** Where the series repeats from now on. */
  readonly zone?: string | undefined;
}

/** An event that repeats by a rule; undefined if the rule has no occurrence. Differences of occurrences are dropped. */
export function repeating(
  record: EventRecord,
  { rrule, start, length }: Recurrence,
  { zone, allDay }: Pick<EventRecord, 'zone' | 'allDay'>,
): EventRecord | undefined {
  const first = nextStart({ rrule, start, length }, { zone, allDay }, start);
  if (first === undefined) return undefined;
  const recurrence = { rrule, start: first, length };
  const series = { ...record, zone, allDay, recurrence, exceptions: noExceptions };
  const span = regularOccurrence(series, first);
  return { ...series, start: span.start, end: span.end };
}

export const noExceptions: ReadonlyMap<number, EventException> = new Map();

/** As many as two years of days, with room to spare; each takes work at every read. */
export const mostExceptions = 1000;

/** Returns whether an occurrence of a series may differ from the others, or be canceled. */
export function mayDiffer({ exceptions }: EventRecord, original: number): boolean {
  return exceptions.has(original) || exceptions.size < mostExceptions;
}

/** A changed series, and where its occurrences have gone. */
export interface ChangedSeries {
  readonly record: EventRecord;
  /** The new original start of an occurrence; undefined if the series no longer has it. */
  readonly moved: (original: number) => number | undefined;
}

/**
 * Changes a series as a whole, with an occurrence that shows its new times. Undefined if the rule has no occurrence
 * then.
 */
export function changedSeries(
  record: EventRecord,
  shownOccurrence: Occurrence,
  { texts, times, rrule, zone }: Changes,
): ChangedSeries | undefined {
  const { recurrence } = record;
  if (!recurrence) throw new Error(`The event ${record.id} does not repeat.`);
  const overwritten = withoutChanges(record.exceptions, Object.keys(texts));
  if (!times && rrule === undefined && zone === undefined) {
    const changedRecord = { ...record, ...texts, exceptions: overwritten };
    return { record: changedRecord, moved: (original) => original };
  }
  const place = { zone: zone ?? record.zone, allDay: times?.allDay ?? record.allDay };
  const rule = movedRule(record, shownOccurrence, { times, zone });
  const series = repeating({ ...record, ...texts }, { ...rule, rrule: rrule ?? rule.rrule }, place);
  if (!series) return undefined;
  const days = startOfDay(rule.start) - startOfDay(recurrence.start);
  const moveOriginal = (original: number) => {
    const local = record.allDay ? original : knownZone(record.zone).toLocal(original);
    const start = startOfDay(local) + days + (rule.start - startOfDay(rule.start));
    const next = place.allDay ? start : knownZone(place.zone).resolve(start).instant;
    return regularOccurrenceAt(series, next)?.original ?? undefined;
  };
  const exceptions = new Map(
    [...withoutChanges(overwritten, ['allDay', 'start', 'end'])].flatMap(
      ([original, exception]) => {
        const next = moveOriginal(original);
        return next === undefined ? [] : [[next, exception] as const];
      },
    ),
  );
  return { record: { ...series, exceptions }, moved: moveOriginal };
}

/** The series' rule after its times have changed as those of one occurrence did. */
function movedRule(
  record: EventRecord,
  shownOccurrence: Occurrence,
  { times, zone }: Omit<Changes, 'texts'>,
): Recurrence {
  const { recurrence } = record;
  if (!recurrence) throw new Error(`The event ${record.id} does not repeat.`);
  const place = knownZone(zone ?? record.zone);
  const old = knownZone(record.zone);
  const start =
    record.allDay || place === old
      ? recurrence.start
      : place.toLocal(old.resolve(recurrence.start).instant);
  /** The last occurrence stays the last one, by the clock on the wall. */
  const movedTo = (newStart: LocalTime, rrule: string, allDay: boolean) => ({
    rrule: withUntil(rrule, (until, isInstant) => {
      const local = isInstant && !record.allDay ? old.toLocal(until) : until;
      const last = local + newStart - recurrence.start;
      return untilText(allDay ? last : place.resolve(last).instant, allDay);
    }),
    start: newStart,
  });
  if (!times) return { ...recurrence, ...movedTo(start, recurrence.rrule, record.allDay) };
  const from = shownOccurrence.allDay
    ? shownOccurrence.start
    : place.toLocal(shownOccurrence.start);
  const to = localIn(times.start, times, place);
  // Clocks may skip the start of this occurrence, but not that of the series.
  const isSame = place === old && to === from && shownOccurrence.start === shownOccurrence.original;
  const newStart = isSame ? start : startOfDay(start) - startOfDay(from) + to;
  return {
    ...movedTo(newStart, shiftedRule(recurrence.rrule, from, to), times.allDay),
    length: localIn(times.end, times, place) - to,
  };
}

/** A local time of the request by the clock on another wall. */
function localIn(time: LocalTime, { allDay, zone }: NewTimes, otherZone: Zone): LocalTime {
  return allDay ? time : otherZone.toLocal(zone.resolve(time).instant);
}

function untilText(time: number, allDay: boolean): string {
  return allDay ? dateText(time).replaceAll('-', '') : `${basicText(time)}Z`;
}

/** Occurrences that no longer differ in some members. */
function withoutChanges(exceptions: EventRecord['exceptions'], names: readonly string[]) {
  return changeExceptions(exceptions, (changes) => {
    const remainingChanges = Object.entries(changes).filter(([name]) => !names.includes(name));
    return remainingChanges.length === 0 ? undefined : Object.fromEntries(remainingChanges);
  });
}

/** Occurrences that differ in another way: null cancels one, and undefined lets it be as the others. */
export function changeExceptions(
  exceptions: EventRecord['exceptions'],
  change: (changes: Partial<EventTexts & Span>) => EventException['changes'] | undefined,
): ReadonlyMap<number, EventException> {
  return new Map(
    [...exceptions].flatMap(([original, exception]) => {
      const changes = exception.changes && change(exception.changes);
      if (changes === undefined) return [];
      const changedException =
        changes === exception.changes ? exception : { ...exception, changes };
      return [[original, changedException] as const];
    }),
  );
}

export interface SplitSeries {
  /** The occurrences before; undefined if there are none. */
  readonly head: EventRecord | undefined;
  readonly tail: EventRecord;
}

/** Splits a series before one of its occurrences, from which on it has another id. */
export function splitSeries(record: EventRecord, original: number, tailId: string): SplitSeries {
  const { recurrence, allDay, zone } = record;
  if (!recurrence) throw new Error(`The event ${record.id} does not repeat.`);
  const local = regularStartAt(record, original);
  if (local === undefined) throw new Error(`The series ${record.id} has no such occurrence.`);
  const before = countBefore(recurrence, record, local);
  if (before === 0) return { head: undefined, tail: record };
  // The rule puts an occurrence whose start clocks skip earlier than where it is.
  const skippedTime = allDay ? 0 : knownZone(zone).toLocal(original) - local;
  const last = original - skippedTime - 1000;
  const { start, end } = regularOccurrence(record, local);
  const headRule = `${withoutEnd(recurrence.rrule)};UNTIL=${untilText(last, allDay)}`;
  const [earlier, later] = [true, false].map(
    (isEarlier) => new Map([...record.exceptions].filter(([key]) => key < original === isEarlier)),
  );
  return {
    head: {
      ...record,
      recurrence: { ...recurrence, rrule: headRule },
      exceptions: earlier ?? noExceptions,
    },
    tail: {
      ...record,
      id: tailId,
      recurrence: { ...recurrence, rrule: withFewer(recurrence.rrule, before), start: local },
      exceptions: later ?? noExceptions,
      start,
      end,
    },
  };
}

function withoutEnd(rrule: string): string {
  return rrule
    .split(';')
    .filter((part) => !isEnd(part))
    .join(';');
}

function withFewer(rrule: string, fewer: number): string {
  return rrule.replace(/(?<=^|;)COUNT=(\d+)/, (_, count) => `COUNT=${Number(count) - fewer}`);
}
