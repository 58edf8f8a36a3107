import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { searchEvents } from '#generated/calendar/fetchers.ts';
import { searchEventsLimits } from '#generated/calendar/limits.ts';
import { Failure } from '#src/api/errors.ts';
import { loadLater } from '#src/api/loaded.ts';
import type { EventStore } from '#src/calendar/store/event-store.ts';
import { type DayRange, dayAt } from '#src/util/day-numbers.ts';
import type { FoundPart } from './fold-series.ts';

/** The days of a search, with what was found in them, or why they could not be searched. */
export type SearchedDays = DayRange & (FoundPart | { readonly failure: Failure });

interface Search {
  /** The calendar's key or identifier. */
  address: string;
  events: EventStore;
  query: string;
  /** The time zone of all times; null for the calendar's own. */
  zone: string | null;
}

/**
 * Searches some ranges of days when they are first rendered. What has been found is searched again when events change.
 * The searches are kept outside of React's state: as long as it waits for results, it discards what a component sets while
 * it renders, and renders it again.
 */
export function useSearch(search: Search, ranges: readonly DayRange[]) {
  const { events, query } = search;
  const [searches] = useState(() => ({
    /** By range and words. */
    ofRanges: new Map<string, Promise<SearchedDays>>(),
    /** Those of all ranges together. */
    ofAll: new Map<string, Promise<readonly SearchedDays[]>>(),
  }));
  const [repeats, setRepeats] = useState(0);
  const nameSearch = ({ first, last }: DayRange) => `${first} ${last} ${query}`;
  const searchOnce = (range: DayRange) => {
    const searched = searches.ofRanges.get(nameSearch(range)) ?? searchDays(search, range);
    searches.ofRanges.set(nameSearch(range), searched);
    return searched;
  };
  const keys = ranges.map(nameSearch);
  const key = JSON.stringify([repeats, ...keys]);
  const results = searches.ofAll.get(key) ?? Promise.all(ranges.map(searchOnce));
  searches.ofAll.set(key, results);
  const forgetOthers = useEffectEvent(() => {
    for (const other of [...searches.ofAll.keys()]) if (other !== key) searches.ofAll.delete(other);
    for (const other of [...searches.ofRanges.keys()])
      if (!keys.includes(other)) searches.ofRanges.delete(other);
  });
  // Only results on the page, or soon to be, are kept: other words may never be rendered.
  useEffect(() => {
    if (searches.ofAll.has(key)) forgetOthers();
  }, [searches, key]);
  /** Found events stay until then, and if the search fails. */
  const repeat = () => {
    for (const range of ranges) {
      const before = searchOnce(range);
      const again = searchDays(search, range).then(async (next) => {
        const last = await before;
        return 'failure' in next && !('failure' in last) ? last : next;
      });
      searches.ofRanges.set(nameSearch(range), again);
    }
    setRepeats((count) => count + 1);
  };
  const onChanges = useEffectEvent(() => startTransition(repeat));
  // The store is outside React.
  useEffect(
    () =>
      events.watchChanges((changes) => {
        if (changes.length > 0) onChanges();
      }),
    [events],
  );
  return { results, repeat };
}

async function searchDays(
  { address, query, zone }: Search,
  range: DayRange,
): Promise<SearchedDays> {
  try {
    const found = await loadLater(
      searchEvents({
        path: { calendar: address },
        query: {
          query,
          limit: searchEventsLimits.limit.maximum,
          start_date: dayAt(range.first),
          end_date: dayAt(range.last),
          ...(zone !== null && { tz: zone }),
        },
      }),
    );
    const { total, results, series } = found;
    const seriesTotals = new Map(series.map((entry) => [entry.series_id, entry.total]));
    return { ...range, total, events: results, seriesTotals };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { ...range, failure: error };
  }
}
