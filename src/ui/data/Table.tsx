import {
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
  startTransition,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../class-names.ts';
import { afterPaint } from '../use-after-paint.ts';
import { useMedia } from '../use-media.ts';
import { LongRows } from './LongRows.tsx';
import { openRow, placeReachedBy } from './row-keys.ts';
import styles from './Table.module.css';
import { TableGroup } from './TableGroup.tsx';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import {
  type Columns,
  firstRowIndex,
  type RowGroup,
  type TableLine,
  type TableSort,
  tableLines,
} from './table-columns.ts';
import { type RowMemory, rowAt, useLastRow } from './use-last-row.ts';

/** Further rows are only in the document while they are near the window, because painting all of them is slow. */
const maxPlainRows = { lines: 40, cards: 200 };
/** Longer than a pause in typing. */
const restMs = 1000;

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
  /** The number of rows once all have arrived, if only the first ones have. */
  expected?: number | undefined;
  rowKey: (row: Row) => string | number;
  /** The group of a row. Rows of one group must be adjacent. */
  groupOf?: ((row: Row) => RowGroup) | undefined;
  sort?: TableSort | undefined;
  /** New rows are loading; the old ones are dimmed. */
  busy?: boolean;
  control?: Ref<TableControl>;
  /** Returns the focus to the row that had it when the user left the page. */
  memory?: RowMemory;
}

/**
 * The one table. Rows are one line high and expand to show their full text while focused, by a click or by arrow keys
 * from the row in the tab order; Enter follows a row's link. On narrow screens it is a list of cards.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, rowKey, groupOf, sort, busy = false, control } = props;
  const missing = Math.max((props.expected ?? 0) - rows.length, 0);
  const body = useRef<HTMLTableSectionElement>(null);
  const lines = useMemo(() => tableLines(rows, rowKey, groupOf), [rows, rowKey, groupOf]);
  const { known, setLast } = useLastRow(lines, body, props.memory);
  const stop = known?.place ?? 0;

  const focusPlace = (wanted: number) => {
    const place = Math.min(Math.max(wanted, 0), rows.length - 1);
    const row = rows[place];
    if (row === undefined) return;
    // Making a row the tab stop also renders it if it is not in the document yet.
    flushSync(() => setLast(rowKey(row)));
    rowAt(body, place)?.focus();
  };
  useImperativeHandle(control, () => ({
    moveBy: (step) => focusPlace(known ? stop + step : 0),
  }));

  const isLines = useMedia('(width >= 768px)');
  const isLong = rows.length + missing > (isLines ? maxPlainRows.lines : maxPlainRows.cards);
  const isAtRest = useAtRest(rows, isLong && !busy);
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
        onFocus={setLast}
      />
    );
  return (
    <div className={styles.frame} aria-busy={busy}>
      <table
        aria-label={label}
        aria-rowcount={isLong ? lines.length + missing + 1 : undefined}
        className={classNames(styles.table, isLong && styles.long)}
        onPointerOver={tellCutText}
        onKeyDown={(event: KeyboardEvent) => {
          openRow(event);
          const reached = placeReachedBy(event, rows.length);
          if (reached === undefined) return;
          event.preventDefault();
          focusPlace(reached);
        }}
      >
        <thead>
          <TableHead columns={columns} sort={sort} longRows={isLong ? rows : null} />
        </thead>
        <tbody ref={body}>
          {isLong ? (
            <LongRows
              body={body}
              lines={lines}
              missing={missing}
              isAtRest={isAtRest}
              isLines={isLines}
              stop={stop}
              lineElement={lineElement}
            />
          ) : (
            lines.map((line, index) => lineElement(line, index))
          )}
        </tbody>
      </table>
    </div>
  );
}

/** Whether the same rows have been shown for a while, so that rendering more of them does not keep the user waiting. */
function useAtRest(rows: readonly unknown[], isWanted: boolean): boolean {
  const [rested, setRested] = useState<readonly unknown[] | null>(null);
  // Only time passes at rest, so there is no event to handle.
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => startTransition(() => setRested(rows)), restMs);
    return () => clearTimeout(timer);
  }, [rows, isWanted]);
  return isWanted && rested === rows;
}

/** Hovering shows a truncated text in full. Most texts are not truncated. */
function tellCutText({ target }: PointerEvent) {
  const words = target instanceof Element && target.closest<HTMLElement>(`.${styles.words}`);
  // The row may show other texts once it is in use.
  if (words) afterPaint(() => tellIfCut(words));
}

function tellIfCut(words: HTMLElement) {
  words.title = words.scrollWidth > words.clientWidth ? (words.textContent ?? '') : '';
}
