import type { Moment } from '#src/util/dates.ts';
import { errorBody } from '../../http/errors.ts';
import type { EventRecord, SubCalendarRecord } from '../../seed/calendar/records.ts';
import type { CalendarState } from '../../world/calendar/calendar-state.ts';
import { firstOccurrence } from '../../world/calendar/change-event.ts';
import { commitChange, type EventEdit } from '../../world/calendar/commit.ts';
import type { Viewer } from '../../world/calendar/event-view.ts';
import { stateAt } from '../../world/calendar/occurrences.ts';
import { isInTheWay, listBookings } from '../../world/calendar/overlap.ts';
import { isOn, withoutPlace, withPlaces } from '../../world/calendar/places.ts';
import type { ReminderTimes } from '../../world/calendar/reminders.ts';
import type { SubCalendarChange } from '../../world/calendar/sub-calendar-change.ts';
import { isoTime } from '../../world/times.ts';
import { answerIfFound, conflict, invalidField, notFound } from '../admin-support.ts';
import { visibleSubCalendars } from './calendar.ts';
import { type CalendarHandlers, signatureFor } from './calendar-call.ts';
import { overlapRefusal } from './event-writes.ts';
import { subCalendarUsage } from './sub-calendar-usage.ts';

export const subCalendarCalls = {
  createSubCalendar({ access, body }) {
    const { state, calendar } = access;
    const name = body.name.trim();
    if (hasName(state, name)) {
      return invalidField('name', 'Another sub-calendar has this name.');
    }
    if (state.subCalendars.length >= calendar.license.features.max_sub_calendars) {
      return { status: 409, body: errorBody('license_limit_reached') };
    }
    const { color, active = true, allows_overlap = true, default_reminders: times } = body;
    const id = state.newSubCalendarId(calendar.id);
    const createdCalendar = withReminders({ id, name, color, active, allows_overlap }, times);
    state.subCalendars = [...state.subCalendars, createdCalendar];
    state.log.addConfiguration({ isVisible: false });
    return { status: 201, body: { ...createdCalendar, role: 'admin' } };
  },

  updateSubCalendar({ access, path, body }) {
    const { state } = access;
    const before = state.subCalendars.find(({ id }) => id === path.subCalendarId);
    if (!before) return notFound;
    const name = body.name?.trim() ?? before.name;
    if (name !== before.name && hasName(state, name)) {
      return invalidField('name', 'Another sub-calendar has this name.');
    }
    const { default_reminders: times = before.default_reminders, ...rest } = body;
    const changedCalendar = withReminders({ ...before, ...rest, name }, times);
    if (!changedCalendar.active && isLastActive(state, before)) return conflict;
    state.subCalendars = state.subCalendars.map((subCalendar) =>
      subCalendar === before ? changedCalendar : subCalendar,
    );
    state.log.addConfiguration({ isVisible: changedCalendar.active !== before.active });
    return { status: 200, body: { ...changedCalendar, role: 'admin' } };
  },

  getSubCalendarUsage(call) {
    const { state } = call.access;
    const subCalendar = state.subCalendars.find(({ id }) => id === call.path.subCalendarId);
    return answerIfFound(subCalendar && subCalendarUsage(call, subCalendar.id));
  },

  deleteSubCalendar(call) {
    const { access, path, now } = call;
    const { state } = access;
    const before = state.subCalendars.find(({ id }) => id === path.subCalendarId);
    if (!before) return notFound;
    if (isLastActive(state, before)) return conflict;
    const edits = state.events
      .list()
      .filter((record) => isOn(record, before.id))
      .map((record) => editWithout(record, before.id, state, isoTime(now)));
    const change = { edits, eventId: null, subCalendar: removal(state, before) };
    const { undo } = commitChange(state, change, signatureFor(call));
    return { status: 200, body: { undo } };
  },

  mergeSubCalendar(call) {
    const { access, path, body, now, viewer } = call;
    const { state } = access;
    const before = state.subCalendars.find(({ id }) => id === path.subCalendarId);
    if (!before) return notFound;
    const target = state.subCalendars.find(({ id }) => id === body.into);
    if (!target || target === before) {
      return invalidField('into', 'There is no such sub-calendar.');
    }
    if (isLastActive(state, before)) return conflict;
    const edits = state.events
      .list()
      .filter((record) => isOn(record, before.id))
      .map((record) => editInto(record, [before.id, target.id], state, isoTime(now)));
    const refusal = mergeRefusal(edits, target.id, viewer);
    if (refusal) return refusal;
    const change = { edits, eventId: null, subCalendar: removal(state, before) };
    const { undo } = commitChange(state, change, signatureFor(call));
    return {
      status: 200,
      body: { sub_calendar: { ...target, role: 'admin' }, moved_events: edits.length, undo },
    };
  },

  orderSubCalendars({ access, body }) {
    const { state } = access;
    const { sub_calendar_ids: ids } = body;
    const orderedCalendars = ids.flatMap(
      (id) => state.subCalendars.find((subCalendar) => subCalendar.id === id) ?? [],
    );
    if (
      orderedCalendars.length !== state.subCalendars.length ||
      ids.length !== orderedCalendars.length
    ) {
      return invalidField('sub_calendar_ids', 'Name all sub-calendars, each once.');
    }
    state.subCalendars = orderedCalendars;
    state.log.addConfiguration({ isVisible: false });
    return { status: 200, body: { results: visibleSubCalendars({ access }) } };
  },
} satisfies CalendarHandlers;

/** The sub-calendar with a default reminder, or without one. */
function withReminders(
  { id, name, color, active, allows_overlap }: SubCalendarRecord,
  times: ReminderTimes | null | undefined,
): SubCalendarRecord {
  const default_reminders = times?.toSorted((one, other) => one - other);
  const subCalendar = { id, name, color, active, allows_overlap };
  return default_reminders ? { ...subCalendar, default_reminders } : subCalendar;
}

function hasName({ subCalendars }: CalendarState, name: string): boolean {
  return subCalendars.some((subCalendar) => subCalendar.name === name);
}

function isLastActive({ subCalendars }: CalendarState, { id }: SubCalendarRecord): boolean {
  return subCalendars.every((subCalendar) => subCalendar.id === id || !subCalendar.active);
}

function removal(state: CalendarState, record: SubCalendarRecord): SubCalendarChange {
  return { kind: 'removal', record, index: state.subCalendars.indexOf(record) };
}

/** The event without a sub-calendar; gone if it was on no other. */
function editWithout(record: EventRecord, id: number, state: CalendarState, at: Moment): EventEdit {
  const remainingRecord = withoutPlace(record, id);
  if (!remainingRecord) {
    const before = stateAt(firstOccurrence(record));
    const history = { kind: 'deleted', scope: null, original: null, before, after: null } as const;
    return { rootId: record.id, after: undefined, history };
  }
  const after = { ...remainingRecord, version: state.newVersion(), updatedAt: at };
  return { rootId: record.id, after };
}

/** The event on another sub-calendar instead. */
function editInto(
  record: EventRecord,
  [from, into]: readonly [number, number],
  state: CalendarState,
  at: Moment,
): EventEdit & { readonly after: EventRecord } {
  const placedRecord = withPlaces(record, (ids) => [
    ...new Set(ids.map((id) => (id === from ? into : id))),
  ]);
  const after = { ...placedRecord, version: state.newVersion(), updatedAt: at };
  const history = {
    kind: 'updated',
    scope: record.recurrence ? 'all' : null,
    original: null,
    before: stateAt(firstOccurrence(record)),
    after: stateAt(firstOccurrence(after)),
  } as const;
  return { rootId: record.id, after, history };
}

/** The refusal of a merge that brings events to where others are. Those that are there already stay. */
function mergeRefusal(
  edits: readonly (EventEdit & { readonly after: EventRecord })[],
  into: number,
  viewer: Viewer,
) {
  const { state } = viewer.access;
  const isThere = ({ rootId }: EventEdit) =>
    state.events.get(rootId)?.subCalendarIds.includes(into) ?? false;
  const otherEdits = edits.map((edit) => (isThere(edit) ? edit : { ...edit, after: undefined }));
  const bookings = listBookings(state, { edits: otherEdits });
  for (const edit of edits) {
    if (isThere(edit)) continue;
    if (isInTheWay(edit.after, bookings))
      return overlapRefusal({ record: edit.after, edits }, viewer);
    bookings.add(edit.after);
  }
  return undefined;
}
