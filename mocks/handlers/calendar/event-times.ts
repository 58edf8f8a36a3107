import { dayMs } from '#src/util/dates.ts';
import type { Span } from '../../seed/calendar/records.ts';
import { type LocalTime, parseLocal } from '../../time/local-time.ts';
import { knownZone, type Zone } from '../../time/zones.ts';
import type { ServerText } from '../../translations/server-texts.ts';
import type { Access } from '../../world/calendar/access.ts';
import type { SeenOccurrence } from '../../world/calendar/event-view.ts';
import type { NewTimes } from '../../world/calendar/series.ts';
import type { FieldProblem } from './calendar-call.ts';

const longestMs = 366 * dayMs;
const years = { first: Date.UTC(1900, 0, 1), end: Date.UTC(2200, 0, 1) } as const;

interface TimeFields {
  readonly start?: string;
  readonly end?: string;
  readonly all_day?: boolean;
}

type Read = { readonly times: NewTimes | undefined } | { readonly problem: FieldProblem };

/** The times of a request, which are local in its zone; undefined if none of them changes. */
export function readTimes(givenTimes: TimeFields, zone: Zone, current?: SeenOccurrence): Read {
  if (
    givenTimes.start === undefined &&
    givenTimes.end === undefined &&
    givenTimes.all_day === undefined
  ) {
    return unchangedTimes;
  }
  const allDay = givenTimes.all_day ?? current?.allDay ?? false;
  const first = readTime('start', givenTimes.start, allDay);
  const last = readTime('end', givenTimes.end, allDay);
  if (typeof first === 'object') return first;
  if (typeof last === 'object') return last;
  // A date says nothing about the time of day.
  const old = current?.allDay === allDay ? localSpan(current, zone) : undefined;
  const start = first ?? old?.start;
  if (start === undefined) return problem('start', 'Please fill in this field.');
  // A new start alone moves the whole event.
  const movedEnd = old && start + old.end - old.start;
  const end = last === undefined ? movedEnd : last + (allDay ? dayMs : 0);
  if (end === undefined) return problem('end', 'Please fill in this field.');
  return checkedTimes({ allDay, start, end, zone });
}

function checkedTimes(times: NewTimes): Read {
  const { allDay, start, end } = times;
  const isBackward = end < start || (allDay && end === start);
  if (isBackward) return problem('end', 'The end is before the start.');
  if (end - start > longestMs) return problem('end', 'An event may last at most a year.');
  return { times };
}

const unchangedTimes = { times: undefined } as const;

/** An event's times by the clock on the wall. */
function localSpan({ allDay, start, end }: SeenOccurrence, zone: Zone) {
  return allDay ? { start, end } : { start: zone.toLocal(start), end: zone.toLocal(end) };
}

/** When an event is over. Whole days end at midnight in the calendar's zone. */
export function findEnd({ allDay, end }: Span, { state }: Access): number {
  return allDay ? knownZone(state.settings.date_time.time_zone).resolve(end).instant : end;
}

function readTime(
  field: 'start' | 'end',
  text: string | undefined,
  allDay: boolean,
): LocalTime | undefined | { readonly problem: FieldProblem } {
  if (text === undefined) return undefined;
  const read = parseLocal(text);
  if (!read) return problem(field, 'There is no such day.');
  if (read.isDate !== allDay) {
    return problem(
      field,
      allDay ? 'Please enter a date without a time.' : 'Please enter a date and a time.',
    );
  }
  if (!isInYears(read.time)) {
    return problem(field, 'Choose a year between 1900 and 2199.');
  }
  return read.time;
}

/** Returns whether a time is in a year in which events may be. */
export function isInYears(time: LocalTime): boolean {
  return time >= years.first && time < years.end;
}

function problem(field: string, message: ServerText) {
  return { problem: { field, message } } as const;
}
