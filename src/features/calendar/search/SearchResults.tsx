import { useState } from 'react';
import { Later } from '#src/actions/Later.tsx';
import { longestRange } from '#src/calendar/store/event-calls.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { type DayRange, firstSupportedDay, lastSupportedDay } from '#src/util/day-numbers.ts';
import type { ViewProps } from '../grid/view-props.ts';
import { FoundEvents, type FoundEventsProps } from './FoundEvents.tsx';
import { useSearch } from './use-search.ts';

interface SearchResultsProps
  extends Omit<FoundEventsProps, 'searchedDays' | 'onSearchEarlier' | 'onSearchLater' | 'onRetry'>,
    Pick<ViewProps, 'events' | 'zone'> {
  /** The calendar's key or identifier. */
  address: string;
}

/** The events that match a search, from today on, and as far in both directions as the reader wants to look. */
export function SearchResults({ address, events, zone, ...found }: SearchResultsProps) {
  const { query, today } = found;
  const t = useTranslate();
  const [reach, setReach] = useState({ query, earlier: 0, later: 1 });
  // Other words are searched from today on again.
  const { earlier, later } = reach.query === query ? reach : { earlier: 0, later: 1 };
  const { results, repeat } = useSearch(
    { address, events, query, zone },
    rangesAround(today, earlier, later),
  );
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
          onSearchEarlier={() => setReach({ query, earlier: earlier + 1, later })}
          onSearchLater={() => setReach({ query, earlier, later: later + 1 })}
          onRetry={repeat}
        />
      )}
    </Later>
  );
}

/** Ranges of days before and after a day, earliest first, as far as calendars can have events. */
function rangesAround(today: number, earlier: number, later: number): DayRange[] {
  return Array.from({ length: earlier + later }, (_, index) => {
    const first = today + (index - earlier) * longestRange;
    return {
      first: Math.max(first, firstSupportedDay),
      last: Math.min(first + longestRange - 1, lastSupportedDay),
    };
  }).filter(({ first, last }) => first <= last);
}
