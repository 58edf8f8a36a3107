import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import type { RowKey, TableLine } from './table-columns.ts';

/** Remembers a table's row while the table is not shown. */
export interface RowMemory {
  last: RowKey | undefined;
  remember: (row: RowKey) => void;
}

/** The row that had the focus last, if it is among the lines. A remembered one is focused as soon as it is. */
export function useLastRow<Row>(
  lines: readonly TableLine<Row>[],
  body: RefObject<HTMLTableSectionElement | null>,
  memory: RowMemory | undefined,
) {
  const [last, setLast] = useState(memory?.last);
  const [returnsTo] = useState(memory?.last);
  const line = lines.find(({ kind, key }) => kind === 'row' && key === last);
  const knownLine = line?.kind === 'row' ? line : undefined;
  const back = last === returnsTo ? knownLine?.place : undefined;
  // Not an event: the table has just been rendered, or more of its rows have arrived.
  useLayoutEffect(() => {
    const row = back === undefined ? null : rowAt(body, back);
    // A focused control is left alone. The router restores the scroll position.
    if (row && document.activeElement?.contains(row)) row.focus({ preventScroll: true });
  }, [body, back]);
  const remember = memory?.remember;
  return {
    known: knownLine,
    setLast: useCallback(
      (row: RowKey) => {
        setLast(row);
        remember?.(row);
      },
      [remember],
    ),
  };
}

export function rowAt(
  body: RefObject<HTMLTableSectionElement | null>,
  place: number,
): HTMLTableRowElement | null {
  return body.current?.querySelector(`tr[data-place="${place}"]`) ?? null;
}
