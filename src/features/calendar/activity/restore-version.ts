import type { components } from '#generated/calendar/types.ts';
import {
  type CalendarEvent,
  clockMinute,
  clockTime,
  localTime,
} from '#src/calendar/model/event.ts';
import { signupSettings } from '#src/calendar/model/signup-settings.ts';
import type { EventChanges, EventScope } from '#src/calendar/store/event-write.ts';
import { dayNumber, minutesPerDay } from '#src/util/day-numbers.ts';
import { isSameJson } from '#src/util/is-same-json.ts';

type Schemas = components['schemas'];
type Contents = Schemas['EventContents'];

/**
 * Returns the changes that restore an earlier version of an event; null if nothing differs, or if the event was
 * deleted then.
 * @param event as it is now.
 */
export function restoreVersion(
  event: CalendarEvent,
  { contents, scope: entryScope }: Pick<Schemas['HistoryEntry'], 'contents' | 'scope'>,
): { changes: EventChanges; scope: EventScope } | null {
  if (!contents) return null;
  const isSeries = event.series_id !== undefined;
  // The version of an event that happened once ends the series that it has become.
  const scope = entryScope ?? (isSeries ? 'all' : 'this');
  const isOneOfSeries = isSeries && scope === 'this';
  const changes: EventChanges = {
    ...changedTexts(event, contents),
    ...changedTimes(event, isSeries && !isOneOfSeries ? keepDay(event, contents) : contents),
    ...changedRest(event, contents),
  };
  // The rule belongs to the whole series.
  if (!isOneOfSeries && (event.rrule ?? null) !== contents.rrule) changes.rrule = contents.rrule;
  return Object.keys(changes).length > 0 ? { changes, scope } : null;
}

function changedTexts(event: CalendarEvent, contents: Contents): EventChanges {
  const changes: EventChanges = {};
  for (const name of ['title', 'who', 'location', 'notes'] as const) {
    if ((event[name] ?? '') !== contents[name]) changes[name] = contents[name];
  }
  return changes;
}

function changedTimes(event: CalendarEvent, contents: Times): EventChanges {
  const wantedTimes = timesIn(contents);
  return isSameJson(timesIn(event), wantedTimes) ? {} : wantedTimes;
}

function changedRest(event: CalendarEvent, contents: Contents): EventChanges {
  const { sub_calendar_ids, signup } = contents;
  const custom = changedCustom(event.custom ?? {}, contents.custom);
  return {
    ...(!isSameJson(event.sub_calendar_ids, sub_calendar_ids) && { sub_calendar_ids }),
    ...(!isSameJson(signupSettings(event.signup), signupSettings(signup)) && { signup }),
    ...(Object.keys(custom).length > 0 && { custom }),
  };
}

type Times = Pick<Contents, 'start' | 'end' | 'all_day'>;

/** Times as requests have them: without an offset. */
function timesIn({ start, end, all_day }: Times): Times {
  return { start: localTime(start), end: localTime(end), all_day };
}

/** An earlier version of a series may be that of another occurrence, so an occurrence keeps its day. */
function keepDay(event: CalendarEvent, { start, end, all_day }: Contents): Times {
  const shift = (dayNumber(event.start) - dayNumber(start)) * minutesPerDay;
  return {
    start: clockTime(clockMinute(start) + shift, all_day),
    end: clockTime(clockMinute(end) + shift, all_day),
    all_day,
  };
}

/** The fields that differ; fields that an earlier version did not have are emptied. */
function changedCustom(
  now: Contents['custom'],
  before: Contents['custom'],
): NonNullable<EventChanges['custom']> {
  const addedIds = Object.keys(now).filter((id) => before[id] === undefined);
  const changedEntries = Object.entries(before).filter(
    ([id, value]) => !isSameJson(now[id], value),
  );
  return Object.fromEntries([...addedIds.map((id) => [id, null] as const), ...changedEntries]);
}
