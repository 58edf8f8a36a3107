import { serverText } from '../../../translations/server-texts.ts';
import type { SeenOccurrence } from '../../../world/calendar/event-view.ts';
import { eventsInRange } from '../../../world/calendar/range-events.ts';
import { permissionDenied } from '../../admin-support.ts';
import {
  type CalendarCall,
  type CalendarHandlers,
  eventNotFound,
  isRange,
  rangeFor,
  rangeTooLarge,
  seenEvent,
} from '../calendar-call.ts';
import { searchRange } from '../events.ts';
import { csvText } from './csv-text.ts';
import { icsText, type WrittenEvent } from './ics-text.ts';

const mostEvents = 10_000;

export const exportCalls = {
  exportEvents(call) {
    const { access, query, language, viewer } = call;
    const range = rangeFor(searchRange(call, viewer.zone), viewer.zone);
    if (!isRange(range)) return range;
    const { events } = access.state;
    const found = eventsInRange(events.list(), range, viewer, query.sub_calendar_ids);
    if (found.length > mostEvents) return rangeTooLarge(undefined);
    const reserved = serverText('Reserved', language);
    if (query.format === 'csv') {
      return { status: 200, mediaType: 'text/csv', body: csvText(found, viewer, reserved) };
    }
    const once = new Map(found.toReversed().map((event) => [event.record.id, event]));
    const written = [...once.values()].reverse().map((event) => writtenEvent(event, call));
    return { status: 200, mediaType: 'text/calendar', body: icsText(written, access.calendar.id) };
  },

  getEventAsICalendar(call) {
    const event = seenEvent(call.path.eventId, call.viewer);
    if (!event) return eventNotFound;
    if (!event.seen.seesDetails) return permissionDenied;
    const body = icsText([writtenEvent(event, call)], call.access.calendar.id);
    return { status: 200, mediaType: 'text/calendar', body };
  },
} satisfies CalendarHandlers;

/** A series as a whole, as far as the reader may know it. */
function writtenEvent(
  { record, seen }: SeenOccurrence,
  { access, language }: Pick<CalendarCall<'exportEvents'>, 'access' | 'language'>,
): WrittenEvent {
  const names = new Map(access.state.subCalendars.map(({ id, name }) => [id, name]));
  return {
    record,
    places: seen.subCalendarIds.map((id) => names.get(id) ?? ''),
    reserved: seen.seesDetails ? undefined : serverText('Reserved', language),
  };
}
