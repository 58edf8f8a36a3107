import { momentAt } from '#src/util/dates.ts';
import { dayNumber, minutesPerDay, overlaps } from '#src/util/day-numbers.ts';
import {
  type CalendarEvent,
  clockMinute,
  clockTime,
  type EventSpan,
  eventSpan,
  originalMinute,
} from '../model/event.ts';
import { hull } from './day-ranges.ts';
import type { EventEdit } from './edits.ts';
import type {
  EventChanges,
  EventScope,
  EventWrite,
  NewEvent,
  WriteOutcome,
} from './event-write.ts';
import { takenChanges } from './kept-changes.ts';

/**
 * Predicts the effect of a write on the events that have been read, to show it at once. The server may find other
 * times for a series whose rule changes; its answer replaces this.
 * @param series the occurrences of the event's series that have been read.
 */
export function predictEdit(write: EventWrite, series: readonly EventSpan[]): EventEdit {
  if (write.kind === 'create') {
    const event = newEvent(write.body, write.key);
    return new Map([[event.id, event]]);
  }
  const { event, scope } = write;
  const affectedEvents = inScope(event, scope, series);
  if (write.kind === 'delete') return new Map(affectedEvents.map(({ id }) => [id, null]));
  const move = findMove(event, write.changes);
  const regular = [event, ...series.map((span) => span.event)].find(
    ({ is_exception }) => !is_exception,
  );
  return new Map(
    affectedEvents.map((occurrence) => {
      // The one that the change shows gets all of it.
      const { changes, moves } =
        occurrence === event
          ? { changes: write.changes, moves: true }
          : takenChanges(occurrence, write.changes, regular);
      const time =
        occurrence === event ? event.start : (occurrence.original_start ?? occurrence.start);
      const times = moves && move ? movedTimes(time, move) : null;
      return [occurrence.id, applyChanges(occurrence, changes, times)];
    }),
  );
}

/**
 * Predicts the effect of undoing a change on the events that have been read.
 * @param series the occurrences of the changed event's series, which may have other ids since the change.
 */
export function predictUndo(
  { before, after }: Pick<WriteOutcome, 'before' | 'after'>,
  series: readonly EventSpan[],
): EventEdit {
  const days = hull([...before, ...after].flatMap((event) => eventSpan(event)?.days ?? []));
  const isReplaced = (span: EventSpan) => days !== null && overlaps(span.days, days);
  const replacedSpans = before.length > 1 ? series.filter(isReplaced) : [];
  return new Map([
    ...[...replacedSpans.map(({ event }) => event), ...after].map(({ id }) => [id, null] as const),
    ...before.map((event) => [event.id, event] as const),
  ]);
}

/** The event that a change would make. */
export function wantedEvent(write: Exclude<EventWrite, { kind: 'delete' }>): CalendarEvent {
  return write.kind === 'create'
    ? newEvent(write.body, write.key)
    : changedEvent(write.event, write.changes);
}

/** An event with changes that are not made yet. */
export function changedEvent(event: CalendarEvent, changes: EventChanges): CalendarEvent {
  const move = findMove(event, changes);
  const predictedEvent = applyChanges(event, changes, move && movedTimes(event.start, move));
  const attachments = changedFiles(event, changes);
  return attachments ? { ...predictedEvent, attachments } : predictedEvent;
}

/** The files of an event after changes; undefined if they stay. New ones have no id yet. */
function changedFiles(
  { attachments = [] }: CalendarEvent,
  { add_attachments: addedAttachments = [], remove_attachment_ids: removedIds = [] }: EventChanges,
): CalendarEvent['attachments'] {
  if (addedAttachments.length + removedIds.length === 0) return undefined;
  return [
    ...attachments.filter(({ id }) => !removedIds.includes(id)),
    ...addedAttachments.map((file) => ({ ...file, id: 0, thumbnail_url: null })),
  ];
}

/** The occurrences that a write is about; the event itself if it happens once. */
function inScope(
  event: CalendarEvent,
  scope: EventScope,
  series: readonly EventSpan[],
): readonly CalendarEvent[] {
  if (event.series_id === undefined || scope === 'this') return [event];
  const from = originalMinute(event);
  const otherEvents = series
    .map((span) => span.event)
    .filter(({ id }) => id !== event.id)
    .filter((occurrence) => scope === 'all' || originalMinute(occurrence) > from);
  return [event, ...otherEvents];
}

/** The change to the times of the named occurrence; the times of the others change alike. */
interface Move {
  readonly isAllDay: boolean;
  /** Days from the old start to the new one. */
  readonly days: number;
  /** Minutes from midnight to the new start; null if it stays. */
  readonly startOfDay: number | null;
  /** Minutes from the start to the end. */
  readonly length: number;
}

function findMove(event: CalendarEvent, changes: EventChanges): Move | null {
  const { start = event.start, end, all_day: isAllDay = event.all_day } = changes;
  if (changes.start === undefined && end === undefined && isAllDay === event.all_day) return null;
  const [before, after] = [clockMinute(event.start), clockMinute(start)];
  // The occurrence may have been moved, or clocks skip its start, but not that of the others.
  const isSame = after === before;
  const oldLength = clockMinute(event.end) - clockMinute(event.start);
  return {
    isAllDay,
    days: dayNumber(start) - dayNumber(event.start),
    startOfDay: isSame ? null : minuteOfDay(start),
    length: end === undefined ? oldLength : clockMinute(end) - after,
  };
}

function applyChanges(
  event: CalendarEvent,
  changes: EventChanges,
  times: ReturnType<typeof movedTimes> | null,
): CalendarEvent {
  const { title, sub_calendar_ids, who, location, notes, custom, rrule, signup } = changes;
  const editedEvent: CalendarEvent = { ...event, title: title ?? event.title };
  const texts = { who, location, notes, rrule };
  for (const name of ['who', 'location', 'notes', 'rrule'] as const) {
    const text = texts[name];
    if (text) editedEvent[name] = text;
    else if (text !== undefined) delete editedEvent[name];
  }
  if (sub_calendar_ids) editedEvent.sub_calendar_ids = [...sub_calendar_ids];
  if (custom) editedEvent.custom = changedValues(event.custom ?? {}, custom);
  if (signup) editedEvent.signup = { count: 0, my_signup_ids: [], ...event.signup, ...signup };
  else if (signup === null) delete editedEvent.signup;
  return { ...editedEvent, ...times };
}

/** The times of an occurrence that was to begin at `time`. */
function movedTimes(time: string, { isAllDay, days, startOfDay, length }: Move) {
  const ofDay = isAllDay ? 0 : (startOfDay ?? minuteOfDay(time));
  const start = (dayNumber(time) + days) * minutesPerDay + ofDay;
  return {
    all_day: isAllDay,
    start: clockTime(start, isAllDay),
    end: clockTime(start + length, isAllDay),
  };
}

function minuteOfDay(time: string): number {
  return clockMinute(time) - dayNumber(time) * minutesPerDay;
}

function changedValues(
  before: NonNullable<CalendarEvent['custom']>,
  changes: NonNullable<EventChanges['custom']>,
): NonNullable<CalendarEvent['custom']> {
  const values = { ...before };
  for (const [id, value] of Object.entries(changes)) {
    const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0);
    if (isEmpty) delete values[id];
    else values[id] = value;
  }
  return values;
}

/** An event that the server does not know yet. Nothing can be done with it until it does. */
function newEvent(body: NewEvent, key: string): CalendarEvent {
  const { title, start, end, all_day, sub_calendar_ids, who, location, notes } = body;
  const now = momentAt(Date.now());
  return {
    id: `new-${key}`,
    version: 'new',
    title,
    start,
    end,
    all_day,
    sub_calendar_ids: [...sub_calendar_ids],
    is_reserved: false,
    rights: { change: false, delete: false, comment: false, signup: false, until: null },
    ...(who && { who }),
    ...(location && { location }),
    ...(notes && { notes }),
    created_at: now,
    updated_at: now,
  };
}
