import { useMemo, useState } from 'react';
import {
  boundWidth,
  type ChosenWidths,
  type ColumnLengths,
  contentWidth,
  measureColumns,
} from './column-widths.ts';
import type { Columns, Sheet } from './table-columns.ts';

/** The widths of the columns of a sheet, and how they change. Columns are told by their places. */
export interface ColumnSizing {
  readonly lengths: ColumnLengths;
  readonly sheet: Sheet;
  /** The column whose edge is in the tab order. */
  readonly stop: number;
  readonly setStop: (index: number) => void;
  /** About the width of a column. */
  readonly widthAt: (index: number) => number;
  /** Changes a width for good. @param shown the widths of all columns as they are drawn. */
  readonly choose: (index: number, width: number, shown: readonly number[]) => void;
  /** Changes a width until it is kept or dropped. */
  readonly preview: (index: number, width: number, shown: readonly number[]) => void;
  readonly keep: () => void;
  readonly drop: () => void;
}

/** Of most texts, at their usual size. */
const pixelsPerPlace = 7;
const pixelsOfGaps = 24;

/** Returns null for a table that is no sheet. */
export function useColumnSizing<Row>(
  columns: Columns<Row>,
  rows: readonly Row[],
  sheet: Sheet | undefined,
): ColumnSizing | null {
  const isSheet = sheet !== undefined;
  const contents = useMemo(
    () => (isSheet ? columns.map((column, index) => contentWidth(column, rows, index === 0)) : []),
    [isSheet, columns, rows],
  );
  const [draft, setDraft] = useState<ChosenWidths | null>(null);
  const [lastStop, setStop] = useState(0);
  const chosen = draft ?? sheet?.widths;
  const lengths = useMemo(
    () => chosen && measureColumns(columns, contents, chosen),
    [columns, contents, chosen],
  );
  if (!sheet || !chosen || !lengths) return null;
  const withWidth = (index: number, width: number, shown: readonly number[]): ChosenWidths => {
    // Those before it would otherwise take or give room, and move the edge away from the pointer.
    const before = columns
      .slice(0, index)
      .flatMap(({ key, kind = 'text' }, place) =>
        kind === 'text' ? [[key, boundWidth(shown[place] ?? 0)] as const] : [],
      );
    const key = columns[index]?.key;
    return {
      ...chosen,
      ...Object.fromEntries(before),
      ...(key !== undefined && { [key]: boundWidth(width) }),
    };
  };
  return {
    lengths,
    sheet,
    stop: Math.min(lastStop, columns.length - 1),
    setStop,
    widthAt: (index) => {
      const places = contents[index]?.ideal ?? 0;
      return chosen[columns[index]?.key ?? ''] ?? places * pixelsPerPlace + pixelsOfGaps;
    },
    choose: (index, width, shown) => sheet.onResize(withWidth(index, width, shown)),
    preview: (index, width, shown) => setDraft(withWidth(index, width, shown)),
    keep: () => {
      if (draft) sheet.onResize(draft);
      setDraft(null);
    },
    drop: () => setDraft(null),
  };
}
