import {
  observeElementOffset,
  observeElementRect,
  useVirtualizer,
  type Virtualizer,
  type VirtualizerOptions,
} from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import { type DayRow, type RowPlace, rowIndexFrom } from '#src/calendar/layout/day-list.ts';
import { useStable } from '#src/ui/use-stable.ts';

/** The heights of the list's parts, in pixels. */
export interface ListMeasures {
  readonly row: number;
  /** The name of a month, which stays at the top. */
  readonly month: number;
  /** Above and below the rows of a day. */
  readonly padding: number;
  /** Above the first day and below the last one. */
  readonly edge: number;
}

type Options = VirtualizerOptions<HTMLElement, HTMLElement>;

interface ListScroll {
  rows: readonly DayRow[];
  measures: ListMeasures;
  options: Pick<Options, 'count' | 'getItemKey' | 'rangeExtractor'>;
  isRead: boolean;
  date: number;
  /** Called with the first day in sight after the reader has scrolled. */
  onReach: (day: number) => void;
}

/** The number of rows in the document above and below those in sight. */
const overscan = 5;

/** The part of a list that is in sight. */
interface Sight {
  readonly top: number;
  /** The first row, and the distance of the top from where it begins. */
  readonly row: DayRow | undefined;
  readonly offset: number;
}

/**
 * Scrolls a list to the page's day. When rows come or go above the first one in sight, the virtualizer keeps that in its place;
 * where it cannot, as when rows get another height or the row itself goes, the list does so itself.
 */
export function useListScroll(props: ListScroll) {
  const { rows, measures, options, isRead, date, onReach } = props;
  const scroller = useRef<HTMLElement>(null);
  /** Tells the virtualizer where the list is. */
  const report = useRef<(top: number, isScrolling: boolean) => void>(null);
  const sight = useRef<Sight>({ top: 0, row: undefined, offset: 0 });
  /** Where the list has to be until the reader scrolls. */
  const target = useRef<RowPlace>(null);
  const shownDate = useRef<number>(null);
  const reachedDay = useRef<number>(null);

  const look = () => {
    const top = virtual.scrollOffset ?? 0;
    const item = virtual.getVirtualItemForOffset(top + measures.month);
    sight.current = { top, row: item && rows[item.index], offset: top - (item?.start ?? 0) };
  };
  /** Tells the virtualizer at once, so that the browser does not paint the list without the rows that come in sight. */
  const scrollTo = useStable((top: number) => {
    if (!scroller.current) return;
    scroller.current.scrollTop = top;
    report.current?.(scroller.current.scrollTop, false);
    look();
  });
  const follow = useStable((isScrolling: boolean) => {
    const before = sight.current;
    look();
    const { top, row } = sight.current;
    // The event of the list's own scrolling comes later.
    if (Math.abs(top - before.top) > 1) target.current = null;
    if (isScrolling || target.current || !row || row.day === date) return;
    reachedDay.current = row.day;
    onReach(row.day);
  });

  // Room to scroll to a day whose events are not there yet.
  const paddingEnd = isRead ? measures.edge : window.innerHeight;
  const virtual = useVirtualizer<HTMLElement, HTMLElement>({
    ...options,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => rowHeight(rows[index], measures),
    overscan,
    paddingStart: measures.edge + (rows.length > 0 ? measures.month : 0),
    paddingEnd,
    // Keeps the first row in sight where it is when rows come or go above it, too.
    anchorTo: 'end',
    useScrollendEvent: true,
    // Without a layout, as in tests, it has no height.
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, ({ width, height }) =>
        tell({ width, height: height || window.innerHeight }),
      ),
    observeElementOffset: (instance, tell) => {
      report.current = tell;
      return observeElementOffset(instance, (top, isScrolling) => {
        tell(top, isScrolling);
        follow(isScrolling);
      });
    },
    scrollToFn: scrollTo,
  });

  // The scroll position follows the rows, and has to be right before the browser paints.
  useLayoutEffect(() => {
    if (date !== shownDate.current) {
      if (date !== reachedDay.current) target.current = { day: date, number: 0 };
      shownDate.current = date;
      reachedDay.current = null;
    }
    const keptTop = target.current ? null : findKeptTop(virtual, rows, sight.current);
    const place = target.current ?? sight.current.row;
    if (keptTop === null && place) {
      const end = virtual.getTotalSize() - paddingEnd;
      const start = virtual.measurementsCache[rowIndexFrom(rows, place)]?.start ?? end;
      scrollTo(start - measures.month);
    } else if (keptTop !== null && keptTop !== virtual.scrollOffset) scrollTo(keptTop);
  }, [rows, measures, paddingEnd, date, virtual, scrollTo]);

  return { scroller, virtual };
}

/** Where the list has to be so that its first row in sight stays where it is; null if that has gone. */
function findKeptTop(
  virtual: Virtualizer<HTMLElement, HTMLElement>,
  rows: readonly DayRow[],
  { row, offset }: Sight,
): number | null {
  const index = rows.findIndex(({ id }) => id === row?.id);
  const item = virtual.measurementsCache[index];
  return item ? item.start + offset : null;
}

/**
 * The height of a row with its share of the day's padding, and the name of the month after it. That of the first month is above
 * all rows, so that no row moves in its box when earlier days come in.
 */
function rowHeight(row: DayRow | undefined, { row: height, month, padding }: ListMeasures): number {
  if (!row) return height;
  const isLast = row.number >= row.count - 1;
  const above = row.number === 0 ? padding : 0;
  return above + height + (isLast ? padding : 0) + (row.endsMonth ? month : 0);
}
