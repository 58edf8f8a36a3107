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
import { changedTexts, differsIn, keptDifferences } from './kept-differences.ts';
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
  /** The numbers of other occurrences that keep something else than the change says, and that lose what was changed. */
  readonly kept: number;
  readonly lost: number;
}

/**
 * Changes a series as a whole, with an occurrence that shows the change. Others keep what was changed for them, if the
 * series still has them. Undefined if the rule has no occurrence then.
 */
export function changedSeries(
  record: EventRecord,
  shownOccurrence: Occurrence,
  { texts, times, rrule, zone }: Changes,
): ChangedSeries | undefined {
  const { recurrence } = record;
  if (!recurrence) throw new Error(`The event ${record.id} does not repeat.`);
  const seriesTexts = changedTexts(record, shownOccurrence, texts);
  const shownChange = { texts, span: times && toSpan(times) };
  const finish = (series: EventRecord, moved: ChangedSeries['moved']): ChangedSeries => {
    const before = [...record.exceptions].map(([original, exception]) => {
      const isShown = original === shownOccurrence.original;
      const next = moved(original);
      if (next === undefined) return { isShown, next };
      const differing = { before: record, after: series, original: next };
      const kept = keptException(exception, (differences) =>
        keptDifferences({ ...differing, differences }, isShown ? shownChange : undefined),
      );
      return { isShown, next, kept };
    });
    const exceptions = before.flatMap(({ next, kept }) => (kept ? [[next, kept] as const] : []));
    const others = before.filter(({ isShown }) => !isShown);
    const keptOthers = others.filter(
      ({ kept }) =>
        kept?.changes && differsIn(kept.changes, { before: record, after: series }, shownChange),
    );
    return {
      record: { ...series, exceptions: new Map(exceptions) },
      moved,
      kept: keptOthers.length,
      lost: others.filter(({ next }) => next === undefined).length,
    };
  };
  if (!times && rrule === undefined && zone === undefined) {
    return finish({ ...record, ...seriesTexts }, (original) => original);
  }
  const place = { zone: zone ?? record.zone, allDay: times?.allDay ?? record.allDay };
  const rule = movedRule(record, shownOccurrence, { times, zone });
  const series = repeating(
    { ...record, ...seriesTexts },
    { ...rule, rrule: rrule ?? rule.rrule },
    place,
  );
  if (!series) return undefined;
  const days = startOfDay(rule.start) - startOfDay(recurrence.start);
  return finish(series, (original) => {
    const local = record.allDay ? original : knownZone(record.zone).toLocal(original);
    const start = startOfDay(local) + days + (rule.start - startOfDay(rule.start));
    const next = place.allDay ? start : knownZone(place.zone).resolve(start).instant;
    return regularOccurrenceAt(series, next)?.original ?? undefined;
  });
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
  // The occurrence may have been moved, or clocks skip its start, but not that of the series.
  const isSame = place === old && to === from;
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

/** The files of an event and of its occurrences. */
export function listFiles({ attachments, exceptions }: EventRecord): EventTexts['attachments'] {
  const own = [...exceptions.values()].flatMap(({ changes }) => changes?.attachments ?? []);
  return [...new Map([...attachments, ...own].map((file) => [file.id, file])).values()];
}

/** Occurrences that differ in another way: null cancels one, and undefined lets it be as the others. */
export function changeExceptions(
  exceptions: EventRecord['exceptions'],
  change: (changes: Partial<EventTexts & Span>) => EventException['changes'] | undefined,
): ReadonlyMap<number, EventException> {
  return new Map(
    [...exceptions].flatMap(([original, exception]) => {
      const changedException = keptException(exception, change);
      return changedException ? [[original, changedException] as const] : [];
    }),
  );
}

function keptException(
  exception: EventException,
  change: (changes: Partial<EventTexts & Span>) => EventException['changes'] | undefined,
): EventException | undefined {
  const changes = exception.changes && change(exception.changes);
  if (changes === undefined) return undefined;
  return changes === exception.changes ? exception : { ...exception, changes };
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
      // Two events have two identities.
      source: undefined,
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
