import { Later } from '#src/actions/Later.tsx';
import { longestRange } from '#src/calendar/store/event-calls.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { type DayRange, supportedDay } from '#src/util/day-numbers.ts';
import { type ChangeState, longestReach, type SearchReach } from '../address/calendar-state.ts';
import type { ViewProps } from '../grid/view-props.ts';
import { FoundEvents, type FoundEventsProps } from './FoundEvents.tsx';
import { useSearch } from './use-search.ts';

interface SearchResultsProps
  extends Omit<
      FoundEventsProps,
      'searchedDays' | 'searchableDays' | 'onSearchEarlier' | 'onSearchLater' | 'onRetry'
    >,
    Pick<ViewProps, 'zone'> {
  /** The calendar's key or identifier. */
  address: string;
  reach: SearchReach;
  change: ChangeState;
}

/** The events that match a search, from today on, and as far in both directions as the reader wants to look. */
export function SearchResults({ address, zone, reach, change, ...found }: SearchResultsProps) {
  const { events, query, today } = found;
  const t = useTranslate();
  const { earlier, later } = reach;
  const { results, repeat } = useSearch(
    { address, events, query, zone },
    rangesAround(today, earlier, later),
  );
  // In the same step of history, so that going back to it finds all of this again.
  const extend = (next: SearchReach) => change({ reach: next }, 'replace');
  return (
    // What was found last stays until the results arrive.
    <Later
      resolve={results}
      fallback={<Skeleton shape="lines" label={t('common:Loading')} />}
      failed={() => null}
    >
      {(searchedDays) => (
        <FoundEvents
          {...found}
          searchedDays={searchedDays}
          searchableDays={searchableDays(today)}
          onSearchEarlier={() => extend({ earlier: earlier + 1, later })}
          onSearchLater={() => extend({ earlier, later: later + 1 })}
          onRetry={repeat}
        />
      )}
    </Later>
  );
}

/** Ranges of days before and after a day, earliest first, as far as they can be searched. */
function rangesAround(today: number, earlier: number, later: number): DayRange[] {
  const searchable = searchableDays(today);
  return Array.from({ length: earlier + later }, (_, index) => {
    const first = today + (index - earlier) * longestRange;
    return {
      first: Math.max(first, searchable.first),
      last: Math.min(first + longestRange - 1, searchable.last),
    };
  }).filter(({ first, last }) => first <= last);
}

/** All days that can have events, but for those that are out of reach. */
function searchableDays(today: number): DayRange {
  const days = longestReach * longestRange;
  return { first: supportedDay(today - days), last: supportedDay(today + days - 1) };
}
