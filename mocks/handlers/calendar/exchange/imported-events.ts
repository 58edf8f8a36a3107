import type { components } from '#generated/calendar/types.ts';
import { cutText } from '#src/util/graphemes.ts';
import type { EventRecord } from '../../../seed/calendar/records.ts';
import type { Zone } from '../../../time/zones.ts';
import { type ServerText, serverText } from '../../../translations/server-texts.ts';
import type { EventEdit } from '../../../world/calendar/commit.ts';
import { findUid } from '../../../world/calendar/event-identity.ts';
import { spanView } from '../../../world/calendar/event-view.ts';
import { listBookings } from '../../../world/calendar/overlap.ts';
import type { CalendarCall } from '../calendar-call.ts';
import { isInYears } from '../event-times.ts';
import { type FileEvent, instant } from './file-event.ts';
import { type FileGroup, groupEvents, listUids } from './file-groups.ts';
import { cutWarnings, lastTime, longest, problemIn } from './file-texts.ts';
import { type Place, type Plan, planGroup, subCalendarIds } from './import-plan.ts';
import { takeTurns } from './turns.ts';

type ImportedEvent = components['schemas']['ImportedEvent'];
type Outcome = components['schemas']['ImportOutcome'];
export type ImportCall = Pick<
  CalendarCall<'importEvents'>,
  'access' | 'now' | 'world' | 'language' | 'viewer'
>;

export interface Target {
  /** Of times that have none. */
  readonly zone: Zone;
  /** Id of the sub-calendar for events that do not name one. */
  readonly target: number;
  /** False if other calls must not go on meanwhile. */
  readonly isPatient?: boolean;
}

/** The effect of importing a file. */
export interface Import {
  /** The outcome of each event. */
  readonly rows: readonly ImportedEvent[];
  readonly edits: readonly EventEdit[];
}

const groupsPerTurn = 5;

/** Plans to import the events of a file, which changes nothing yet. */
export async function importedEvents(
  call: ImportCall,
  events: readonly FileEvent[],
  target: Target,
): Promise<Import> {
  const groups = groupEvents(events);
  const place = placeFor(call, groups, target);
  const plans: Plan[] = [];
  const size = target.isPatient === false ? Number.POSITIVE_INFINITY : groupsPerTurn;
  await takeTurns(groups, size, (group) => plans.push(planGroup(call, group, place)));
  const results = new Map(
    groups.flatMap((group, index) => {
      const plan = plans[index];
      return plan ? listOutcomes(group, plan) : [];
    }),
  );
  const rows = events.map((event) => {
    const result = results.get(event) ?? { outcome: 'refused' as const, warnings: [] };
    return row(event, result, call, target);
  });
  return { rows, edits: plans.flatMap(({ edits }) => edits) };
}

/** The calendar, and what of it the file may change, which is in no event's way. */
function placeFor(call: ImportCall, groups: readonly FileGroup[], target: Target): Place {
  const { state, calendar } = call.access;
  const uids = new Set(groups.flatMap(listUids));
  const known = new Map<string, EventRecord>();
  for (const record of state.events.list()) known.set(findUid(record, calendar.id), record);
  const changing = [...known].flatMap(([uid, record]) =>
    uids.has(uid) ? [{ rootId: record.id, after: undefined }] : [],
  );
  const bookings = listBookings(state, { edits: changing });
  return { ...target, known, bookings, costly: new Set() };
}

interface Result {
  readonly outcome: Outcome;
  readonly problem?: ServerText | undefined;
  readonly warnings: readonly ServerText[];
}

/** The outcome of each event of a group. */
function listOutcomes(
  { main, parts, older }: FileGroup,
  plan: Plan,
): (readonly [FileEvent, Result])[] {
  const { outcome, problem, warnings } = plan;
  return [
    ...(main
      ? [[main, { outcome, problem, warnings: [...cutWarnings(main), ...warnings] }] as const]
      : []),
    ...parts.map((part) => [part, partResult(part, main, plan)] as const),
    ...older.map((event) => [event, { outcome: 'older', warnings: [] }] as const),
  ];
}

/** Occurrences that differ come with their series. */
function partResult(part: FileEvent, main: FileEvent | undefined, { outcome, lost }: Plan): Result {
  if (part.isCanceled || outcome === 'canceled') return { outcome: 'canceled', warnings: [] };
  const problem =
    problemIn(part) ??
    (!main || main.rrule === null || outcome === 'refused'
      ? 'The series of this occurrence is not in the file, or is refused.'
      : lost.has(part)
        ? 'Its series has no such occurrence.'
        : undefined);
  return problem
    ? { outcome: 'refused', problem, warnings: [] }
    : { outcome, warnings: cutWarnings(part) };
}

function row(
  event: FileEvent,
  { outcome, problem, warnings }: Result,
  call: ImportCall,
  { zone, target }: Target,
): ImportedEvent {
  const { line, title, start, end, rrule } = event;
  const allDay = start?.allDay ?? false;
  // Dates beyond the years have no form in responses.
  const from = start && isInYears(start.time) ? instant(start) : undefined;
  const to = end && isInYears(lastTime(end)) ? instant(end) : undefined;
  const span = spanView({ allDay, start: from ?? 0, end: to ?? 0 }, call.viewer.zone ?? zone);
  const text = (words: ServerText) => serverText(words, call.language);
  return {
    line,
    title: title === '' ? null : cutText(title, longest.title),
    start: from === undefined ? null : span.start,
    end: to === undefined ? null : span.end,
    all_day: allDay,
    repeats: rrule !== null,
    sub_calendar_ids: subCalendarIds(call.access, event, target),
    outcome,
    problem: problem === undefined ? null : text(problem),
    warnings: warnings.map(text),
  };
}
