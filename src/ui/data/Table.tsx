import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Table.module.css';

export interface Column<Row> {
  key: string;
  label: string;
  /** Its texts are short and never broken. */
  short?: boolean;
  cell: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  /** Name of the table for screen readers. */
  label: string;
  /** The first column names its row. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** New rows are on their way; the old ones stay, dimmed. */
  busy: boolean;
}

/** The one table: a list of cards on narrow screens. */
export function Table<Row>({ label, columns, rows, rowKey, busy }: TableProps<Row>) {
  const [first, ...others] = columns;
  return (
    <div className={styles.frame} aria-busy={busy}>
      <table aria-label={label} className={classNames(styles.table, busy && styles.busy)}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col">
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              <th scope="row">{first.cell(row)}</th>
              {others.map((column) => (
                <td
                  key={column.key}
                  data-label={column.label}
                  className={classNames(column.short && styles.short)}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
