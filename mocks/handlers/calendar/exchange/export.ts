import { serverText } from '../../../translations/server-texts.ts';
import { eventsInRange } from '../../../world/calendar/range-events.ts';
import { permissionDenied } from '../../admin-support.ts';
import {
  type CalendarHandlers,
  eventNotFound,
  isRange,
  rangeFor,
  rangeTooFull,
  seenEvent,
} from '../calendar-call.ts';
import { searchRange } from '../events.ts';
import { csvText } from './csv-text.ts';
import { icsText } from './ics-text.ts';
import { writtenEvents } from './written-events.ts';

export const exportCalls = {
  exportEvents(call) {
    const { access, query, language, viewer } = call;
    const range = rangeFor(searchRange(call, viewer.zone), viewer.zone);
    if (!isRange(range)) return range;
    const { events, tooMany } = eventsInRange(access.state.events.list(), range, viewer, {
      subCalendarIds: query.sub_calendar_ids,
    });
    if (!events) return rangeTooFull(tooMany);
    const reservedText = serverText('Reserved', language);
    if (query.format === 'csv') {
      return {
        status: 200,
        mediaType: 'text/csv',
        body: csvText(events, viewer, reservedText),
      };
    }
    const written = writtenEvents(events, viewer, { reserved: reservedText });
    return { status: 200, mediaType: 'text/calendar', body: icsText(written, access.calendar.id) };
  },

  getEventAsICalendar(call) {
    const { access, path, language, viewer } = call;
    const event = seenEvent(path.eventId, viewer);
    if (!event) return eventNotFound;
    if (!event.texts) return permissionDenied;
    const words = { reserved: serverText('Reserved', language) };
    const body = icsText(writtenEvents([event], viewer, words), access.calendar.id);
    return { status: 200, mediaType: 'text/calendar', body };
  },
} satisfies CalendarHandlers;
