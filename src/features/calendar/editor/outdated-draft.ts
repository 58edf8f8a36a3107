import type { CalendarEvent } from '#src/calendar/model/event.ts';
import { changedEvent } from '#src/calendar/store/predict-edit.ts';
import { setValueAt } from '#src/ui/form/field-values.ts';
import type { OutdatedStarts } from '#src/ui/form/restore-draft.ts';
import { type EventValues, eventChanges, type FormCalendar } from './event-values.ts';
import { filledTimes } from './time-values.ts';

/** An event and the values of its form, as the person saw them before the first change. */
export interface SeenEvent {
  readonly event: CalendarEvent;
  readonly values: EventValues;
}

/**
 * Returns the event as seen by the person who typed a draft, as far as it matters: the fields that were typed into,
 * and the version. Returns the current event if they are the same.
 */
export function seenByDraft(
  { event, values: now }: SeenEvent,
  { values: starts, version = event.version }: OutdatedStarts,
  calendar: FormCalendar,
): SeenEvent {
  const values = structuredClone(now);
  for (const [name, value] of starts) setValueAt(values, name, value);
  // What has been stored may be anything.
  const changes = filledTimes(values) ? eventChanges(now, values, calendar) : {};
  if (Object.keys(changes).length === 0) return { event, values: now };
  const seenEvent = changedEvent(event, changes);
  return { event: { ...seenEvent, version }, values };
}
