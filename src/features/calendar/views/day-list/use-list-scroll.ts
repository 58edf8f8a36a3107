import {
  observeElementOffset,
  observeElementRect,
  useVirtualizer,
  type VirtualizerOptions,
} from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import { type DayRow, type RowPlace, rowIndexFrom } from '#src/calendar/layout/day-list.ts';
import { useStable } from '#src/ui/use-stable.ts';

/** The heights of the list's parts, in pixels. */
export interface ListMeasures {
  readonly row: number;
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
const overscan = 6;

/**
 * Scrolls a list to the page's day. When rows come or go above those in sight, the virtualizer keeps the first one in its place;
 * where it cannot, the list goes to the nearest row.
 */
export function useListScroll(props: ListScroll) {
  const { rows, measures, options, isRead, date, onReach } = props;
  const scroller = useRef<HTMLElement>(null);
  /** Tells the virtualizer where the list is. */
  const report = useRef<(top: number, isScrolling: boolean) => void>(null);
  const position = useRef(0);
  /** Where the list has to be until the reader scrolls. */
  const target = useRef<RowPlace>(null);
  /** The first row in sight. */
  const topRow = useRef<DayRow>(null);
  const reachedDay = useRef<number>(null);
  const shown = useRef<{ date: number; measures: ListMeasures }>(null);

  const look = (top: number) => {
    position.current = top;
    topRow.current = rows[virtual.getVirtualItemForOffset(top)?.index ?? -1] ?? null;
  };
  /** Tells the virtualizer at once, so that the browser does not paint the list without the rows that come in sight. */
  const scrollTo = useStable((offset: number) => {
    if (!scroller.current) return;
    scroller.current.scrollTop = offset;
    const { scrollTop } = scroller.current;
    look(scrollTop);
    report.current?.(scrollTop, false);
  });
  const follow = useStable((top: number, isScrolling: boolean) => {
    // The event of the list's own scrolling comes later.
    if (Math.abs(top - position.current) > 1) target.current = null;
    look(top);
    const day = topRow.current?.day;
    if (isScrolling || target.current || day === undefined || day === date) return;
    reachedDay.current = day;
    onReach(day);
  });

  // Room to scroll to a day whose events are not there yet.
  const paddingEnd = isRead ? measures.edge : window.innerHeight;
  const virtual = useVirtualizer<HTMLElement, HTMLElement>({
    ...options,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => rowHeight(rows[index], measures),
    overscan,
    paddingStart: measures.edge,
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
        follow(top, isScrolling);
      });
    },
    scrollToFn: scrollTo,
  });

  // The scroll position follows the rows, and has to be right before the browser paints.
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { date, measures };
    if (date !== before?.date) {
      if (date !== reachedDay.current) target.current = { day: date, number: 0 };
      reachedDay.current = null;
    }
    const isKept =
      before?.measures === measures && rows.some(({ id }) => id === topRow.current?.id);
    const place = target.current ?? (isKept ? null : topRow.current);
    if (!place) return;
    const end = virtual.getTotalSize() - paddingEnd;
    scrollTo(virtual.measurementsCache[rowIndexFrom(rows, place)]?.start ?? end);
  }, [rows, measures, paddingEnd, date, virtual, scrollTo]);

  return { scroller, virtual };
}

/** The height of a row with its share of the day's padding. */
function rowHeight(row: DayRow | undefined, { row: height, padding }: ListMeasures): number {
  if (!row) return height;
  const isFirst = row.number === 0;
  const isLast = row.number >= row.count - 1;
  return height + (isFirst ? padding : 0) + (isLast ? padding : 0);
}
