import type { components } from '#generated/calendar/types.ts';
import { errorBody } from '../../http/errors.ts';
import type { EventRecord } from '../../seed/calendar/records.ts';
import { resolveSpan, type Zone } from '../../time/zones.ts';
import type { ServerText } from '../../translations/server-texts.ts';
import { authorFrom } from '../../world/calendar/access.ts';
import {
  asSeries,
  type PlannedChange,
  type PlanProblem,
  plannedCreation,
  plannedDeletion,
  plannedUpdate,
} from '../../world/calendar/change-event.ts';
import { commitChange } from '../../world/calendar/commit.ts';
import { eventView, timeView, type Viewer } from '../../world/calendar/event-view.ts';
import { type Occurrence, versionAt } from '../../world/calendar/occurrences.ts';
import { type Candidate, overlapWith } from '../../world/calendar/overlap.ts';
import { mayChangeScope } from '../../world/calendar/scope-rights.ts';
import {
  type Changes,
  mayDiffer,
  type NewTimes,
  noExceptions,
  toSpan,
} from '../../world/calendar/series.ts';
import { isoTime } from '../../world/times.ts';
import { invalidField, permissionDenied } from '../admin-support.ts';
import {
  type CalendarContext,
  type CalendarHandlers,
  eventNotFound,
  seenEvent,
  shownEvent,
  signatureFor,
} from './calendar-call.ts';
import { readChanges } from './event-input.ts';

type Schemas = components['schemas'];

const scopeDenied = { status: 403, body: errorBody('scope_denied') } as const;

const ruleProblems: Readonly<Record<PlanProblem, ServerText>> = {
  rule_empty: 'This rule has no occurrence.',
  rule_of_one: 'A single occurrence has no rule.',
};

export const eventWriteCalls = {
  createEvent(call) {
    const { viewer } = call;
    const changes = readChanges(call, call.body);
    if ('status' in changes) return changes;
    const record = newEvent(call, changes, viewer.zone);
    if (!record) return invalidField('rrule', ruleProblems.rule_empty);
    const refusal = overlapRefusal({ record }, viewer);
    return refusal ?? { status: 201, body: saved(call, plannedCreation(record), changes.times) };
  },

  updateEvent(call) {
    const { access, body, path, now, viewer } = call;
    const { scope = 'this' } = body;
    const current = eventToChange(call, path.eventId, { version: body.version, scope });
    if ('status' in current) return current;
    const changes = readChanges(call, body, current);
    if ('status' in changes) return changes;
    if (isOneTooMany(current, scope)) return tooManyExceptions;
    const plan = { state: access.state, occurrence: current, scope, at: isoTime(now) };
    const plannedChange = plannedUpdate(plan, changes);
    if (typeof plannedChange === 'string')
      return invalidField('rrule', ruleProblems[plannedChange]);
    const refusal = movedRefusal(plannedChange, changes, current, viewer);
    return refusal ?? { status: 200, body: saved(call, plannedChange, changes.times) };
  },

  deleteEvent(call) {
    const { access, query, path, now } = call;
    const { scope = 'this' } = query;
    const current = eventToChange(call, path.eventId, { version: query.version, scope });
    if ('status' in current) return current;
    if (isOneTooMany(current, scope)) return tooManyExceptions;
    const plan = { state: access.state, occurrence: current, scope, at: isoTime(now) };
    const { change } = plannedDeletion(plan);
    return { status: 200, body: commitChange(access.state, change, signatureFor(call)) };
  },
} satisfies CalendarHandlers;

/** An event that is not in the calendar yet; undefined if its rule has no occurrence. */
export function newEvent(
  { access, now }: Pick<CalendarContext, 'access' | 'now'>,
  { texts, times, rrule, zone: tz }: Changes,
  zone: Zone,
): EventRecord | undefined {
  const { state } = access;
  const at = isoTime(now);
  const record: EventRecord = {
    title: '',
    who: '',
    location: '',
    notes: '',
    custom: {},
    subCalendarIds: [],
    signup: null,
    attachments: [],
    ...texts,
    id: state.newEventId(),
    version: state.newVersion(),
    ...(times ? toSpan(times) : { allDay: false, start: 0, end: 0 }),
    zone: tz ?? zone.name,
    recurrence: null,
    exceptions: noExceptions,
    author: authorFrom(access),
    createdAt: at,
    updatedAt: at,
  };
  return rrule == null ? record : asSeries(record, rrule, times);
}

/** An event that the visitor knows in its version and may change, with all occurrences that the change touches. */
function eventToChange(
  { viewer }: CalendarContext,
  id: string,
  { version, scope }: { version: string; scope: Schemas['EventScope'] },
) {
  const current = seenEvent(id, viewer);
  if (!current) return eventNotFound;
  if (!current.seen.mayChange) return permissionDenied;
  if (!mayChangeScope(current, scope, viewer)) return scopeDenied;
  if (versionAt(current) === version) return current;
  const { error } = errorBody('event_version_conflict');
  return { status: 409, body: { error, current: eventView(current, viewer) } } as const;
}

const tooManyExceptions = invalidField(
  'scope',
  'A series may have at most 1,000 changed or deleted occurrences.',
);

/** Returns whether a change of one occurrence gives its series more exceptions than it may have. */
function isOneTooMany({ record, original }: Occurrence, scope: Schemas['EventScope']): boolean {
  return scope === 'this' && original !== null && !mayDiffer(record, original);
}

/** Only changes of times, places and rules can get in the way of other events. */
function movedRefusal(
  { change, event }: PlannedChange,
  { texts, times, rrule, zone }: Changes,
  { original }: Occurrence,
  viewer: Viewer,
) {
  if (!times && rrule === undefined && zone === undefined && !texts.subCalendarIds)
    return undefined;
  if (!event) return undefined;
  const isOne =
    change.edits.length === 1 && event.original !== null && event.exception !== undefined;
  return overlapRefusal(
    {
      record: event.record,
      original: isOne && event.original === original ? original : null,
      edits: change.edits,
    },
    viewer,
  );
}

/** The refusal of an event that is in the way of others. */
export function overlapRefusal(candidate: Candidate, viewer: Viewer) {
  const overlap = overlapWith(viewer.access.state, candidate);
  if (!overlap) return undefined;
  const { allDay } = candidate.record;
  const { conflicts, nextFree } = overlap;
  const { error } = errorBody('event_overlapping');
  const time = (at: number) => timeView(at, allDay, viewer.zone);
  return {
    status: 409,
    body: {
      error,
      conflicts: conflicts.flatMap((conflict) => shownEvent(conflict, viewer) ?? []),
      next_free: nextFree && { start: time(nextFree.start), end: time(nextFree.end) },
    },
  } as const;
}

function saved(
  call: CalendarContext,
  { change, event }: PlannedChange,
  times: NewTimes | undefined,
): Schemas['SavedEvent'] {
  const commit = commitChange(call.access.state, change, signatureFor(call));
  const visibleEvent = shownEvent(event, call.viewer);
  if (!visibleEvent) throw new Error('A visitor cannot see what it has changed.');
  return { event: visibleEvent, ...commit, resolved: resolvedTimes(times) };
}

/** The times of a request that do not exist, or exist twice. */
function resolvedTimes(times: NewTimes | undefined): Schemas['ResolvedTime'][] {
  if (!times || times.allDay) return [];
  const resolvedSpan = resolveSpan(times.start, times.end, times.zone);
  return (['start', 'end'] as const).flatMap((field) => {
    const { instant, reason } = resolvedSpan[field];
    return reason ? [{ field, reason, time: timeView(instant, false, times.zone) }] : [];
  });
}
