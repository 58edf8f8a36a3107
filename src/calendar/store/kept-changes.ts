import { definedOnly } from '#src/util/defined-only.ts';
import { isSameJson } from '#src/util/is-same-json.ts';
import { type CalendarEvent, clockMinute } from '../model/event.ts';
import { signupSettings } from '../model/signup-settings.ts';
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
  if (!regular) return { changes: definedOnly<EventChanges>({ rrule, tz }), moves: false };
  const taken: EventChanges = { ...changes };
  for (const name of ['title', 'who', 'location', 'notes', 'sub_calendar_ids'] as const)
    if (!isSameJson(occurrence[name], regular[name])) delete taken[name];
  if (!isSameJson(signupSettings(occurrence.signup), signupSettings(regular.signup)))
    delete taken.signup;
  if (custom) {
    const sameValues = Object.entries(custom).filter(([id]) =>
      isSameJson(occurrence.custom?.[id], regular.custom?.[id]),
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
