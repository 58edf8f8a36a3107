import { type Dispatch, type ReactNode, type SetStateAction, useCallback, useId } from 'react';
import { monthDays } from '#src/calendar/model/ranges.ts';
import { RoleList } from '#src/ui/data/RoleList.tsx';
import styles from './FoundRows.module.css';
import type { FoundRow } from './fold-series.ts';
import type { ListPlace } from './list-place.ts';
import { type SearchListProps, SearchRow } from './SearchRow.tsx';
import { SeriesRow } from './SeriesRow.tsx';

/** The row with the focus, and the series that are unfolded. */
export type RowsState = Pick<ListPlace, 'focusedKey' | 'unfoldedKeys'>;

export interface FoundRowsProps extends SearchListProps {
  /** At least one. */
  rows: readonly FoundRow[];
  state: RowsState;
  setState: Dispatch<SetStateAction<RowsState>>;
}

/** Found events and series by month. They are one tab stop together. */
export function FoundRows({ rows, state, setState, ...list }: FoundRowsProps) {
  const { focusedKey, unfoldedKeys } = state;
  // The same for each row, of which only those render again that look different.
  const focus = useCallback(
    (key: string) => setState((before) => ({ ...before, focusedKey: key })),
    [setState],
  );
  const toggle = useCallback(
    (key: string) =>
      setState((before) => {
        const keys = new Set(before.unfoldedKeys);
        if (!keys.delete(key)) keys.add(key);
        return { ...before, unfoldedKeys: keys };
      }),
    [setState],
  );
  const listKeys = ({ key, series }: FoundRow) =>
    series && unfoldedKeys.has(key) ? [key, ...series.spans.map(({ event }) => event.id)] : [key];
  const keys = rows.flatMap(listKeys);
  const stop = focusedKey !== null && keys.includes(focusedKey) ? focusedKey : keys[0];
  const drawRow = (row: FoundRow) => {
    const { key, span, series } = row;
    const rowProps = { ...list, rowKey: key, span, onFocus: focus };
    if (!series) return <SearchRow key={key} {...rowProps} isTabStop={key === stop} />;
    return (
      <SeriesRow
        key={key}
        {...rowProps}
        series={series}
        tabStop={listKeys(row).find((rowKey) => rowKey === stop) ?? null}
        isUnfolded={unfoldedKeys.has(key)}
        onUnfold={toggle}
      />
    );
  };
  const months = Map.groupBy(rows, ({ span }) => monthDays(span.days.first).first);
  return [...months].map(([month, monthRows]) => (
    <Month key={month} name={list.formats.month(month)}>
      {monthRows.map(drawRow)}
    </Month>
  ));
}

function Month({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <div>
      <h3 id={id} className={styles.name}>
        {name}
      </h3>
      <RoleList aria-labelledby={id}>{children}</RoleList>
    </div>
  );
}
