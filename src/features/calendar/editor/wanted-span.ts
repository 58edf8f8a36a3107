import { type EventSpan, eventSpan } from '#src/calendar/model/event.ts';
import { wantedEvent } from '#src/calendar/store/predict-edit.ts';
import { type EventValues, type FormCalendar, newEvent } from './event-values.ts';
import { filledTimes } from './time-values.ts';

/** When the event of a form would be on the page's clocks; null while a field is empty. */
export function wantedSpan(values: EventValues, calendar: FormCalendar): EventSpan | null {
  if (!filledTimes(values)) return null;
  const body = newEvent(values, calendar);
  return eventSpan(wantedEvent({ kind: 'create', body, key: 'wanted' }));
}
