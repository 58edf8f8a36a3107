import type { components } from '#generated/calendar/types.ts';
import { errorBody } from '../../http/errors.ts';
import { isOwn } from '../../world/calendar/access.ts';
import type { LoggedChange } from '../../world/calendar/change-log.ts';
import { type EventAccess, eventAccess } from '../../world/calendar/event-access.ts';
import {
  eventView,
  seenOccurrence,
  spanView,
  type Viewer,
} from '../../world/calendar/event-view.ts';
import { occurrenceId, textsAt } from '../../world/calendar/occurrences.ts';
import { eventsInRange } from '../../world/calendar/range-events.ts';
import { recordDifference } from '../../world/calendar/record-difference.ts';
import {
  type CalendarHandler,
  type CalendarHandlers,
  isRange,
  isViewer,
  rangeFor,
  viewerFor,
} from './calendar-call.ts';

type ChangedEvent = components['schemas']['ChangedEvent'];

const listEventChanges: CalendarHandler<'listEventChanges'> = (call) => {
  const { access, query } = call;
  const viewer = viewerFor(call, query.tz);
  if (!isViewer(viewer)) return viewer;
  const range = rangeFor(query, viewer.zone);
  if (!isRange(range)) return range;
  const { events, log } = access.state;
  const since = log.since(query.since);
  if (!since) return { status: 410, body: errorBody('sync_token_expired') };
  const byEvent = Map.groupBy(since.changes.toReversed(), ({ rootId }) => rootId);
  const results = [...byEvent].flatMap(([id, changes]) => changedEvent(id, changes, viewer) ?? []);
  const records = results.flatMap(({ event_id }) => events.get(event_id) ?? []);
  const found = eventsInRange(records, range, viewer, query.sub_calendar_ids);
  return {
    status: 200,
    body: {
      results,
      events: found.map((occurrence) => eventView(occurrence, viewer)),
      calendar_changed: since.isConfigured,
      tz: viewer.zone.name,
      sync_token: log.token,
    },
  };
};

/**
 * What became of an event, as the visitor sees it; undefined if the visitor never saw it.
 * @param changes latest first.
 */
function changedEvent(
  id: string,
  changes: readonly LoggedChange[],
  viewer: Viewer,
): ChangedEvent | undefined {
  const { access, now } = viewer;
  const [last, first] = [changes[0], changes.at(-1)];
  if (!last || !first) return undefined;
  const seen = (record: LoggedChange['before']) => {
    if (!record) return undefined;
    // Occurrences may lie on other sub-calendars than their series.
    const own = [...record.exceptions.values()].flatMap(
      ({ changes: different }) => different?.subCalendarIds ?? [],
    );
    const subCalendarIds = [...new Set([...record.subCalendarIds, ...own])];
    return eventAccess(access, { ...record, subCalendarIds }, now);
  };
  const [before, after] = [seen(first.before), seen(last.after)];
  // One that has come and gone since then may be among what the visitor has read in between.
  const shown = after ?? before ?? seen(last.before);
  if (!shown) return undefined;
  const kind = !after ? 'deleted' : before ? 'updated' : 'created';
  const title = (last.after ?? last.before)?.title ?? null;
  return {
    event_id: id,
    kind,
    title: shown.seesDetails ? title : null,
    changed_at: last.at,
    author: shown.seesDetails ? last.author.name : null,
    is_own: isOwn(last.author, access),
    ...differences(changes, viewer, before && after),
  };
}

/**
 * What differs since the first of the changes.
 * @param seen undefined if the visitor did not see the event before them, or does not see it after them.
 */
function differences(
  changes: readonly LoggedChange[],
  viewer: Viewer,
  seen: EventAccess | undefined,
): Pick<ChangedEvent, 'occurrence' | 'fields'> {
  const [before, after] = [changes.at(-1)?.before, changes[0]?.after];
  if (!seen || !before || !after) return { occurrence: null, fields: [] };
  const { seesDetails, mayChange } = seen;
  const { zone, fields } = viewer;
  const { only, ...found } = recordDifference(before, after, { zone, fields, mayChange });
  const talk = changes.flatMap((change) => change.talk ?? []);
  const shownTalk = talk.filter((one) =>
    fields.shows(one === 'signups' ? 'signup' : one, mayChange),
  );
  const occurrence = only && seenOccurrence(only.occurrence, viewer);
  return {
    occurrence: occurrence
      ? {
          ...{ id: occurrenceId(occurrence), kind: only.kind },
          title: occurrence.seen.seesDetails ? textsAt(occurrence).title : null,
          start: spanView(occurrence, zone).start,
        }
      : null,
    fields: seesDetails ? [...new Set([...found.fields, ...shownTalk])] : [],
  };
}

export const changeFeedCalls = { listEventChanges } satisfies CalendarHandlers;
