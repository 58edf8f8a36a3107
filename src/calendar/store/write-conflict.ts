import { getEvent } from '#generated/calendar/fetchers.ts';
import type { components } from '#generated/calendar/types.ts';
import type { CallOptions } from '#src/api/call.ts';
import { hasId, RequestError } from '#src/api/errors.ts';
import { isRecord } from '#src/util/is-record.ts';
import { isSameJson } from '#src/util/is-same-json.ts';
import { type CalendarEvent, clockMinute } from '../model/event.ts';
import { signupSettings } from '../model/signup-settings.ts';
import { isShowable } from './showable-event.ts';

type ConflictBody = components['schemas']['EventConflictBody'];

/** A calendar, and the zone of all times. */
export interface EventPlace {
  readonly calendar: string;
  readonly query: { readonly tz?: string };
}

/** A write that has been sent to a server. */
export interface SentWrite {
  place: EventPlace;
  /** The event's id at that time. */
  eventId: string;
  options: CallOptions;
}

/** Reads the details that accompany an error of a write, as far as they can be shown. */
export function readConflict(error: unknown): Partial<ConflictBody> {
  const response = error instanceof RequestError && isRecord(error.response) ? error.response : {};
  const { current, conflicts, next_free: free } = response;
  return {
    ...(isEvent(current) && { current }),
    ...(Array.isArray(conflicts) && { conflicts: conflicts.filter(isEvent) }),
    ...(isTime(free) && { next_free: free }),
  };
}

/**
 * An error of a change, with the event as it is now if it is about that: the server may have left it out, without which
 * nobody could compare. One that is gone is another error. If the event cannot be read either, the error stays.
 */
export async function completeConflict(
  error: unknown,
  { place: { calendar, query }, eventId, options }: SentWrite,
): Promise<unknown> {
  const isConflict = error instanceof RequestError && error.id === 'event_version_conflict';
  if (!isConflict || readConflict(error).current) return error;
  try {
    const current = await getEvent({ path: { calendar, eventId }, query }, options);
    return current ? addCurrent(error, current) : error;
  } catch (failure) {
    return hasId(failure, 'event_not_found') ? failure : error;
  }
}

function addCurrent(error: RequestError, current: CalendarEvent): RequestError {
  const { id, title, text, details, status, trace } = error;
  const completeError = new RequestError({
    id,
    title,
    text,
    details,
    status,
    response: { current },
    cause: error,
  });
  completeError.trace = trace;
  return completeError;
}

const isEvent = (value: unknown): value is CalendarEvent => isRecord(value) && isShowable(value);

function isTime(value: unknown): value is NonNullable<ConflictBody['next_free']> {
  return (
    isRecord(value) && [value['start'], value['end']].every((time) => typeof time === 'string')
  );
}

/** Returns whether an event is as a person saw it, apart from its version, which a change of its series replaces, too. */
export function hasSameContents(event: CalendarEvent, seenEvent: CalendarEvent): boolean {
  return isSameJson(contents(event), contents(seenEvent));
}

function contents({ start, end, signup, ...event }: CalendarEvent) {
  const { title, all_day, sub_calendar_ids, who, location, notes, custom } = event;
  const texts = [title, who, location, notes].map((text) => text ?? null);
  const times = [clockMinute(start), clockMinute(end), all_day];
  return [texts, times, sub_calendar_ids, custom ?? null, signupSettings(signup)];
}
