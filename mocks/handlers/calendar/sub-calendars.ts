import type { Moment } from '#src/util/dates.ts';
import { errorBody } from '../../http/errors.ts';
import type { EventRecord, SubCalendarRecord } from '../../seed/calendar/records.ts';
import type { CalendarState } from '../../world/calendar/calendar-state.ts';
import { firstOccurrence, hasOccurrences } from '../../world/calendar/change-event.ts';
import { commitChange, type EventEdit } from '../../world/calendar/commit.ts';
import { stateAt } from '../../world/calendar/occurrences.ts';
import { changeExceptions } from '../../world/calendar/series.ts';
import { isoTime } from '../../world/times.ts';
import { conflict, invalidField, notFound } from '../admin-support.ts';
import { visibleSubCalendars } from './calendar.ts';
import { type CalendarHandlers, signatureFor } from './calendar-call.ts';

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
    const { color, active = true, allows_overlap = true } = body;
    const createdCalendar: SubCalendarRecord = {
      id: state.newSubCalendarId(calendar.id),
      name,
      color,
      active,
      allows_overlap,
    };
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
    const changedCalendar = { ...before, ...body, name };
    if (!changedCalendar.active && isLastActive(state, before)) return conflict;
    state.subCalendars = state.subCalendars.map((subCalendar) =>
      subCalendar === before ? changedCalendar : subCalendar,
    );
    state.log.addConfiguration({ isVisible: changedCalendar.active !== before.active });
    return { status: 200, body: { ...changedCalendar, role: 'admin' } };
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
    const { undo } = commitChange(state, { edits, eventId: null }, signatureFor(call));
    // The sub-calendar would not come back with its events.
    state.undos.delete(undo.id);
    state.subCalendars = state.subCalendars.filter((subCalendar) => subCalendar !== before);
    state.log.addConfiguration({ isVisible: true });
    return { status: 204 };
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

function hasName({ subCalendars }: CalendarState, name: string): boolean {
  return subCalendars.some((subCalendar) => subCalendar.name === name);
}

function isLastActive({ subCalendars }: CalendarState, { id }: SubCalendarRecord): boolean {
  return subCalendars.every((subCalendar) => subCalendar.id === id || !subCalendar.active);
}

function isOn({ subCalendarIds, exceptions }: EventRecord, id: number): boolean {
  return (
    subCalendarIds.includes(id) ||
    [...exceptions.values()].some(({ changes }) => changes?.subCalendarIds?.includes(id))
  );
}

/** The event without a sub-calendar; gone if it was on no other. */
function editWithout(record: EventRecord, id: number, state: CalendarState, at: Moment): EventEdit {
  const withoutId = (ids: readonly number[]) => ids.filter((otherId) => otherId !== id);
  const subCalendarIds = withoutId(record.subCalendarIds);
  const exceptions = changeExceptions(record.exceptions, (changes) => {
    if (!changes.subCalendarIds) return changes;
    const own = withoutId(changes.subCalendarIds);
    return own.length === 0 ? null : { ...changes, subCalendarIds: own };
  });
  const remainingRecord = { ...record, subCalendarIds, exceptions };
  if (subCalendarIds.length === 0 || !hasOccurrences(remainingRecord)) {
    const before = stateAt(firstOccurrence(record));
    const history = { kind: 'deleted', scope: null, original: null, before, after: null } as const;
    return { rootId: record.id, after: undefined, history };
  }
  const after = { ...remainingRecord, version: state.newVersion(), updatedAt: at };
  return { rootId: record.id, after };
}
