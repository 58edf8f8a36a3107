import type { components } from '#generated/calendar/types.ts';
import { dayMs, utcDay } from '#src/util/dates.ts';
import { errorBody, fieldErrorsBody } from '../../http/errors.ts';
import type { UserRecord } from '../../seed/user-record.ts';
import { parseLocal } from '../../time/local-time.ts';
import type { Zone } from '../../time/zones.ts';
import type { ServerText } from '../../translations/server-texts.ts';
import { type Access, authorFrom } from '../../world/calendar/access.ts';
import {
  eventView,
  type SeenOccurrence,
  seenOccurrence,
  type Viewer,
} from '../../world/calendar/event-view.ts';
import { findOccurrence } from '../../world/calendar/find-occurrence.ts';
import {
  type DayRange,
  dayRange,
  type Occurrence,
  occurrenceId,
} from '../../world/calendar/occurrences.ts';
import type { TooManyEvents } from '../../world/calendar/range-events.ts';
import { invalidField } from '../admin-support.ts';
import type { Call, OperationAnswer, OperationId } from '../handler.ts';

type Schemas = components['schemas'];

/** A call in an open calendar. */
export interface CalendarCall<Id extends OperationId, Caller = UserRecord | undefined>
  extends Call<Id, Caller> {
  readonly access: Access;
  /** The visitor's view of events, in the zone that the call names, or else in the calendar's. */
  readonly viewer: Viewer;
}

/** The context that every call in an open calendar has. */
export type CalendarContext = Pick<
  CalendarCall<OperationId>,
  'access' | 'viewer' | 'now' | 'world'
>;

/**
 * Answers an operation of an open calendar, for a visitor who has the right that the document requires. What takes long
 * answers later, and lets other calls go on.
 */
export type CalendarHandler<Id extends OperationId, Caller = UserRecord | undefined> = (
  call: CalendarCall<Id, Caller>,
) => OperationAnswer<Id> | Promise<OperationAnswer<Id>>;

export type CalendarHandlers<Caller = UserRecord | undefined> = {
  readonly [Id in OperationId]?: CalendarHandler<Id, Caller>;
};

export const eventNotFound = { status: 404, body: errorBody('event_not_found') } as const;

/** The event or occurrence of an id; undefined if there is none, or the visitor may not see it. */
export function seenEvent(id: string, viewer: Viewer): SeenOccurrence | undefined {
  const occurrence = findOccurrence(viewer.access.state, id);
  return occurrence && seenOccurrence(occurrence, viewer);
}

/** An event, and what the visitor may do with it. */
export function eventWithRights(call: CalendarContext, id: string) {
  const event = seenEvent(id, call.viewer);
  return event ? { event, rights: eventView(event, call.viewer).rights } : eventNotFound;
}

/** An occurrence in the form of responses; undefined if the visitor may not see it. */
export function shownEvent(
  occurrence: Occurrence | undefined,
  viewer: Viewer,
): Schemas['Event'] | undefined {
  const visibleOccurrence = occurrence && seenOccurrence(occurrence, viewer);
  return visibleOccurrence && eventView(visibleOccurrence, viewer);
}

/** The author and the time of a change. */
export function signatureFor({ access, now }: CalendarContext) {
  return { author: authorFrom(access), now };
}

const mostDays = 400;

/** The days that a call asks about, or the refusal of too many. */
export function rangeFor(
  { start_date, end_date }: { start_date: string; end_date: string },
  zone: Zone,
) {
  const [first, last] = [parseLocal(start_date)?.time, parseLocal(end_date)?.time];
  if (first === undefined) return invalidField('start_date', 'There is no such day.');
  if (last === undefined) return invalidField('end_date', 'There is no such day.');
  if (last < first) return invalidField('end_date', 'The end is before the start.');
  if (last - first >= mostDays * dayMs) return rangeRefusal(first + (mostDays - 1) * dayMs);
  return dayRange(first, last + dayMs, zone);
}

export function isRange(range: DayRange | object): range is DayRange {
  return 'firstDay' in range;
}

/** The refusal of a range with too many events, which names what fills it. */
export function rangeTooFull({ lastDay, fullest }: TooManyEvents) {
  const fillings = fullest.map(({ event, total }) => ({
    event_id: occurrenceId(event),
    title: event.texts?.title ?? null,
    total,
  }));
  const { status, body } = rangeRefusal(lastDay);
  return { status, body: { ...body, fullest: fillings } } as const;
}

/** A refusal that names the last day that works. */
function rangeRefusal(lastDay: number | undefined) {
  const { error } = errorBody('range_too_large');
  return {
    status: 422,
    body: { error, ...(lastDay === undefined ? {} : { largest_end_date: utcDay(lastDay) }) },
  } as const;
}

export interface FieldProblem {
  readonly field: string;
  readonly message: ServerText;
}

/** Returns the problem with a field, if it is wrong. */
export function problemIf(isWrong: boolean, field: string, message: ServerText): FieldProblem[] {
  return isWrong ? [{ field, message }] : [];
}

/** The answer to fields that are only invalid in the world's current state. */
export function invalidFields(details: readonly FieldProblem[]) {
  return { status: 422, body: fieldErrorsBody(details) } as const;
}
