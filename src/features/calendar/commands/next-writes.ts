import { choosableCalendars } from '#src/calendar/model/chosen-calendars.ts';
import { type CalendarEvent, clockMinute, localTime } from '#src/calendar/model/event.ts';
import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import { clockMinuteIn, momentIn } from '#src/calendar/model/zone-clock.ts';
import type { EventChanges, EventWrite, NewEvent } from '#src/calendar/store/event-write.ts';
import { withKnownFiles } from '#src/calendar/store/merge-changes.ts';
import { changedEvent } from '#src/calendar/store/predict-edit.ts';
import { definedOnly } from '#src/util/defined-only.ts';
import type { ChangeCommand, CopyCommand } from './event-command.ts';

type NewWrite = Extract<EventWrite, { kind: 'create' }>;
type Changing = Extract<EventWrite, { kind: 'create' | 'update' }>;
type Updating = Extract<EventWrite, { kind: 'update' }>;

/** The same change at another time. @param time as the server returns it, with or without an offset. */
export function atTime(write: Changing, time: { start: string; end: string }): EventWrite {
  const times = { start: localTime(time.start), end: localTime(time.end) };
  if (write.kind === 'update') return { ...write, changes: { ...write.changes, ...times } };
  // Another event than the one that was refused.
  return { ...write, body: { ...write.body, ...times }, key: crypto.randomUUID() };
}

/** The same change of an event as others have left it. A new end comes with the start that the person saw beside it. */
export function rebaseChange(write: ChangeCommand, current: CalendarEvent): ChangeCommand {
  if (write.kind === 'delete') return { ...write, event: current };
  const { start, all_day } = write.event;
  const seen = write.changes.end === undefined ? {} : { start: localTime(start), all_day };
  return {
    ...write,
    event: current,
    changes: withKnownFiles({ ...seen, ...write.changes }, current),
  };
}

/**
 * A copy of an event with changes, without sub-calendars to which the visitor may not add.
 * People can sign up for it until as long before it as for the event, at most to its end.
 */
export function copyEvent(
  { event, changes }: Pick<CopyCommand, 'event' | 'changes'>,
  calendar: { readonly subCalendars: readonly SubCalendar[]; readonly zone: string | null },
): EventWrite {
  const write = asNewEvent(event, changes);
  const { sub_calendar_ids: ids, start, end, all_day, signup } = write.body;
  const possible = choosableCalendars(calendar, null);
  const kept = ids.filter((id) => possible.some((one) => one.id === id));
  const body: NewEvent = { ...write.body, sub_calendar_ids: kept };
  if (signup?.deadline) {
    const by = clockMinute(start) - clockMinute(event.start);
    const minute = clockMinuteIn(calendar.zone, Date.parse(signup.deadline)) + by;
    // An event that was moved may have left its deadline behind.
    const last = clockMinute(end) + (all_day ? 24 * 60 : 0);
    body.signup = { ...signup, deadline: momentIn(calendar.zone, Math.min(minute, last) * 60) };
  }
  return { ...write, body };
}

/** A new event like another with changes. An occurrence becomes an event that happens once. */
export function asNewEvent(event: CalendarEvent, changes: EventChanges = {}): NewWrite {
  const files = changes.add_attachments;
  const body = {
    ...copyBody(changedEvent(event, changes)),
    ...(files && { add_attachments: files }),
  };
  return { kind: 'create', body, key: crypto.randomUUID() };
}

/** A deleted event with the changes that were to be made. It repeats if they were for more than one occurrence. */
export function asRestoredEvent({ event, changes, scope }: Updating): NewWrite {
  const write = asNewEvent(event, changes);
  const { rrule } = changedEvent(event, changes);
  if (rrule === undefined || (event.series_id !== undefined && scope === 'this')) return write;
  const tz = changes.tz ?? event.tz;
  return { ...write, body: { ...write.body, rrule, ...(tz !== undefined && { tz }) } };
}

/** The body of a copy that happens once. */
function copyBody(event: CalendarEvent): NewEvent {
  const { title, start, end, all_day, sub_calendar_ids, who, location, notes, custom, signup } =
    event;
  return {
    title: title ?? '',
    start: localTime(start),
    end: localTime(end),
    all_day,
    sub_calendar_ids: [...sub_calendar_ids],
    ...definedOnly({ who, location, notes, custom }),
    ...(signup && {
      signup: {
        limit: signup.limit,
        deadline: signup.deadline,
        visibility: signup.visibility,
      },
    }),
  };
}
