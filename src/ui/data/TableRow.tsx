import { type FocusEvent, type MouseEvent, memo, type Ref, useState } from 'react';
import { CopyIcon } from '../button/CopyText.tsx';
import { classNames } from '../class-names.ts';
import copyStyles from './CopiedCell.module.css';
import printed from './PrintedTable.module.css';
import styles from './Table.module.css';
import { type Column, type Columns, firstRowIndex } from './table-columns.ts';

interface TableRowProps<Row> {
  row: Row;
  rowId: string | number;
  place: number;
  columns: Columns<Row>;
  /** True if the row is the table's tab stop. */
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
  return (
    <tr
      ref={rowRef}
      data-place={place}
      data-index={rowIndex === undefined ? undefined : rowIndex - firstRowIndex}
      aria-rowindex={rowIndex}
      tabIndex={isStop ? 0 : -1}
      // A finger is on the row only while it presses.
      onPointerEnter={({ pointerType }) => setPointer(pointerType !== 'touch')}
      onPointerLeave={() => setPointer(false)}
      onFocus={(event) => {
        if (!isPress(event)) setFocus(true);
        onFocus(rowId);
      }}
      onBlur={(event) => isLeft(event) && setFocus(false)}
      onClick={focusRow}
    >
      {columns.map((column, index) => renderCell(column, row, { isInUse, isHead: index === 0 }))}
    </tr>
  );
}

// `memo` loses the type parameter. Unchanged rows must not rerender when the focus moves.
export const TableRow = memo(PlainRow) as typeof PlainRow;

interface CellState {
  isInUse: boolean;
  isHead: boolean;
}

/** Renders a cell. Search results have hundreds, so every additional element or component delays their paint. */
function renderCell<Row>(column: Column<Row>, row: Row, { isInUse, isHead }: CellState) {
  const copyText = isInUse && column.canCopy && column.text?.(row);
  const mark = column.mark?.(row);
  const { kind = 'text' } = column;
  const className = classNames(
    styles[kind],
    copyText && copyStyles.copied,
    copyText && kind === 'short' && copyStyles.short,
  );
  const words = (
    <div className={classNames(styles.words, printed.words, column.mono && styles.mono)}>
      {column.cell(row, isInUse)}
    </div>
  );
  const content = (
    <>
      {mark ? (
        <div className={styles.line}>
          {words}
          {mark}
        </div>
      ) : (
        words
      )}
      {copyText && (
        <span className={copyStyles.copy}>
          <CopyIcon
            text={copyText}
            name={column.label}
            onCopy={column.onCopy && (() => column.onCopy?.(row))}
          />
        </span>
      )}
    </>
  );
  return isHead ? (
    <th key={column.key} scope="row" className={className}>
      {content}
    </th>
  ) : (
    <td key={column.key} data-label={column.label} className={className}>
      {content}
    </td>
  );
}

/**
 * Returns whether a control has the focus because it is pressed. A row in use may be higher, and the control must not move away
 * before it is released.
 */
function isPress({ target, currentTarget }: FocusEvent<HTMLElement>): boolean {
  return target !== currentTarget && !target.matches(':focus-visible');
}

function isLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  return !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
}

/** Browsers do not focus rows on tap. A focused control in the row keeps the focus, and so does a dialog of the row. */
function focusRow({ currentTarget, target }: MouseEvent<HTMLElement>) {
  const isInRow = target instanceof Node && currentTarget.contains(target);
  if (isInRow && !currentTarget.contains(document.activeElement)) currentTarget.focus();
}
