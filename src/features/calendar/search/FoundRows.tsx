import { type ReactNode, useId, useState } from 'react';
import { monthDays } from '#src/calendar/model/ranges.ts';
import { RoleList } from '#src/ui/data/RoleList.tsx';
import styles from './FoundRows.module.css';
import type { FoundRow } from './fold-series.ts';
import { SearchRow, type SearchRowProps } from './SearchRow.tsx';
import { SeriesRow } from './SeriesRow.tsx';

export interface FoundRowsProps
  extends Omit<SearchRowProps, 'span' | 'series' | 'isTabStop' | 'onFocus'> {
  /** At least one. */
  rows: readonly FoundRow[];
}

/** Found events and series by month. They are one tab stop together. */
export function FoundRows({ rows, ...list }: FoundRowsProps) {
  const [focusedKey, setFocusedKey] = useState<string | null>(null);
  const [unfoldedKeys, setUnfoldedKeys] = useState<ReadonlySet<string>>(new Set());
  const keys = rows.flatMap(({ key, series }) =>
    series && unfoldedKeys.has(key) ? [key, ...series.spans.map(({ event }) => event.id)] : [key],
  );
  const stop = focusedKey !== null && keys.includes(focusedKey) ? focusedKey : keys[0];
  const createRow = (key: string) => ({
    ...list,
    isTabStop: key === stop,
    onFocus: () => setFocusedKey(key),
  });
  const drawRow = ({ key, span, series }: FoundRow) => {
    if (!series) return <SearchRow key={key} {...createRow(key)} span={span} />;
    const isUnfolded = unfoldedKeys.has(key);
    return (
      <SeriesRow
        key={key}
        {...createRow(key)}
        span={span}
        series={series}
        createRow={createRow}
        isUnfolded={isUnfolded}
        onUnfold={() =>
          setUnfoldedKeys((before) =>
            isUnfolded
              ? new Set([...before].filter((unfolded) => unfolded !== key))
              : new Set([...before, key]),
          )
        }
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
