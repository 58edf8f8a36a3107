import { type ReactNode, useCallback, useMemo, useState, useTransition } from 'react';
import { useNavigationType } from 'react-router-dom';
import { FailureNotice } from '#src/actions/FailureNotice.tsx';
import { useFailureText } from '#src/actions/use-failure-text.ts';
import type { Failure } from '#src/api/errors.ts';
import type { EventStore } from '#src/calendar/store/event-store.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { LiveRegion } from '#src/ui/feedback/LiveRegion.tsx';
import { useStable } from '#src/ui/use-stable.ts';
import type { DayRange } from '#src/util/day-numbers.ts';
import { searchWords } from '#src/util/word-search.ts';
import { moveBetweenRows } from '../event/move-between-rows.ts';
import type { ViewProps } from '../grid/view-props.ts';
import styles from './FoundEvents.module.css';
import { FoundRows, type FoundRowsProps, type RowsState } from './FoundRows.tsx';
import { foldSeries } from './fold-series.ts';
import { KeptPlace } from './KeptPlace.tsx';
import { findPlace, keepPlace, returnToPlace } from './list-place.ts';
import type { SearchedDays } from './use-search.ts';

export interface FoundEventsProps
  extends Omit<FoundRowsProps, 'rows' | 'words' | 'state' | 'setState'>,
    Pick<ViewProps, 'events' | 'label' | 'today'> {
  query: string;
  /** True if the reader has hidden some of the calendar, which is searched nevertheless. */
  hasHidden: boolean;
  /** Without gaps, earliest first. */
  searchedDays: readonly SearchedDays[];
  /** All days that could be searched. */
  searchableDays: DayRange;
  onSearchEarlier: () => void;
  onSearchLater: () => void;
  onRetry: () => void;
}

/** The found events of some days, between the ways to search before and after them. */
export function FoundEvents(props: FoundEventsProps) {
  const { events, label, query, today, hasHidden, searchedDays, onRetry, ...list } = props;
  const { searchableDays, onSearchEarlier, onSearchLater, ...rowsProps } = list;
  const t = useTranslate();
  const { scroller, attach, rowsState } = useListPlace(events, query);
  const foundDays = useMemo(
    () => searchedDays.flatMap((days) => ('failure' in days ? [] : days)),
    [searchedDays],
  );
  const { rows, total, listed } = useMemo(() => foldSeries(foundDays, today), [foundDays, today]);
  const words = useMemo(() => searchWords(query), [query]);
  const { shortDayAndYear } = list.formats;
  const [earliest, latest] = [searchedDays[0], searchedDays.at(-1)];
  const [firstFound, lastFound] = [foundDays[0], foundDays.at(-1)];
  if (!earliest || !latest) return null;
  const drawEnd = (days: SearchedDays, further: ReactNode) =>
    'failure' in days ? <Refusal failure={days.failure} onRetry={onRetry} /> : further;
  return (
    <div className={styles.view}>
      <div className={styles.summary}>
        <LiveRegion>
          {firstFound && lastFound && (
            <p>
              {t('calendar:%count% events from %from% to %to%', {
                count: total,
                from: shortDayAndYear(firstFound.first),
                to: shortDayAndYear(lastFound.last),
              })}
              {total > listed &&
                ` ${t('calendar:Only the first %shown% are listed. More words find fewer.', { shown: listed })}`}
            </p>
          )}
        </LiveRegion>
        {hasHidden && <p>{t('calendar:What you have hidden is searched, too.')}</p>}
      </div>
      <section
        ref={attach}
        className={styles.results}
        tabIndex={-1}
        aria-label={label}
        onKeyDown={moveBetweenRows}
      >
        <KeptPlace scroller={scroller} first={earliest.first} />
        {earliest !== latest || !('failure' in earliest)
          ? drawEnd(
              earliest,
              earliest.first > searchableDays.first && (
                <Further
                  key={earliest.first}
                  text={t('calendar:Search before %day%', { day: shortDayAndYear(earliest.first) })}
                  onSearch={onSearchEarlier}
                />
              ),
            )
          : null}
        {rows.length > 0 && <FoundRows {...rowsProps} {...rowsState} rows={rows} words={words} />}
        {rows.length === 0 && foundDays.length > 0 && (
          <div className={styles.empty}>
            <EmptyState
              icon="search"
              level={3}
              title={t('calendar:Nothing found')}
              text={t('calendar:Check the spelling, use fewer words, or look further.')}
            />
          </div>
        )}
        {drawEnd(
          latest,
          latest.last < searchableDays.last && (
            <Further
              key={latest.last}
              text={t('calendar:Search after %day%', { day: shortDayAndYear(latest.last) })}
              onSearch={onSearchLater}
            />
          ),
        )}
      </section>
    </div>
  );
}

/** The list's element and the state of its rows, which are as the reader left them if Back leads there. */
function useListPlace(events: EventStore, query: string) {
  const cameBack = useNavigationType() === 'POP';
  const [place] = useState(() => (cameBack ? findPlace(events, query) : undefined));
  const { focusedKey = null, unfoldedKeys = noKeys } = place ?? {};
  const [state, setState] = useState<RowsState>({ focusedKey, unfoldedKeys });
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const keep = useStable(({ scrollTop }: HTMLElement) =>
    keepPlace(events, { ...state, query, top: scrollTop }),
  );
  const attach = useCallback(
    (list: HTMLElement) => {
      setScroller(list);
      if (place) returnToPlace(list, place);
      return () => keep(list);
    },
    [place, keep],
  );
  return { scroller, attach, rowsState: { state, setState } };
}

const noKeys: ReadonlySet<string> = new Set();

/** An end of what has been searched. */
function Further({ text, onSearch }: { text: string; onSearch: () => void }) {
  // The address changes at once, and the page when more days have been searched; then, this end is another.
  const [isPending, setPending] = useState(false);
  const search = () => {
    setPending(true);
    onSearch();
  };
  return (
    <div className={styles.end}>
      <Button size="dense" pending={isPending} onClick={search}>
        {text}
      </Button>
    </div>
  );
}

/** Says why days could not be searched. */
function Refusal({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const t = useTranslate();
  const failureText = useFailureText();
  const [isPending, start] = useTransition();
  return (
    <div className={styles.end}>
      <FailureNotice failure={failureText(failure)} />
      <Button size="dense" pending={isPending} onClick={() => start(onRetry)}>
        {t('common:Try again')}
      </Button>
    </div>
  );
}
