import type { components } from '#generated/calendar/types.ts';
import { errorBody } from '../../http/errors.ts';
import { isOwn } from '../../world/calendar/access.ts';
import type { LoggedChange } from '../../world/calendar/change-log.ts';
import { eventAccess } from '../../world/calendar/event-access.ts';
import { eventView, spanView, type Viewer } from '../../world/calendar/event-view.ts';
import { occurrenceId } from '../../world/calendar/occurrences.ts';
import { eventsInRange } from '../../world/calendar/range-events.ts';
import { type SeenDifference, seenDifference } from '../../world/calendar/seen-difference.ts';
import { type CalendarHandlers, isRange, rangeFor, rangeTooFull } from './calendar-call.ts';

type ChangedEvent = components['schemas']['ChangedEvent'];

export const changeFeedCalls = {
  listEventChanges(call) {
    const { access, query, viewer } = call;
    const range = rangeFor(query, viewer.zone);
    if (!isRange(range)) return range;
    const { events: allRecords, log } = access.state;
    const since = log.since(query.since);
    if (!since) return { status: 410, body: errorBody('sync_token_expired') };
    const byEvent = Map.groupBy(since.changes.toReversed(), ({ rootId }) => rootId);
    const results = [...byEvent].flatMap(
      ([id, changes]) => changedEvent(id, changes, viewer) ?? [],
    );
    const records = results.flatMap(({ event_id }) => allRecords.get(event_id) ?? []);
    const { sub_calendar_ids: subCalendarIds } = query;
    const { events, tooMany } = eventsInRange(records, range, viewer, { subCalendarIds });
    if (!events) return rangeTooFull(tooMany);
    return {
      status: 200,
      body: {
        results,
        events: events.map((occurrence) => eventView(occurrence, viewer)),
        calendar_changed: since.isConfigured,
        tz: viewer.zone.name,
        sync_token: log.token,
      },
    };
  },
} satisfies CalendarHandlers;

/**
 * Describes the change of an event, as the visitor sees it; undefined if the visitor saw none of its changes.
 * @param changes latest first.
 */
function changedEvent(
  id: string,
  changes: readonly LoggedChange[],
  viewer: Viewer,
): ChangedEvent | undefined {
  const [last, first] = [changes[0], changes.at(-1)];
  if (!last || !first) return undefined;
  // Even if in the end nothing differs: a state between them may be among what the visitor has read meanwhile.
  const seenChanges = changes.map((change) => seeChange(change, viewer));
  if (!seenChanges.some(({ isVisible }) => isVisible)) return undefined;
  const [wasSeen, isSeen] = [first.before, last.after].map((eventRecord) =>
    isInSight(eventRecord, viewer),
  );
  const kind = !isSeen ? 'deleted' : wasSeen ? 'updated' : 'created';
  const difference = kind === 'updated' ? differenceSince(changes, viewer) : undefined;
  const detailedChange = seenChanges.find(({ isDetailed }) => isDetailed)?.change;
  const { at, author } = detailedChange ?? last;
  return {
    event_id: id,
    kind,
    title: findTitle(last.after ?? last.before, viewer),
    changed_at: at,
    author: detailedChange ? author.name : null,
    is_own: isOwn(author, viewer.access),
    occurrence: difference?.only ? occurrenceView(difference.only, viewer) : null,
    fields: [...(difference?.fields ?? [])],
  };
}

function findTitle(record: LoggedChange['before'], { access, now }: Viewer): string | null {
  return record && eventAccess(access, record, now)?.seesDetails ? record.title : null;
}

/** Returns whether a visitor sees something of an event or a series. */
function isInSight(record: LoggedChange['before'], { access, now }: Viewer): boolean {
  if (!record) return false;
  // Occurrences may lie on other sub-calendars than their series.
  const own = [...record.exceptions.values()].flatMap(
    ({ changes }) => changes?.subCalendarIds ?? [],
  );
  const subCalendarIds = [...new Set([...record.subCalendarIds, ...own])];
  return eventAccess(access, { ...record, subCalendarIds }, now) !== undefined;
}

interface SeenChange {
  readonly change: LoggedChange;
  /** True if the visitor sees a difference. It may be hidden, like that of other occurrences of a series. */
  readonly isVisible: boolean;
  /** True if the visitor sees details of what the change was about, and so may know whose it was. */
  readonly isDetailed: boolean;
}

function seeChange(change: LoggedChange, viewer: Viewer): SeenChange {
  const { before, after } = change;
  const difference = differenceSince([change], viewer);
  const [wasSeen, isSeen] = [before, after].map((record) => isInSight(record, viewer));
  const record = after ?? before;
  return {
    change,
    isVisible: wasSeen && isSeen ? difference?.isEmpty === false : wasSeen !== isSeen,
    isDetailed:
      difference?.isDetailed ??
      (record && eventAccess(viewer.access, record, viewer.now)?.seesDetails) === true,
  };
}

/** Describes the differences since the first of the changes. */
function differenceSince(
  changes: readonly LoggedChange[],
  viewer: Viewer,
): SeenDifference | undefined {
  const [before, after] = [changes.at(-1)?.before, changes[0]?.after];
  return before && after ? seenDifference({ before, after, changes }, viewer) : undefined;
}

function occurrenceView(
  { kind, occurrence }: NonNullable<SeenDifference['only']>,
  { zone }: Viewer,
): ChangedEvent['occurrence'] {
  return {
    id: occurrenceId(occurrence),
    kind,
    title: occurrence.texts?.title ?? null,
    start: spanView(occurrence, zone).start,
  };
}
