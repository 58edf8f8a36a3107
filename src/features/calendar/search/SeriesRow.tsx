import { memo, useId } from 'react';
import { briefRecurrence } from '#src/calendar/words/recurrence-text.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { IconButton } from '#src/ui/button/Button.tsx';
import { RoleList } from '#src/ui/data/RoleList.tsx';
import type { FoundSeries } from './fold-series.ts';
import { SearchRow, type SearchRowProps } from './SearchRow.tsx';
import styles from './SeriesRow.module.css';

interface SeriesRowProps
  extends Omit<SearchRowProps, 'isTabStop' | 'hasYear' | 'series' | 'toggle' | 'children'> {
  series: FoundSeries;
  /** The key of the row that the Tab key reaches, of this one and those of its events; null if it is elsewhere. */
  tabStop: string | null;
  isUnfolded: boolean;
  /** Unfolds or folds it. */
  onUnfold: (rowKey: string) => void;
}

/** A series in one row, with its events below it once it is unfolded. */
export const SeriesRow = memo(function SeriesRow(props: SeriesRowProps) {
  const { series, tabStop, isUnfolded, onUnfold, ...row } = props;
  const t = useTranslate();
  const listId = useId();
  const { rowKey, formats, eventLook, span } = row;
  const isTabStop = tabStop === rowKey;
  const { rrule, start } = span.event;
  const title = eventLook.title(span.event);
  const facts = [
    rrule && briefRecurrence(t, formats, rrule, start),
    t('calendar:%count% events', { count: series.total }),
  ];
  const { spans } = series;
  return (
    <SearchRow
      {...row}
      isTabStop={isTabStop}
      series={facts.filter(Boolean).join(' · ')}
      toggle={
        <IconButton
          size="dense"
          icon={isUnfolded ? 'chevron-up' : 'chevron-down'}
          label={t('calendar:Each event of %title%', { title })}
          aria-expanded={isUnfolded}
          aria-controls={isUnfolded ? listId : undefined}
          tabIndex={isTabStop ? 0 : -1}
          onClick={() => onUnfold(rowKey)}
        />
      }
    >
      {isUnfolded && (
        <div id={listId} className={styles.events}>
          <RoleList aria-label={t('calendar:Each event of %title%', { title })}>
            {spans.map((eventSpan) => {
              const { id } = eventSpan.event;
              const isStop = tabStop === id;
              return (
                <SearchRow
                  key={id}
                  {...row}
                  rowKey={id}
                  span={eventSpan}
                  isTabStop={isStop}
                  hasYear
                />
              );
            })}
          </RoleList>
          {series.total > spans.length && (
            <p className={styles.rest}>
              {t('calendar:Only the first %shown% are listed. More words find fewer.', {
                shown: spans.length,
              })}
            </p>
          )}
        </div>
      )}
    </SearchRow>
  );
});
