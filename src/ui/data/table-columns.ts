import type { ReactNode } from 'react';
import type { ChosenWidths } from './column-widths.ts';

/** Identifies a row in its table. */
export type RowKey = string | number;

export interface Column<Row> {
  key: string;
  label: string;
  /**
   * `text` columns share the remaining width and truncate to one line. The others fit their longest text: `short`, such
   * as a date; `number`, aligned at the end; `actions`, which stand out while their row is in use.
   */
  kind?: 'text' | 'short' | 'number' | 'actions';
  /** The column's share of the remaining width. Default 1. */
  share?: number;
  /** Monospace, for identifiers and other texts that are read letter by letter. */
  mono?: boolean;
  /** @param isInUse whether the row is focused or hovered. */
  cell: (row: Row, isInUse: boolean) => ReactNode;
  /** Follows the text and is never truncated. */
  mark?: (row: Row) => ReactNode;
  /** The longest text that a cell can show, if it is not as long as `text`. */
  longest?: string;
  /** The cell as plain text, for exporting and copying. */
  text?: (row: Row) => string;
  /** The columns of an exported file, if they are not this one with its `text`. */
  exported?: readonly ExportedColumn<Row>[];
  /** Offers to copy `text` while the row is in use. */
  canCopy?: boolean;
  /** Called once the cell of a row is copied. */
  onCopy?: (row: Row) => void;
  /** Users cannot hide the column. */
  isAlwaysShown?: boolean;
  /** True if the table's `sort` can sort by this column. */
  canSort?: boolean;
}

export interface ExportedColumn<Row> {
  label: string;
  text: (row: Row) => string;
}

/** The first column is the row header. */
export type Columns<Row> = readonly [Column<Row>, ...Column<Row>[]];

/** A heading above the adjacent rows of one group. */
export interface RowGroup {
  key: string | number;
  label: ReactNode;
}

/** The sort order of the rows, and the addresses of other sort orders. */
export interface TableSort {
  /** Key of the column; null for the rows' default order. */
  by: string | null;
  order: 'asc' | 'desc';
  getHref: (by: string | null, order: 'asc' | 'desc') => string;
}

/**
 * Makes a table a sheet: it fills a column of the page and scrolls by itself in both directions, past its first column and its
 * totals. Columns are as wide as their texts or as users choose, and texts have two lines. On narrow screens, it is a list of cards.
 */
export interface Sheet {
  readonly widths: ChosenWidths;
  readonly onResize: (widths: ChosenWidths) => void;
  /** The name of a column's edge, and what its keys do. */
  readonly edges: { readonly name: (label: string) => string; readonly hint: string };
  /** The sums below the columns, by their keys. */
  readonly totals: Readonly<Record<string, ReactNode>>;
}

/** A line in a table's body: a heading or a row. */
export type TableLine<Row> =
  | { kind: 'group'; key: string; group: RowGroup }
  | { kind: 'row'; key: RowKey; row: Row; place: number };

/** The `aria-rowindex` of the first row below the header. */
export const firstRowIndex = 2;

/** The lines of a table's body: a heading precedes each group. */
export function tableLines<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => RowKey,
  getGroup: ((row: Row) => RowGroup) | undefined,
): TableLine<Row>[] {
  const lines: TableLine<Row>[] = [];
  let last: RowGroup | undefined;
  rows.forEach((row, place) => {
    const group = getGroup?.(row);
    if (group && group.key !== last?.key) {
      lines.push({ kind: 'group', key: `group ${group.key} ${place}`, group });
    }
    last = group;
    lines.push({ kind: 'row', key: rowKey(row), row, place });
  });
  return lines;
}
