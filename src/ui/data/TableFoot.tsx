import { classNames } from '../class-names.ts';
import tableStyles from './Table.module.css';
import styles from './TableFoot.module.css';
import type { Columns, Sheet } from './table-columns.ts';

interface TableFootProps<Row> extends Pick<Sheet, 'totals'> {
  columns: Columns<Row>;
  /** Its number among the rows, in a table that has only some of them in the document. */
  rowIndex: number | undefined;
}

/** The sums of a table, below its columns. */
export function TableFoot<Row>({ columns, totals, rowIndex }: TableFootProps<Row>) {
  const [first, ...otherColumns] = columns;
  return (
    <tfoot className={styles.foot}>
      <tr aria-rowindex={rowIndex}>
        <th scope="row" className={tableStyles[first.kind ?? 'text']}>
          <div>{totals[first.key]}</div>
        </th>
        {otherColumns.map(({ key, label, kind = 'text' }) => (
          <td key={key} data-label={label} className={classNames(tableStyles[kind])}>
            {totals[key] !== undefined && <div>{totals[key]}</div>}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
