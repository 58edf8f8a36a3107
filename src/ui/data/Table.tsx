import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useState,
} from 'react';
import { classNames } from '../class-names.ts';
import { rowReachedBy } from './row-keys.ts';
import styles from './Table.module.css';

export interface Column<Row> {
  key: string;
  label: string;
  /**
   * `text` columns share the remaining width and truncate to one line. The others fit their longest text: `short`, such
   * as a date; `number`, aligned at the end; `actions`, which show while their row is in use.
   */
  kind?: 'text' | 'short' | 'number' | 'actions';
  /** The column's share of the remaining width. Default 1. */
  share?: number;
  /** Monospace, for identifiers and other texts that are read letter by letter. */
  mono?: boolean;
  cell: (row: Row) => ReactNode;
  /** Follows the text and is never truncated. */
  mark?: (row: Row) => ReactNode;
}

/** The first column is the row header. */
export type Columns<Row> = readonly [Column<Row>, ...Column<Row>[]];

interface TableProps<Row> {
  /** The table's accessible name. */
  label: string;
  columns: Columns<Row>;
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** New rows are loading; the old ones are dimmed. */
  busy?: boolean;
}

/**
 * The one table. Rows are one line high and expand to show their full text while focused, by a click or by arrow keys
 * from the row that Tab reaches. On narrow screens it is a list of cards.
 */
export function Table<Row>({ label, columns, rows, rowKey, busy = false }: TableProps<Row>) {
  const [lastFocused, setLastFocused] = useState<string | number>();
  const keys = rows.map(rowKey);
  const stop = lastFocused !== undefined && keys.includes(lastFocused) ? lastFocused : keys[0];
  return (
    <div className={styles.frame} aria-busy={busy}>
      <table
        aria-label={label}
        className={classNames(styles.table, busy && styles.busy)}
        onPointerOver={tellCutText}
        onKeyDown={focusOtherRow}
      >
        <thead>
          <TableHead columns={columns} />
        </thead>
        <tbody>
          {rows.map((row, place) => {
            const key = keys[place];
            return (
              <tr
                key={key}
                tabIndex={key === stop ? 0 : -1}
                onFocus={() => setLastFocused(key)}
                onClick={focusRow}
              >
                <Cells row={row} columns={columns} />
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function TableHead<Row>({ columns }: { columns: Columns<Row> }) {
  const shareOf = ({ kind = 'text', share = 1 }: Column<Row>) => (kind === 'text' ? share : 0);
  const shares = columns.reduce((sum, column) => sum + shareOf(column), 0);
  return (
    <tr>
      {columns.map((column) => (
        <th
          key={column.key}
          scope="col"
          className={styles[column.kind ?? 'text']}
          style={shareOf(column) > 0 ? { inlineSize: `${(100 * shareOf(column)) / shares}%` } : {}}
        >
          {column.label}
        </th>
      ))}
    </tr>
  );
}

function Cells<Row>({ row, columns: [first, ...others] }: { row: Row; columns: Columns<Row> }) {
  return (
    <>
      <th scope="row" className={styles[first.kind ?? 'text']}>
        <Content column={first} row={row} />
      </th>
      {others.map((column) => (
        <td key={column.key} data-label={column.label} className={styles[column.kind ?? 'text']}>
          <Content column={column} row={row} />
        </td>
      ))}
    </>
  );
}

function Content<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  return (
    <div className={styles.line}>
      <span className={classNames(styles.words, column.mono && styles.mono)}>
        {column.cell(row)}
      </span>
      {column.mark?.(row)}
    </div>
  );
}

function focusOtherRow(event: KeyboardEvent) {
  const row = rowReachedBy(event);
  if (!row) return;
  event.preventDefault();
  row.focus();
}

/** Touch browsers do not focus on tap. A control in the row keeps the focus that it took. */
function focusRow({ currentTarget }: MouseEvent<HTMLElement>) {
  if (!currentTarget.contains(document.activeElement)) currentTarget.focus();
}

/** Hovering shows a truncated text in full; most are not truncated. */
function tellCutText({ target }: PointerEvent) {
  const words = target instanceof Element && target.closest<HTMLElement>(`.${styles.words}`);
  if (words) words.title = words.scrollWidth > words.clientWidth ? (words.textContent ?? '') : '';
}
