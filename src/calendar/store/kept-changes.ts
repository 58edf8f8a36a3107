import { type CalendarEvent, clockMinute } from '../model/event.ts';
import type { EventChanges } from './event-write.ts';

/** The part of a change to a series that is set on an occurrence that may differ from it. */
interface SeriesChange {
  readonly changes: EventChanges;
  /** False for one that stays where it has been moved to. */
  readonly moves: boolean;
}

/**
 * As much of a change of a series as an occurrence takes part in: it keeps what was changed for it alone.
 * @param regular an occurrence that does not differ; without one, nobody can tell in what the other does.
 */
export function takenChanges(
  occurrence: CalendarEvent,
  changes: EventChanges,
  regular: CalendarEvent | undefined,
): SeriesChange {
  if (!occurrence.is_exception) return { changes, moves: true };
  const { rrule, tz, custom } = changes;
  const rule = { ...(rrule !== undefined && { rrule }), ...(tz !== undefined && { tz }) };
  if (!regular) return { changes: rule, moves: false };
  const taken: EventChanges = { ...changes };
  for (const name of ['title', 'who', 'location', 'notes', 'sub_calendar_ids'] as const)
    if (!isSame(occurrence[name], regular[name])) delete taken[name];
  if (!isSame(settings(occurrence), settings(regular))) delete taken.signup;
  if (custom) {
    const sameValues = Object.entries(custom).filter(([id]) =>
      isSame(occurrence.custom?.[id], regular.custom?.[id]),
    );
    taken.custom = Object.fromEntries(sameValues);
  }
  return { changes: taken, moves: !isMoved(occurrence, regular) };
}

function isMoved(occurrence: CalendarEvent, regular: CalendarEvent): boolean {
  const { start, original_start: original = start, all_day } = occurrence;
  const isElsewhere = clockMinute(start) !== clockMinute(original);
  return isElsewhere || all_day !== regular.all_day || length(occurrence) !== length(regular);
}

function length({ start, end }: CalendarEvent): number {
  return clockMinute(end) - clockMinute(start);
}

function settings({ signup }: CalendarEvent) {
  return signup && [signup.limit, signup.deadline, signup.visibility];
}

/** Compares JSON. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
