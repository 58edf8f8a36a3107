import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { searchEvents } from '#generated/calendar/fetchers.ts';
import { AwaitSection } from '#src/actions/AwaitSection.tsx';
import { loadLater } from '#src/api/loaded.ts';
import { eventSpan } from '#src/calendar/model/event.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { LiveRegion } from '#src/ui/feedback/LiveRegion.tsx';
import { type DayRange, dayAt } from '#src/util/day-numbers.ts';
import { searchWords } from '#src/util/word-search.ts';
import styles from './FoundEvents.module.css';
import { HitList } from './HitList.tsx';
import type { SearchResultsProps } from './SearchResults.tsx';

interface FoundEventsProps extends Omit<SearchResultsProps, 'today'> {
  range: DayRange;
  order: 'earliest first' | 'latest first';
}

/** The most events of an answer. */
const limit = 1000;

/** The events of some days that match a search, by day. */
export function FoundEvents(props: FoundEventsProps) {
  const { address, events, query, zone, range, order, ...list } = props;
  const t = useTranslate();
  const { shortDayAndYear } = list.formats;
  const search = useSearch(query, () =>
    loadLater(
      searchEvents({
        path: { calendar: address },
        query: {
          query,
          limit,
          start_date: dayAt(range.first),
          end_date: dayAt(range.last),
          ...(zone !== null && { tz: zone }),
        },
      }),
    ),
  );
  const repeat = useEffectEvent(search.repeat);
  // The store is outside React.
  useEffect(
    () =>
      events.watchChanges((changes) => {
        if (changes.length > 0) repeat();
      }),
    [events],
  );
  return (
    // The events of the last search stay until those of this one arrive.
    <AwaitSection resolve={search.found} onRetry={search.repeat}>
      {({ results, total }) => {
        const spans = results.flatMap((event) => eventSpan(event) ?? []);
        const days = { from: shortDayAndYear(range.first), to: shortDayAndYear(range.last) };
        return (
          <div className={styles.found}>
            <LiveRegion>
              <p className={styles.count}>
                {t('calendar:%count% events from %from% to %to%', { count: total, ...days })}
                {total > results.length &&
                  ` ${t('calendar:Only the first %shown% are listed. More words find fewer.', { shown: results.length })}`}
              </p>
            </LiveRegion>
            <HitList
              {...list}
              spans={order === 'latest first' ? spans.toReversed() : spans}
              words={searchWords(query)}
            />
          </div>
        );
      }}
    </AwaitSection>
  );
}

/**
 * Starts a search when its words are first rendered, and returns the results. A state could not keep them: as long as
 * React waits for the results, it discards what the component sets while it renders, and renders it again.
 * @param load from `loadLater`.
 * @returns `repeat` searches again; what has been found stays meanwhile.
 */
function useSearch<Found>(
  query: string,
  load: () => Promise<Found>,
): { found: Promise<Found>; repeat: () => void } {
  const [searches] = useState(() => new Map<string, Promise<Found>>());
  const [repeats, setRepeats] = useState(0);
  const key = `${repeats} ${query}`;
  const searchResult = searches.get(key) ?? load();
  searches.set(key, searchResult);
  // Only what is on the page, or will be, is kept.
  useEffect(() => {
    for (const otherKey of [...searches.keys()]) if (otherKey !== key) searches.delete(otherKey);
  }, [searches, key]);
  return {
    found: searchResult,
    repeat: () => startTransition(() => setRepeats((count) => count + 1)),
  };
}
