import { defaultRangeExtractor, type Range, type Virtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type DayRow, rowIndexFrom } from '#src/calendar/layout/day-list.ts';
import { usePrinting } from '#src/ui/use-printing.ts';
import { eventBoxes } from '../../event/event-element.ts';
import { useListGestures } from '../../grid/ListGestures.tsx';
import type { ViewProps } from '../../grid/view-props.ts';

/** A row that is in the document. */
export interface DrawnRow {
  readonly row: DayRow;
  /** Its index in the list. */
  readonly index: number;
  /** Its place in pixels; null on paper, where rows follow each other. */
  readonly box: { readonly start: number; readonly end: number } | null;
  readonly isTabStop: boolean;
}

interface DayListProps extends ViewProps {
  rows: readonly DayRow[];
  /** True if all days of the list have been read. */
  isRead: boolean;
}

/**
 * A list of days, of which only the rows near the part in sight are in the document. It has one tab stop; up and down move by
 * event, Home and End within the day, Page Up and Page Down by range.
 */
export function useDayList(props: DayListProps) {
  const { rows, isRead, label, range } = props;
  const { activeIndex, setActive, onKeyDown } = useDayListKeys(props);
  const listSpans = () => rows.flatMap(({ span }) => span ?? []);
  const { handlers, gestures } = useListGestures({ ...props, listSpans, onKeyDown });
  const isPrinting = usePrinting();
  return {
    /** The virtualizer's options that all lists of days have. */
    options: {
      count: rows.length,
      getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
      rangeExtractor: (inSight: Range) => addIndex(defaultRangeExtractor(inSight), activeIndex),
    },
    /** The props of the element around the list, which each row that has `data-index` is in. */
    section: { 'aria-label': label, 'aria-busy': !isRead, tabIndex: -1, ...handlers },
    /** The props of its `ListGestures`. */
    gestures,
    /** Tells the list which row has the focus, by its id. */
    setActive,
    /** @param covered what always covers the upper end of the part in sight, in pixels. */
    drawRows: <Scroller extends Element | Window>(
      virtual: Virtualizer<Scroller, HTMLElement>,
      covered = 0,
    ): DrawnRow[] => {
      const inSight = virtual.getVirtualItemForOffset((virtual.scrollOffset ?? 0) + covered);
      const stop = activeIndex < 0 ? findEvent(rows, inSight?.index ?? 0) : activeIndex;
      const draw = (row: DayRow, index: number, box: DrawnRow['box']) => {
        return { row, index, box, isTabStop: index === stop };
      };
      if (isPrinting) {
        const isInRange = ({ row: { day } }: DrawnRow) => range.first <= day && day <= range.last;
        return rows.map((row, index) => draw(row, index, null)).filter(isInRange);
      }
      return virtual.getVirtualItems().flatMap((item) => {
        const row = rows[item.index];
        return row ? draw(row, item.index, item) : [];
      });
    },
  };
}

function useDayListKeys({ rows, isRead, date, intents }: DayListProps) {
  const [active, setActive] = useState<string | null>(null);
  /** The list to focus in, once the days of another range are there. */
  const waiting = useRef<{ list: HTMLElement; day: number }>(null);
  const activeIndex = active === null ? -1 : rows.findIndex(({ id }) => id === active);

  // The rows of another range exist only once that has been read.
  useLayoutEffect(() => {
    if (!isRead || waiting.current?.day !== date) return;
    const { list } = waiting.current;
    waiting.current = null;
    const index = findEvent(rows, rowIndexFrom(rows, { day: date, number: 0 }));
    if (index < 0 || document.activeElement !== list) return;
    // The row may not be in the document yet, and an effect cannot wait for it.
    queueMicrotask(() => focusRow(list, index));
  });

  return {
    /** The index of the row that has had the focus last, which is always in the document; -1 for none. */
    activeIndex,
    setActive,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { key, target } = event;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (key === 'PageDown' || key === 'PageUp') return changeRange(event);
      const isOnRow = eventBoxes.at(target) !== null;
      const next = isOnRow ? findNext(rows, activeIndex, key) : undefined;
      if (next === undefined) return;
      event.preventDefault();
      if (next >= 0) focusRow(event.currentTarget, next);
    },
  };

  function changeRange(event: KeyboardEvent<HTMLElement>): void {
    const { key, currentTarget } = event;
    event.preventDefault();
    // The focused row may be gone in a moment.
    currentTarget.focus({ preventScroll: true });
    waiting.current = { list: currentTarget, day: intents.step(key === 'PageDown' ? 1 : -1) };
  }

  /** Focuses a row, which may not be in the document yet. */
  function focusRow(list: HTMLElement, index: number): void {
    flushSync(() => setActive(rows[index]?.id ?? null));
    const item = list.querySelector(`[data-index="${index}"]`);
    if (item) eventBoxes.within(item)[0]?.element.focus();
  }
}

/** The index that a key leads to: -1 if there is none in that direction, undefined if the key has another meaning. */
function findNext(rows: readonly DayRow[], from: number, key: string): number | undefined {
  const row = rows[from];
  if (!row) return undefined;
  const first = from - row.number;
  switch (key) {
    case 'ArrowDown':
      return findEvent(rows, from + 1);
    case 'ArrowUp':
      return rows.findLastIndex(({ span }, index) => index < from && span !== null);
    case 'Home':
      return first;
    case 'End':
      return first + row.count - 1;
    default:
      return undefined;
  }
}

/** The index of the first event from an index on; -1 if there is none. */
function findEvent(rows: readonly DayRow[], from: number): number {
  return rows.findIndex(({ span }, index) => index >= from && span !== null);
}

/** Adds an index, -1 for none, to others, in order. */
function addIndex(indexes: number[], index: number): number[] {
  if (index < 0 || indexes.includes(index)) return indexes;
  return [...indexes, index].sort((a, b) => a - b);
}
