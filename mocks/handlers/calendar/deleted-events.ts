import type { components } from '#generated/calendar/types.ts';
import { dayMs } from '#src/util/dates.ts';
import { errorBody } from '../../http/errors.ts';
import type {
  Deletion,
  EventFieldRecord,
  EventRecord,
  EventTexts,
} from '../../seed/calendar/records.ts';
import { isOwn } from '../../world/calendar/access.ts';
import type { CalendarState } from '../../world/calendar/calendar-state.ts';
import { firstOccurrence, hasOccurrences } from '../../world/calendar/change-event.ts';
import { commitChange } from '../../world/calendar/commit.ts';
import { spanView, type Viewer } from '../../world/calendar/event-view.ts';
import { occurrenceId, stateAt } from '../../world/calendar/occurrences.ts';
import { withPlaces } from '../../world/calendar/places.ts';
import { changeExceptions } from '../../world/calendar/series.ts';
import { isoTime } from '../../world/times.ts';
import { slicePage } from '../admin-support.ts';
import {
  type CalendarContext,
  type CalendarHandlers,
  eventNotFound,
  shownEvent,
  signatureFor,
} from './calendar-call.ts';
import { overlapRefusal } from './event-writes.ts';

type TrashedEvent = components['schemas']['TrashedEvent'];

/** Deleted events can be restored for so long. */
const keptMs = 30 * dayMs;

export const deletedEventCalls = {
  listDeletedEvents(call) {
    const results = listDeletions(call).map((deletion) => trashedView(deletion, call.viewer));
    return { status: 200, body: slicePage(results, call.query) };
  },

  restoreEvent(call) {
    const { access, path, now, viewer } = call;
    const { state } = access;
    const deletion = listDeletions(call).find(({ record }) => record.id === path.eventId);
    if (!deletion) return eventNotFound;
    const remaining = inCalendar(deletion.record, state);
    if (!remaining) return { status: 409, body: errorBody('sub_calendar_deleted') };
    const record = { ...remaining, version: state.newVersion(), updatedAt: isoTime(now) };
    const refusal = overlapRefusal({ record }, viewer);
    if (refusal) return refusal;
    const occurrence = firstOccurrence(record);
    const history = {
      kind: 'undone',
      scope: record.recurrence ? 'all' : null,
      original: null,
      before: null,
      after: stateAt(occurrence),
    } as const;
    const edits = [{ rootId: record.id, after: record, history }];
    const change = { edits, eventId: occurrenceId(occurrence) };
    const { undo } = commitChange(state, change, signatureFor(call));
    const event = shownEvent(occurrence, viewer);
    if (!event) throw new Error('An administrator cannot see what came back.');
    return { status: 200, body: { event, undo } };
  },
} satisfies CalendarHandlers;

/** The events that can be restored, the last deleted first. */
function listDeletions({ access: { state }, now }: CalendarContext): Deletion[] {
  return [...state.deletions.values()]
    .filter(({ record, at }) => !state.events.get(record.id) && expiry(at) > now.getTime())
    .reverse()
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

function expiry(at: Deletion['at']): number {
  return Date.parse(at) + keptMs;
}

function trashedView({ record, at, author }: Deletion, { access, zone }: Viewer): TrashedEvent {
  const occurrence = firstOccurrence(record);
  return {
    event_id: record.id,
    title: record.title,
    ...spanView(occurrence, zone),
    rrule: record.recurrence?.rrule ?? null,
    sub_calendar_ids: [...(inCalendar(record, access.state)?.subCalendarIds ?? [])],
    deleted_at: at,
    author: author.name,
    is_own: isOwn(author, access),
    expires_at: isoTime(expiry(at)),
  };
}

/** A deleted event with what the calendar still has; undefined if it would be on no sub-calendar. */
function inCalendar(record: EventRecord, state: CalendarState): EventRecord | undefined {
  const known = new Set(state.subCalendars.map(({ id }) => id));
  const placedRecord = withPlaces(record, (ids) => ids.filter((id) => known.has(id)));
  if (placedRecord.subCalendarIds.length === 0 || !hasOccurrences(placedRecord)) return undefined;
  return {
    ...placedRecord,
    custom: remainingValues(record.custom, state),
    exceptions: changeExceptions(placedRecord.exceptions, (changes) =>
      changes.custom ? { ...changes, custom: remainingValues(changes.custom, state) } : changes,
    ),
  };
}

function remainingValues(
  custom: EventTexts['custom'],
  { fields }: CalendarState,
): EventTexts['custom'] {
  const values = fields.flatMap(({ id, options }) => {
    const value = custom[id];
    const rest = Array.isArray(value)
      ? value.filter((chosen) => hasOption(options, chosen))
      : value;
    const isEmpty = rest === undefined || (Array.isArray(rest) && rest.length === 0);
    return isEmpty ? [] : [{ id, rest }];
  });
  return Object.fromEntries(values.map(({ id, rest }) => [id, rest]));
}

function hasOption(options: EventFieldRecord['options'], chosen: number): boolean {
  return options.some(({ id }) => id === chosen);
}
