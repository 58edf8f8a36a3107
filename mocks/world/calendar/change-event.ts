import type { components } from '#generated/calendar/types.ts';
import { dayMs, type Moment } from '#src/util/dates.ts';
import type {
  EventException,
  EventRecord,
  HistoryRecord,
  Recurrence,
} from '../../seed/calendar/records.ts';
import type { LocalTime } from '../../time/local-time.ts';
import { knownZone } from '../../time/zones.ts';
import type { CalendarState } from './calendar-state.ts';
import { type EventChange, type EventEdit, talkedOccurrences } from './commit.ts';
import { nextStart } from './expansion.ts';
import {
  type Occurrence,
  occurrenceAt,
  occurrenceId,
  occurrencesIn,
  onlyOccurrence,
  parseOccurrenceId,
  regularOccurrence,
  stateAt,
} from './occurrences.ts';
import {
  type Changes,
  changedSeries,
  noExceptions,
  repeating,
  type SplitSeries,
  splitSeries,
  toSpan,
} from './series.ts';

type Scope = components['schemas']['EventScope'];

/** A change that has not been made yet. */
export interface PlannedChange {
  readonly change: EventChange;
  /** The event after the change; undefined if it is deleted. */
  readonly event: Occurrence | undefined;
}

export type PlanProblem =
  /** The rule has no occurrence. */
  | 'rule_empty'
  /** A single occurrence has no rule of its own. */
  | 'rule_of_one';

interface Plan {
  readonly state: CalendarState;
  readonly occurrence: Occurrence;
  readonly scope: Scope;
  /** When it is done, in the format of responses. */
  readonly at: Moment;
}

/** Plans a change to an event. */
export function plannedUpdate(plan: Plan, changes: Changes): PlannedChange | PlanProblem {
  const { record, original } = plan.occurrence;
  if (original === null) return updateOnce(plan, changes);
  if (plan.scope === 'this') {
    return changes.rrule === undefined || changes.rrule === record.recurrence?.rrule
      ? updateOne(plan, original, changes)
      : 'rule_of_one';
  }
  if (plan.scope === 'all') return updateSeries(plan, record, changes);
  const { head, tail } = splitBefore(plan.occurrence, original, plan.state.newEventId());
  return updateSeries(plan, tail, changes, head);
}

/** Plans the addition of an event. */
export function plannedCreation(record: EventRecord): PlannedChange {
  const event = firstOccurrence(record);
  const after = stateAt(event);
  const history = { kind: 'created', scope: null, original: null, before: null, after } as const;
  const edits = [{ rootId: record.id, after: record, history }];
  return { change: { edits, eventId: record.id }, event };
}

/** Plans the deletion of an event. */
export function plannedDeletion(plan: Plan): PlannedChange {
  const { state, occurrence, scope } = plan;
  const { record, original } = occurrence;
  const history = (kind: 'updated' | 'deleted', place: number | null) => ({
    kind,
    scope: original === null ? null : scope,
    original: place,
    before: stateAt(occurrence),
    after: null,
  });
  const planRemoval = (
    after: EventRecord | undefined,
    entry: EventEdit['history'],
  ): PlannedChange => ({
    change: {
      edits: [{ rootId: record.id, after, ...(entry ? { history: entry } : {}) }],
      eventId: occurrenceId(occurrence),
      formerId: occurrenceId(occurrence),
      scope,
    },
    event: undefined,
  });
  if (original === null || scope === 'all') return planRemoval(undefined, history('deleted', null));
  if (scope === 'following') {
    const { head } = splitBefore(occurrence, original, record.id);
    return planRemoval(head && touched(head, plan), history('deleted', head ? original : null));
  }
  const exception = { version: state.newVersion(), changes: null, updatedAt: plan.at };
  const exceptions = new Map([...record.exceptions, [original, exception]]);
  const remainingSeries = { ...record, exceptions };
  return planRemoval(
    hasOccurrences(remainingSeries) ? remainingSeries : undefined,
    history('deleted', original),
  );
}

function updateOnce(
  plan: Plan,
  { texts, times, rrule, zone }: Changes,
): PlannedChange | PlanProblem {
  const { record } = plan.occurrence;
  const span = times ? toSpan(times) : record;
  const place = { zone: zone ?? times?.zone.name ?? record.zone, allDay: span.allDay };
  const once = touched({ ...record, ...texts, ...place, start: span.start, end: span.end }, plan);
  const after = rrule == null ? once : asSeries(once, rrule, times);
  if (!after) return 'rule_empty';
  const first = firstOccurrence(after);
  return changed(plan, after, first, { renames: renamed([[record.id, occurrenceId(first)]]) });
}

/** The event as the first of a series. */
export function asSeries(
  record: EventRecord,
  rrule: string,
  times: Changes['times'],
): EventRecord | undefined {
  const zone = knownZone(record.zone);
  const toLocal = (time: number) => (record.allDay ? time : zone.toLocal(time));
  const start = toLocal(record.start);
  // By the clock on the wall, also if the first night gains or loses an hour.
  const length = times?.zone.name === record.zone ? times.end - times.start : undefined;
  return repeating(record, { rrule, start, length: length ?? toLocal(record.end) - start }, record);
}

function updateOne(plan: Plan, original: number, { texts, times }: Changes): PlannedChange {
  const { record, exception: old } = plan.occurrence;
  const exception: EventException = {
    version: plan.state.newVersion(),
    changes: { ...old?.changes, ...texts, ...(times ? toSpan(times) : {}) },
    updatedAt: plan.at,
  };
  const after = { ...record, exceptions: new Map([...record.exceptions, [original, exception]]) };
  return changed(plan, after, occurrenceAt(after, original), { original });
}

function updateSeries(
  plan: Plan,
  series: EventRecord,
  changes: Changes,
  head?: EventRecord,
): PlannedChange | PlanProblem {
  const { original } = plan.occurrence;
  const shownOccurrence: Occurrence = { ...plan.occurrence, record: series };
  if (changes.rrule === null) {
    const { allDay, start, end } = changes.times ? toSpan(changes.times) : shownOccurrence;
    const once = { ...series, ...changes.texts, allDay, start, end };
    const after = touched({ ...once, recurrence: null, exceptions: noExceptions }, plan);
    const renames = renamed([[occurrenceId(plan.occurrence), after.id]]);
    return changed(plan, after, onlyOccurrence(after), { head, renames });
  }
  const result = changedSeries(series, shownOccurrence, changes);
  if (!result || !hasOccurrences(result.record)) return 'rule_empty';
  const after = touched(result.record, plan);
  const place = original === null ? undefined : result.moved(original);
  const renames = renamedOccurrences(plan, after, result.moved);
  const event = place === undefined ? undefined : occurrenceAt(after, place);
  return changed(plan, after, event, { head, renames });
}

/** The new ids of others are told up to this far from the occurrence that a change is about. */
const toldMs = 400 * dayMs;

/** New ids for the occurrences around the one that the change is about, and for those with comments or sign-ups. */
function renamedOccurrences(
  { state, occurrence }: Plan,
  after: EventRecord,
  moveOriginal: (original: number) => number | undefined,
): Map<string, string> {
  const { record, start } = occurrence;
  const [from, to] = [start - toldMs, start + toldMs];
  const around = occurrencesIn(record, { from, to, firstDay: from, endDay: to });
  const ids = new Set([...around.map(occurrenceId), ...talkedOccurrences(state, record.id)]);
  const isTail = after.id !== record.id;
  return renamed(
    [...ids].flatMap((id) => {
      const original = parseOccurrenceId(id)?.original;
      if (original === undefined || (isTail && original < (occurrence.original ?? 0))) return [];
      const next = moveOriginal(original);
      if (next === undefined) return [];
      return [[id, occurrenceId({ record: after, original: next })] as const];
    }),
  );
}

/** The ids that are others now. */
function renamed(ids: readonly (readonly [from: string, to: string])[]): Map<string, string> {
  return new Map(ids.filter(([from, to]) => from !== to));
}

interface Rest {
  readonly original?: number | null;
  readonly head?: EventRecord | undefined;
  readonly renames?: ReadonlyMap<string, string>;
}

function changed(
  plan: Plan,
  after: EventRecord,
  event: Occurrence | undefined,
  { original = null, head, renames = new Map() }: Rest = {},
): PlannedChange {
  const { occurrence, scope } = plan;
  const shownOccurrence = event ?? firstOccurrence(after);
  const history: Omit<HistoryRecord, 'at' | 'author'> = {
    kind: 'updated',
    scope: occurrence.original === null ? null : scope,
    original,
    before: stateAt(occurrence),
    after: stateAt(shownOccurrence),
  };
  const edits = [
    ...(head ? [{ rootId: head.id, after: touched(head, plan) }] : []),
    { rootId: after.id, after, history, ...(head ? { continues: head.id } : {}) },
  ];
  const formerId = occurrenceId(occurrence);
  return {
    change: { edits, renames, eventId: occurrenceId(shownOccurrence), formerId, scope },
    event: shownOccurrence,
  };
}

/** The event, or the first occurrence of a series that takes place. */
export function firstOccurrence(record: EventRecord): Occurrence {
  const { recurrence } = record;
  if (!recurrence) return onlyOccurrence(record);
  return firstInPlace(record, recurrence) ?? regularOccurrence(record, recurrence.start);
}

/** The first occurrence that takes place; undefined if all are canceled. */
function firstInPlace(record: EventRecord, recurrence: Recurrence): Occurrence | undefined {
  let start: LocalTime | undefined = recurrence.start;
  while (start !== undefined) {
    const { original } = regularOccurrence(record, start);
    const foundOccurrence = original === null ? undefined : occurrenceAt(record, original);
    if (foundOccurrence) return foundOccurrence;
    start = nextStart(recurrence, record, start + 1);
  }
  return undefined;
}

/** Returns whether an event takes place, which a series does not if all of its occurrences are canceled. */
export function hasOccurrences(record: EventRecord): boolean {
  return !record.recurrence || firstInPlace(record, record.recurrence) !== undefined;
}

/** Splits the series before the occurrence. Without a head if nothing takes place before it. */
function splitBefore({ record }: Occurrence, original: number, tailId: string): SplitSeries {
  const split = splitSeries(record, original, tailId);
  if (split.head && hasOccurrences(split.head)) return split;
  return { head: undefined, tail: { ...split.tail, id: record.id, source: record.source } };
}

/** The event in a new version. */
function touched(record: EventRecord, { state, at }: Pick<Plan, 'state' | 'at'>): EventRecord {
  return { ...record, version: state.newVersion(), updatedAt: at };
}
