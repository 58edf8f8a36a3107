import { type FocusEvent, type MouseEvent, memo, type Ref, useState } from 'react';
import { CopyIcon } from '../button/CopyText.tsx';
import { classNames } from '../class-names.ts';
import styles from './Table.module.css';
import { type Column, type Columns, firstRowIndex } from './table-columns.ts';

interface TableRowProps<Row> {
  row: Row;
  rowId: string | number;
  place: number;
  columns: Columns<Row>;
  /** Whether the row is the table's tab stop. */
  isStop: boolean;
  /** The row's number in a table that has only some of its rows in the document. */
  rowIndex?: number | undefined;
  /** Receives the row's element, for measuring. */
  rowRef?: Ref<HTMLTableRowElement> | undefined;
  onFocus: (rowId: string | number) => void;
}

function PlainRow<Row>(props: TableRowProps<Row>) {
  const { row, rowId, place, columns, isStop, rowIndex, rowRef, onFocus } = props;
  const [hasPointer, setPointer] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isInUse = hasPointer || hasFocus;
  const [first, ...others] = columns;
  return (
    <tr
      ref={rowRef}
      data-place={place}
      data-index={rowIndex === undefined ? undefined : rowIndex - firstRowIndex}
      aria-rowindex={rowIndex}
      tabIndex={isStop ? 0 : -1}
      onPointerEnter={() => setPointer(true)}
      onPointerLeave={() => setPointer(false)}
      onFocus={() => {
        setFocus(true);
        onFocus(rowId);
      }}
      onBlur={(event) => isLeft(event) && setFocus(false)}
      onClick={focusRow}
    >
      <th scope="row" className={styles[first.kind ?? 'text']}>
        <Content column={first} row={row} isInUse={isInUse} />
      </th>
      {others.map((column) => (
        <td key={column.key} data-label={column.label} className={styles[column.kind ?? 'text']}>
          <Content column={column} row={row} isInUse={isInUse} />
        </td>
      ))}
    </tr>
  );
}

// `memo` loses the type parameter. Unchanged rows must not rerender when the focus moves.
export const TableRow = memo(PlainRow) as typeof PlainRow;

function Content<Row>({
  column,
  row,
  isInUse,
}: {
  column: Column<Row>;
  row: Row;
  isInUse: boolean;
}) {
  const copied = isInUse && column.canCopy && column.text?.(row);
  return (
    <div className={styles.line}>
      <span className={classNames(styles.words, column.mono && styles.mono)}>
        {column.cell(row, isInUse)}
      </span>
      {column.mark?.(row)}
      {copied && (
        <span className={styles.copy}>
          <CopyIcon text={copied} name={column.label} />
        </span>
      )}
    </div>
  );
}

function isLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  return !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
}

/** Browsers do not focus rows on tap. A focused control in the row keeps the focus. */
function focusRow({ currentTarget }: MouseEvent<HTMLElement>) {
  if (!currentTarget.contains(document.activeElement)) currentTarget.focus();
}
