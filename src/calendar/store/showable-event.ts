import { isRecord } from '#src/util/is-record.ts';
import type { CalendarEvent } from '../model/event.ts';

/** Returns whether an event has the parts that views draw, in their types: calls check only the outermost shape of an answer. */
export function isShowable(event: Partial<Record<keyof CalendarEvent, unknown>>): boolean {
  const { id, title, start, end, sub_calendar_ids, rights } = event;
  const { series_id, rrule, tz, who, location, notes, custom, attachments, signup } = event;
  return (
    [id, start, end].every(isText) &&
    [title, series_id, rrule, tz, who, location, notes].every(
      (member) => isMissing(member) || isText(member),
    ) &&
    title !== undefined &&
    Array.isArray(sub_calendar_ids) &&
    sub_calendar_ids.every(Number.isInteger) &&
    isRecord(rights) &&
    [custom, signup].every((member) => isMissing(member) || isRecord(member)) &&
    (isMissing(attachments) || Array.isArray(attachments))
  );
}

const isText = (value: unknown) => typeof value === 'string';

const isMissing = (value: unknown) => value === undefined || value === null;
