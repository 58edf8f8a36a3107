import {
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../class-names.ts';
import { customProperties } from '../custom-properties.ts';
import { useMedia } from '../use-media.ts';
import { usePrinting } from '../use-printing.ts';
import type { ColumnLengths } from './column-widths.ts';
import { LongListNotice, maxRows } from './LongListNotice.tsx';
import { LongRows } from './LongRows.tsx';
import printed from './PrintedTable.module.css';
import { openRow, placeReachedBy } from './row-keys.ts';
import scrolling from './ScrollingTable.module.css';
import styles from './Table.module.css';
import { TableFoot } from './TableFoot.tsx';
import { TableGroup } from './TableGroup.tsx';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import {
  type Columns,
  firstRowIndex,
  type RowGroup,
  type RowKey,
  type Sheet,
  type TableLine,
  type TableSort,
  tableLines,
} from './table-columns.ts';
import { useColumnSizing } from './use-column-sizing.ts';
import { type RowMemory, rowAt, useLastRow } from './use-last-row.ts';

/** Of more rows than this, only those near the window are in the document, because painting all of them is slow. */
const maxPlainRows = 200;

/** Lets a page control its table. */
export interface TableControl {
  /** Moves the focus by a number of rows from the row that had it last. */
  moveBy: (step: number) => void;
}

interface TableProps<Row> {
  /** The table's accessible name. */
  label: string;
  columns: Columns<Row>;
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** The group of a row. Rows of one group must be adjacent. */
  getGroup?: ((row: Row) => RowGroup) | undefined;
  sort?: TableSort | undefined;
  /** New rows are loading; the old ones are dimmed. */
  busy?: boolean;
  sheet?: Sheet;
  control?: Ref<TableControl>;
  /** Returns the focus to the row that had it when the user left the page. */
  memory?: RowMemory;
}

/**
 * The one table. Rows are one line high and expand to show their full text while focused, by a click or by arrow keys
 * from the row in the tab order; Enter follows a row's link. On narrow screens it is a list of cards.
 */
export function Table<Row>({ rows, ...table }: TableProps<Row>) {
  const isTooLong = rows.length > maxRows;
  return (
    <>
      {isTooLong && <LongListNotice shown={maxRows} all={rows.length} />}
      <BoundedTable {...table} rows={isTooLong ? rows.slice(0, maxRows) : rows} />
    </>
  );
}

function BoundedTable<Row>(props: TableProps<Row>) {
  const { label, columns, rows, rowKey, getGroup, sort, busy = false, sheet, control } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const lines = useMemo(() => tableLines(rows, rowKey, getGroup), [rows, rowKey, getGroup]);
  const { known, setLast } = useLastRow(lines, body, props.memory);
  const stop = known?.place ?? 0;

  const focusPlace = (target: number) => {
    const place = Math.min(Math.max(target, 0), rows.length - 1);
    const row = rows[place];
    if (row === undefined) return;
    // Making a row the tab stop also renders it if it is not in the document yet.
    flushSync(() => setLast(rowKey(row)));
    rowAt(body, place)?.focus();
  };
  useImperativeHandle(control, () => ({
    moveBy: (step) => focusPlace(known ? stop + step : 0),
  }));

  const sizing = useColumnSizing(columns, rows, sheet);
  const isPrinting = usePrinting();
  const isLong = rows.length > maxPlainRows && !isPrinting;
  return (
    <div
      className={classNames(styles.frame, printed.frame, sheet && scrolling.frame)}
      aria-busy={busy}
    >
      <table
        aria-label={label}
        aria-rowcount={isLong ? lines.length + (sheet ? 2 : 1) : undefined}
        className={classNames(styles.table, isLong && styles.long)}
        style={sizing ? writeLengths(sizing.lengths) : undefined}
        onPointerOver={tellCutText}
        onKeyDown={(event: KeyboardEvent) => {
          openRow(event);
          const place = placeReachedBy(event, rows.length);
          if (place === undefined) return;
          event.preventDefault();
          focusPlace(place);
        }}
      >
        {sizing && <ColumnGroup columns={columns} lengths={sizing.lengths} />}
        <thead>
          <TableHead
            columns={columns}
            sort={sort}
            sizing={sizing}
            longRows={isLong ? rows : null}
          />
        </thead>
        <tbody ref={body}>
          <TableLines
            columns={columns}
            lines={lines}
            body={body}
            stop={stop}
            isLong={isLong}
            isSheet={sheet !== undefined}
            onFocus={setLast}
          />
        </tbody>
        {sheet && rows.length > 0 && (
          <TableFoot
            columns={columns}
            totals={sheet.totals}
            rowIndex={isLong ? lines.length + firstRowIndex : undefined}
          />
        )}
      </table>
    </div>
  );
}

interface TableLinesProps<Row> {
  columns: Columns<Row>;
  lines: readonly TableLine<Row>[];
  body: RefObject<HTMLTableSectionElement | null>;
  /** The place of the row in the tab order. */
  stop: number;
  /** True if only those near the window are in the document. */
  isLong: boolean;
  isSheet: boolean;
  onFocus: (rowId: RowKey) => void;
}

function TableLines<Row>(props: TableLinesProps<Row>) {
  const { columns, lines, body, stop, isLong, isSheet, onFocus } = props;
  const isLines = useMedia('(width >= 768px)');
  const lineElement = (line: TableLine<Row>, index: number, measure?: Ref<HTMLTableRowElement>) =>
    line.kind === 'group' ? (
      <TableGroup
        key={line.key}
        group={line.group}
        span={columns.length}
        rowIndex={isLong ? index + firstRowIndex : undefined}
        rowRef={measure}
      />
    ) : (
      <TableRow
        key={line.key}
        row={line.row}
        rowId={line.key}
        place={line.place}
        columns={columns}
        isStop={line.place === stop}
        rowIndex={isLong ? index + firstRowIndex : undefined}
        rowRef={measure}
        onFocus={onFocus}
      />
    );
  if (!isLong) return lines.map((line, index) => lineElement(line, index));
  return (
    <LongRows
      body={body}
      lines={lines}
      isLines={isLines}
      isSheet={isSheet && isLines}
      stop={stop}
      lineElement={lineElement}
    />
  );
}

function writeLengths({ least, ideal }: ColumnLengths) {
  return customProperties({ '--least': least, '--ideal': ideal });
}

function ColumnGroup<Row>({ columns, lengths }: { columns: Columns<Row>; lengths: ColumnLengths }) {
  return (
    <colgroup>
      {columns.map(({ key }, index) => (
        <col key={key} style={customProperties({ '--width': lengths.columns[index] ?? 'auto' })} />
      ))}
    </colgroup>
  );
}

/** Hovering shows a truncated text in full. Most texts are not truncated. */
function tellCutText({ target }: PointerEvent) {
  const words = target instanceof Element && target.closest<HTMLElement>(`.${styles.words}`);
  // The row may show other texts once it is in use.
  if (words) requestAnimationFrame(() => tellIfCut(words));
}

function tellIfCut(words: HTMLElement) {
  const isCut =
    words.scrollWidth > words.clientWidth || words.scrollHeight > words.clientHeight + 1;
  words.title = isCut ? (words.textContent ?? '') : '';
}
