import { useId } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { IconButton } from '#src/ui/button/Button.tsx';
import { RoleList } from '#src/ui/data/RoleList.tsx';
import { briefRecurrence } from '../event/recurrence-text.ts';
import type { FoundSeries } from './fold-series.ts';
import { SearchRow, type SearchRowProps } from './SearchRow.tsx';
import styles from './SeriesRow.module.css';

interface SeriesRowProps extends Omit<SearchRowProps, 'series' | 'children'> {
  series: FoundSeries;
  /** The props of the row of one of its events. */
  createRow: (id: string) => Omit<SearchRowProps, 'span'>;
  isUnfolded: boolean;
  /** Unfolds or folds it. */
  onUnfold: () => void;
}

/** A series in one row, with its events below it once it is unfolded. */
export function SeriesRow(props: SeriesRowProps) {
  const { series, createRow, isUnfolded, onUnfold, ...row } = props;
  const t = useTranslate();
  const listId = useId();
  const { formats, eventLook, span } = row;
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
      series={facts.filter(Boolean).join(' · ')}
      toggle={
        <IconButton
          size="dense"
          icon={isUnfolded ? 'chevron-up' : 'chevron-down'}
          label={t('calendar:Each event of %title%', { title })}
          aria-expanded={isUnfolded}
          aria-controls={isUnfolded ? listId : undefined}
          tabIndex={row.isTabStop ? 0 : -1}
          onClick={onUnfold}
        />
      }
    >
      {isUnfolded && (
        <div id={listId} className={styles.events}>
          <RoleList aria-label={t('calendar:Each event of %title%', { title })}>
            {spans.map((one) => (
              <SearchRow key={one.event.id} {...createRow(one.event.id)} span={one} hasYear />
            ))}
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
}
