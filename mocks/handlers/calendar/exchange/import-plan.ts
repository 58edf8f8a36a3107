import type { components } from '#generated/calendar/types.ts';
import type { EventException, EventRecord } from '../../../seed/calendar/records.ts';
import { readRule } from '../../../time/recurrence-rule.ts';
import type { ServerText } from '../../../translations/server-texts.ts';
import type { Access } from '../../../world/calendar/access.ts';
import type { Bookings } from '../../../world/calendar/bookings.ts';
import {
  firstOccurrence,
  hasOccurrences,
  plannedCreation,
} from '../../../world/calendar/change-event.ts';
import type { EventEdit } from '../../../world/calendar/commit.ts';
import { seesSubCalendar } from '../../../world/calendar/event-access.ts';
import { countChanges, readOwnId, readStamp } from '../../../world/calendar/event-identity.ts';
import { seenOccurrence } from '../../../world/calendar/event-view.ts';
import { isQuick } from '../../../world/calendar/expansion.ts';
import { findOccurrence } from '../../../world/calendar/find-occurrence.ts';
import { stateAt } from '../../../world/calendar/occurrences.ts';
import { isInTheWay } from '../../../world/calendar/overlap.ts';
import { hasRight } from '../../../world/calendar/roles.ts';
import { mayChangeScope } from '../../../world/calendar/scope-rights.ts';
import { mostExceptions } from '../../../world/calendar/series.ts';
import { missingValues } from '../custom-values.ts';
import { requiredTexts } from '../event-input.ts';
import { newEvent } from '../event-writes.ts';
import type { FileEvent } from './file-event.ts';
import { type FileGroup, followingUid, isNewer, listUids } from './file-groups.ts';
import { type FileSeries, mostFollowing, seriesWithParts } from './file-series.ts';
import { changesFrom, problemIn } from './file-texts.ts';
import type { ImportCall, Target } from './imported-events.ts';
import { hasSameContents, hasSamePlaces } from './same-contents.ts';

/** The number of rules that may take long to expand, as files have thousands of events. */
const mostCostly = 10;

export interface Place extends Target {
  /** The events of the calendar, by what identifies them in files. */
  readonly known: ReadonlyMap<string, EventRecord>;
  /** The events of the file whose rules take long to expand. */
  readonly costly: Set<FileEvent>;
  /** Those of the calendar, and of the file's events so far, which may be in each other's way. */
  readonly bookings: Bookings;
}

/** The outcome of an event or a series of a file. */
export interface Plan {
  readonly outcome: components['schemas']['ImportOutcome'];
  readonly problem?: ServerText | undefined;
  readonly edits: readonly EventEdit[];
  /** Its occurrences that differ, as far as it does not have them. */
  readonly lost: ReadonlySet<FileEvent>;
  readonly warnings: readonly ServerText[];
}

const nothing = { edits: [], lost: new Set<FileEvent>(), warnings: [] } as const;

/** Plans what becomes of an event or a series of a file. */
export function planGroup(call: ImportCall, group: FileGroup, place: Place): Plan {
  const { main, uid } = group;
  if (!main) return refused(undefined);
  if (main.isCanceled) return { outcome: 'canceled', ...nothing };
  const before = knownRecord(call, uid, place);
  if (!before && isReserved(call, uid)) return { outcome: 'same', ...nothing };
  const plan = before
    ? plannedUpdate(call, { group, main, before }, place)
    : plannedAddition(call, group, main, place);
  const edited = new Map(plan.edits.map(({ rootId, after }) => [rootId, after]));
  const others = listUids(group).flatMap((known) => place.known.get(known) ?? []);
  const kept = others.filter(({ id }) => !edited.has(id));
  for (const record of [...edited.values(), ...kept]) if (record) place.bookings.add(record);
  return plan;
}

function refused(problem: ServerText | undefined): Plan {
  return { outcome: 'refused', problem, ...nothing };
}

/** An event of the calendar that the visitor may know about. */
function knownRecord({ viewer }: ImportCall, uid: string, { known }: Place) {
  const record = known.get(uid);
  const seen = record && seenOccurrence(firstOccurrence(record), viewer);
  return seen?.texts ? record : undefined;
}

/** Returns whether an event is from an export that has only the times of it. */
function isReserved({ viewer, access }: ImportCall, uid: string): boolean {
  const id = readOwnId(uid, access.calendar.id);
  const occurrence = id === undefined ? undefined : findOccurrence(access.state, id);
  return occurrence !== undefined && seenOccurrence(occurrence, viewer) !== undefined;
}

function plannedAddition(call: ImportCall, group: FileGroup, main: FileEvent, place: Place): Plan {
  const { access } = call;
  const ids = subCalendarIds(access, main, place.target);
  if (!ids.every((id) => hasRight(access.roleFor(id), 'add'))) {
    return refused(problemIn(main) ?? 'You may not add events there.');
  }
  const made = madeSeries(call, group, { main, ids, place });
  if ('problem' in made) return refused(made.problem);
  const { who, location, notes } = main;
  const missing = [
    ...missingValues({}, access.state.fields),
    ...requiredTexts(call, { who, location, notes }),
  ];
  if (missing.length > 0) return refused('Please fill in this field.');
  if (made.records.some(({ record }) => isInTheWay(record, place.bookings))) {
    return refused('Another event is in the way.');
  }
  const { lost, warnings } = made;
  const edits = made.records.flatMap(
    ({ record, from }) => plannedCreation(withSource(record, group, { call, from })).change.edits,
  );
  return { outcome: 'new', edits, lost, warnings };
}

interface Update {
  readonly group: FileGroup;
  readonly main: FileEvent;
  readonly before: EventRecord;
}

function plannedUpdate(call: ImportCall, { group, main, before }: Update, place: Place): Plan {
  const { access, viewer } = call;
  const same: Plan = { outcome: 'same', ...nothing };
  if (!isNewer(group.stamp, readStamp(before, access.state))) return same;
  const ids = main.subCalendars.length > 0 ? subCalendarIds(access, main, 0) : [];
  const hidden = before.subCalendarIds.filter((id) => !seesSubCalendar(access, id));
  const placed = ids.length > 0 && !ids.includes(0) ? [...ids, ...hidden] : before.subCalendarIds;
  const made = madeSeries(call, group, { main, ids: placed, place });
  if ('problem' in made) return refused(made.problem);
  const [first, ...others] = made.records;
  if (!first) return refused('This rule has no occurrence.');
  const after = updatedRecord(before, first.record, group.main?.who ?? '');
  if (hasSameContents(before, after) && others.length === 0) return same;
  const seen = seenOccurrence(firstOccurrence(before), viewer);
  if (!seen?.seen.mayChange || !mayChangeScope(seen, 'all', viewer)) {
    return refused('You may not change this event.');
  }
  const added = placed.filter((id) => !before.subCalendarIds.includes(id));
  if (!added.every((id) => hasRight(access.roleFor(id), 'add'))) {
    return refused('You may not add events there.');
  }
  const records = [after, ...others.map(({ record }) => record)];
  const isMoved = others.length > 0 || !hasSamePlaces(before, after);
  if (isMoved && records.some((record) => isInTheWay(record, place.bookings))) {
    return refused('Another event is in the way.');
  }
  const edits = [
    updateEdit(before, after, group, { call }),
    ...others.flatMap(({ record, from }) => followingEdits(record, group, { call, place, from })),
  ];
  return { outcome: 'changed', edits, lost: made.lost, warnings: made.warnings };
}

/** A series that follows an updated one takes the place of the one that did so before. */
function followingEdits(
  record: EventRecord,
  group: FileGroup,
  { call, place, from }: { call: ImportCall; place: Place; from: number | undefined },
): readonly EventEdit[] {
  const old = from === undefined ? undefined : place.known.get(followingUid(group.uid, from));
  if (!old) return plannedCreation(withSource(record, group, { call, from })).change.edits;
  return [updateEdit(old, updatedRecord(old, record, ''), group, { call, from })];
}

function updateEdit(
  before: EventRecord,
  read: EventRecord,
  group: FileGroup,
  { call, from }: Omit<Sourced, 'isChange'>,
): EventEdit {
  const after = withSource(read, group, { call, from, isChange: true });
  const history = {
    kind: 'updated',
    scope: before.recurrence ? 'all' : null,
    original: null,
    before: stateAt(firstOccurrence(before)),
    after: stateAt(firstOccurrence(after)),
  } as const;
  return { rootId: before.id, after, history };
}

interface Sourced {
  readonly call: ImportCall;
  /** With which occurrence it follows another series. */
  readonly from?: number | undefined;
  readonly isChange?: boolean;
}

function withSource(
  record: EventRecord,
  { uid, stamp }: FileGroup,
  { call, from, isChange = false }: Sourced,
): EventRecord {
  const changes = countChanges(call.access.state, record.id) + (isChange ? 1 : 0);
  const own = from === undefined ? uid : followingUid(uid, from);
  return { ...record, source: { ...stamp, uid: own, changes } };
}

/** An event with what a file says of it, and all else as it was. */
function updatedRecord(before: EventRecord, read: EventRecord, who: string): EventRecord {
  const { id, custom, signup, attachments, author, createdAt } = before;
  const exceptions = new Map(
    [...read.exceptions].map(([original, exception]): [number, EventException] => {
      const old = before.exceptions.get(original)?.changes;
      const { changes } = exception;
      return [
        original,
        changes && old ? { ...exception, changes: { ...old, ...changes } } : exception,
      ];
    }),
  );
  const kept = { id, custom, signup, attachments, author, createdAt };
  return { ...read, ...kept, exceptions, who: who === '' ? before.who : read.who };
}

interface Making {
  readonly main: FileEvent;
  readonly ids: readonly number[];
  readonly place: Place;
}

/** The event or series that a group of a file becomes, or why it is refused. */
function madeSeries(
  call: ImportCall,
  { parts }: FileGroup,
  { main, ids, place }: Making,
): FileSeries | { readonly problem: ServerText } {
  const { rule, problem } = ruleIn(main, parts, place.costly);
  if (problem) return { problem };
  const made = newEvent(call, changesFrom(main, rule, ids), main.start?.zone ?? place.zone);
  if (!made) return { problem: 'This rule has no occurrence.' };
  if (!made.recurrence) return { records: [{ record: made }], lost: new Set(), warnings: [] };
  const { state } = call.access;
  const series = seriesWithParts(made, {
    main,
    newId: state.newEventId,
    parts: parts.filter((part) => isPart(part)),
    zone: place.bookings.zone,
  });
  const hasNone = !series.records.some(({ record }) => hasOccurrences(record));
  if (hasNone) return { problem: 'This rule has no occurrence.' };
  // Other software takes the start for an occurrence, whatever the rule says.
  if (made.recurrence.start === main.start?.time) return series;
  const warning = 'The rule leaves out the start, and the event begins later.';
  return { ...series, warnings: [warning, ...series.warnings] };
}

/** Of a canceled occurrence, only its original start counts. */
function isPart(part: FileEvent): boolean {
  return part.isCanceled ? part.original !== undefined : problemIn(part) === undefined;
}

type RuleOfFile =
  | { readonly rule: string | null; readonly problem?: undefined }
  | { readonly rule?: undefined; readonly problem: ServerText };

/** The rule of an event without other problems. */
function ruleIn(
  event: FileEvent,
  parts: readonly FileEvent[],
  costly: Place['costly'],
): RuleOfFile {
  const { start, rrule, canceled } = event;
  const problem = problemIn(event);
  if (problem) return { problem };
  if (rrule === null || !start) return { rule: null };
  if (canceled.length + parts.length > mostExceptions) {
    return { problem: 'A series may have at most 1,000 changed or deleted occurrences.' };
  }
  if (parts.filter(({ isFollowing }) => isFollowing).length > mostFollowing) {
    return { problem: 'All that follows may differ at most 20 times in a series.' };
  }
  const read = readRule(rrule);
  if (read.problem) return read;
  const place = { zone: start.zone.name, allDay: start.allDay };
  if (isQuick({ rrule: read.rule, start: start.time, length: 0 }, place)) return read;
  costly.add(event);
  return costly.size > mostCostly
    ? { problem: 'Too many rules of this file take long to work out.' }
    : read;
}

/** Where an event goes: to the sub-calendars that it names, as far as the visitor sees them, or else to a given one. */
export function subCalendarIds(
  access: Access,
  { subCalendars }: FileEvent,
  target: number,
): number[] {
  const ids = access.state.subCalendars.flatMap(({ id, name }) =>
    subCalendars.includes(name) && seesSubCalendar(access, id) ? [id] : [],
  );
  return ids.length > 0 ? ids : [target];
}
