import { useEffect, useEffectEvent } from 'react';
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
import { useSearch } from './use-search.ts';

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
