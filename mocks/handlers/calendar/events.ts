import { dayMs } from '#src/util/dates.ts';
import { hasAllWords, searchableText, searchWords } from '#src/util/word-search.ts';
import { dateText, startOfDay } from '../../time/local-time.ts';
import type { Zone } from '../../time/zones.ts';
import { eventView, type SeenOccurrence } from '../../world/calendar/event-view.ts';
import { eventsInRange, searchText } from '../../world/calendar/range-events.ts';
import { slicePage } from '../admin-support.ts';
import {
  type CalendarCall,
  type CalendarHandlers,
  eventNotFound,
  isRange,
  rangeFor,
  rangeTooFull,
  seenEvent,
} from './calendar-call.ts';

/** The range of a search without one. */
const daysAround = { before: 200, after: 199 } as const;

export const eventCalls = {
  listEvents(call) {
    const { access, query, viewer } = call;
    const range = rangeFor(query, viewer.zone);
    if (!isRange(range)) return range;
    const { events: records, log } = access.state;
    const { sub_calendar_ids: subCalendarIds } = query;
    const { events, tooMany } = eventsInRange(records.list(), range, viewer, { subCalendarIds });
    if (!events) return rangeTooFull(tooMany);
    const results = events.map((occurrence) => eventView(occurrence, viewer));
    const { name: tz } = viewer.zone;
    return { status: 200, body: { results, total: results.length, tz, sync_token: log.token } };
  },

  searchEvents(call) {
    const { query, access, viewer } = call;
    const range = rangeFor(searchRange(call, viewer.zone), viewer.zone);
    if (!isRange(range)) return range;
    const words = searchWords(query.query);
    const { events, tooMany } = eventsInRange(access.state.events.list(), range, viewer, {
      subCalendarIds: query.sub_calendar_ids,
      matches: (sight) =>
        words.length > 0 && hasAllWords(searchableText(searchText(sight, viewer)), words),
    });
    if (!events) return rangeTooFull(tooMany);
    const page = slicePage(events, query);
    const results = page.results.map((occurrence) => eventView(occurrence, viewer));
    return { status: 200, body: { ...page, results, series: countSeries(page.results, events) } };
  },

  getEvent(call) {
    const { viewer } = call;
    const event = seenEvent(call.path.eventId, viewer);
    return event ? { status: 200, body: eventView(event, viewer) } : eventNotFound;
  },
} satisfies CalendarHandlers;

/** The number of events of each series that a page has events of. */
function countSeries(shown: readonly SeenOccurrence[], all: readonly SeenOccurrence[]) {
  const bySeries = Map.groupBy(all, ({ record }) => record.id);
  const ids = shown.flatMap(({ record, original }) => (original === null ? [] : record.id));
  return [...new Set(ids)].map((id) => ({
    series_id: id,
    total: bySeries.get(id)?.length ?? 0,
  }));
}

type Ranged = Pick<CalendarCall<'searchEvents' | 'exportEvents'>, 'now'> & {
  readonly query: { readonly start_date?: string; readonly end_date?: string };
};

/** The days of a call whose range may be absent. */
export function searchRange({ query, now }: Ranged, zone: Zone) {
  const today = startOfDay(zone.toLocal(now.getTime()));
  return {
    start_date: query.start_date ?? dateText(today - daysAround.before * dayMs),
    end_date: query.end_date ?? dateText(today + daysAround.after * dayMs),
  };
}
