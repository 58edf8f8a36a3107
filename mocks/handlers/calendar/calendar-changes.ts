import type { components } from '#generated/calendar/types.ts';
import { dayMs } from '#src/util/dates.ts';
import type { EventRecord, HistoryRecord } from '../../seed/calendar/records.ts';
import { parseLocal } from '../../time/local-time.ts';
import { isOwn, mayIn } from '../../world/calendar/access.ts';
import { fieldChanges, type SeenState, seenState } from '../../world/calendar/contents-view.ts';
import { findSight, timeView, type Viewer } from '../../world/calendar/event-view.ts';
import { visibleTexts } from '../../world/calendar/visible-texts.ts';
import { invalidField, slicePage } from '../admin-support.ts';
import type { CalendarCall, CalendarHandlers } from './calendar-call.ts';

type CalendarChange = components['schemas']['CalendarChange'];

/** A change in an event's history, as far as the visitor may know the event before and after it. */
export interface SeenChange {
  readonly entry: HistoryRecord;
  /** Its number in the history of the event. */
  readonly id: number;
  readonly before: SeenState | undefined;
  readonly after: SeenState | undefined;
}

export const calendarChangeCalls = {
  listCalendarChanges(call) {
    const { query, viewer } = call;
    const period = readPeriod(query, viewer);
    if ('status' in period) return period;
    const seenChanges = listSeenChanges(viewer);
    const wantedChanges = seenChanges.filter((change) => isWanted(change, query, period));
    const names = new Set(seenChanges.map(({ entry }) => entry.author.name));
    const page = slicePage(wantedChanges, query);
    return {
      status: 200,
      body: {
        ...page,
        results: page.results.map((change) => changeView(change, viewer)),
        authors: [...names].sort((one, other) => one.localeCompare(other)),
      },
    };
  },
} satisfies CalendarHandlers;

type Query = CalendarCall<'listCalendarChanges'>['query'];

interface LocatedChange extends SeenChange {
  readonly record: EventRecord;
  /** The state by which the change is listed. */
  readonly shown: SeenState;
}

interface Period {
  readonly from: number;
  readonly until: number;
}

function readPeriod({ start_date: start, end_date: end }: Query, { zone }: Viewer) {
  const [first, last] = [start, end].map((day) =>
    day === undefined ? undefined : parseLocal(day)?.time,
  );
  if (start !== undefined && first === undefined) {
    return invalidField('start_date', 'There is no such day.');
  }
  if (end !== undefined && last === undefined) {
    return invalidField('end_date', 'There is no such day.');
  }
  if (first !== undefined && last !== undefined && last < first) {
    return invalidField('end_date', 'The end is before the start.');
  }
  return {
    from: first === undefined ? -Infinity : zone.resolve(first).instant,
    until: last === undefined ? Infinity : zone.resolve(last + dayMs).instant,
  };
}

/** The changes that the visitor may know of, latest first. */
function listSeenChanges(viewer: Viewer): LocatedChange[] {
  const { history } = viewer.access.state;
  // Both parts of a series that was split have the changes before that.
  const known = new Set<HistoryRecord>();
  const changes = [...history].flatMap(([rootId, entries]) => {
    const record = knownRecord(rootId, viewer);
    if (!record) return [];
    return entries.flatMap((entry, index) => {
      if (known.has(entry)) return [];
      known.add(entry);
      const change = seenChange({ entry, id: index + 1 }, record, viewer);
      const shown = change?.after ?? change?.before;
      return change && shown ? [{ ...change, record, shown }] : [];
    });
  });
  return changes
    .reverse()
    .toSorted((one, other) => Date.parse(other.entry.at) - Date.parse(one.entry.at));
}

/** The event of a history, if the visitor may know of its changes. */
function knownRecord(rootId: string, viewer: Viewer): EventRecord | undefined {
  const { access } = viewer;
  const record = access.state.events.get(rootId);
  if (record)
    return findSight({ record, exception: undefined }, viewer)?.texts ? record : undefined;
  return mayIn(access, 'administer') ? access.state.deletions.get(rootId)?.record : undefined;
}

/** A change, as far as the visitor may know the event before and after it; undefined if that is not at all. */
export function seenChange(
  { entry, id }: Pick<SeenChange, 'entry' | 'id'>,
  record: EventRecord,
  viewer: Viewer,
  seesRule = record.recurrence === null || seesSeries(record, viewer),
): SeenChange | undefined {
  const [before, after] = [entry.before, entry.after].map((state) => {
    const seen = state ? seenState(state, { record, seesRule }, viewer) : undefined;
    return seen?.seen.seesDetails ? seen : undefined;
  });
  return before || after ? { entry, id, before, after } : undefined;
}

function seesSeries(record: EventRecord, viewer: Viewer): boolean {
  return findSight({ record, exception: undefined }, viewer)?.rrule != null;
}

function isWanted(
  { entry, before, after }: LocatedChange,
  { author, sub_calendar_ids: ids }: Query,
  { from, until }: Period,
): boolean {
  const at = Date.parse(entry.at);
  const places = [before, after].flatMap((state) => state?.seen.subCalendarIds ?? []);
  return (
    at >= from &&
    at < until &&
    (author === undefined || entry.author.name === author) &&
    (ids === undefined || places.some((id) => ids.includes(id)))
  );
}

function changeView(
  { entry, id, before, after, record, shown }: LocatedChange,
  viewer: Viewer,
): CalendarChange {
  const { access, zone, fields } = viewer;
  const { kind, at, author, scope } = entry;
  const { state, seen } = shown;
  return {
    event_id: record.id,
    id,
    exists: access.state.events.get(record.id) !== undefined,
    title: visibleTexts(state, seen, fields)?.title ?? '',
    start: timeView(state.start, state.allDay, zone),
    sub_calendar_ids: access.state.subCalendars
      .map((subCalendar) => subCalendar.id)
      .filter((subCalendarId) => seen.subCalendarIds.includes(subCalendarId)),
    kind,
    changed_at: at,
    author: author.name,
    is_own: isOwn(author, access),
    scope,
    changes: before && after ? fieldChanges(before, after, viewer) : [],
  };
}
