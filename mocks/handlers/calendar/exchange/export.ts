import { serverText } from '../../../translations/server-texts.ts';
import { firstOccurrence } from '../../../world/calendar/change-event.ts';
import { type SeenOccurrence, seenOccurrence } from '../../../world/calendar/event-view.ts';
import { type DayRange, onlyOccurrence } from '../../../world/calendar/occurrences.ts';
import { eventsInRange, type RangeEvents } from '../../../world/calendar/range-events.ts';
import { permissionDenied } from '../../admin-support.ts';
import {
  type CalendarCall,
  type CalendarHandlers,
  eventNotFound,
  isRange,
  rangeFor,
  rangeTooFull,
  seenEvent,
} from '../calendar-call.ts';
import { searchRange } from '../events.ts';
import { csvText } from './csv-text.ts';
import { writeIcs } from './write-ics.ts';
import { writtenEvents } from './written-events.ts';

export const exportCalls = {
  async exportEvents(call) {
    const { access, query, language, viewer, now } = call;
    const range = rangeFor(searchRange(call, viewer.zone), viewer.zone);
    if (!isRange(range)) return range;
    const { events, tooMany } = query.all ? allEvents(call, range) : rangeEvents(call, range);
    if (!events) return rangeTooFull(tooMany);
    const reserved = serverText('Reserved', language);
    if (query.format === 'csv') {
      return { status: 200, mediaType: 'text/csv', body: csvText(events, viewer, reserved) };
    }
    const { title } = access.state.settings.identity;
    const body = await writeIcs(writtenEvents(events, viewer, { reserved }), { title, now });
    return { status: 200, mediaType: 'text/calendar', body };
  },

  async getEventAsICalendar(call) {
    const { path, language, viewer, now } = call;
    const event = seenEvent(path.eventId, viewer);
    if (!event) return eventNotFound;
    if (!event.texts) return permissionDenied;
    const words = { reserved: serverText('Reserved', language) };
    const body = await writeIcs(writtenEvents([event], viewer, words), { now });
    return { status: 200, mediaType: 'text/calendar', body };
  },
} satisfies CalendarHandlers;

type Call = CalendarCall<'exportEvents'>;

function rangeEvents({ access, query, viewer }: Call, range: DayRange): RangeEvents {
  return eventsInRange(access.state.events.list(), range, viewer, {
    subCalendarIds: query.sub_calendar_ids,
  });
}

/** More would take long to write. */
const mostEvents = 10_000;

/** All events that happen once, all series whose details the visitor may see, and the occurrences of others in a range. */
function allEvents({ access, query, viewer }: Call, range: DayRange): RangeEvents {
  const wanted = query.sub_calendar_ids && new Set(query.sub_calendar_ids);
  const isWanted = ({ seen }: SeenOccurrence) =>
    !wanted || seen.subCalendarIds.some((id) => wanted.has(id));
  const all = access.state.events.list();
  const repeating = all.filter(({ recurrence }) => recurrence !== null);
  const ranged = eventsInRange(repeating, range, viewer, {
    subCalendarIds: query.sub_calendar_ids,
  });
  if (!ranged.events) return ranged;
  const once = all.flatMap((record) =>
    record.recurrence ? [] : (seenOccurrence(onlyOccurrence(record), viewer) ?? []),
  );
  const inRange = new Set(ranged.events.map(({ record }) => record));
  const series = repeating.flatMap((record) => {
    if (query.format === 'csv' || inRange.has(record)) return [];
    const seen = seenOccurrence(firstOccurrence(record), viewer);
    return seen?.texts ? [seen] : [];
  });
  const events = [...ranged.events, ...[...once, ...series].filter(isWanted)];
  return events.length > mostEvents
    ? { tooMany: { lastDay: undefined, fullest: [], firstEvents: [] } }
    : { events: events.toSorted((a, b) => a.start - b.start) };
}
