import {
  defaultRangeExtractor,
  measureElement,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import {
  Fragment,
  type ReactNode,
  type Ref,
  type RefObject,
  useLayoutEffect,
  useState,
} from 'react';
import scrolling from './ScrollingTable.module.css';
import styles from './Table.module.css';
import type { TableLine } from './table-columns.ts';

const lineHeight = 36;
/** Where the rows start in most tables, for the first render. */
const usualTop = 300;
/** Lines above and below the window. */
const overscan = 12;

interface LongRowsProps<Row> {
  body: RefObject<HTMLTableSectionElement | null>;
  lines: readonly TableLine<Row>[];
  /** True if rows are lines. Otherwise they are cards, whose heights differ. */
  isLines: boolean;
  /** True if the table scrolls by itself, and its lines may be higher than others. */
  isSheet: boolean;
  /** The index of the row in the tab order, which is always in the document. */
  stop: number;
  lineElement: (
    line: TableLine<Row>,
    index: number,
    measure: Ref<HTMLTableRowElement> | undefined,
  ) => ReactNode;
}

/** The rows of a long table that are in sight or nearly; spacers replace the others. */
export function LongRows<Row>(props: LongRowsProps<Row>) {
  return props.isSheet ? <RowsInFrame {...props} /> : <RowsInWindow {...props} />;
}

function RowsInWindow<Row>(props: LongRowsProps<Row>) {
  const { body, isLines } = props;
  const [top, setTop] = useState(usualTop);
  // Where the rows begin is only known from the layout, and different results may have a different form above them.
  useLayoutEffect(() => {
    const box = body.current?.getBoundingClientRect();
    if (box) setTop(Math.round(box.top + window.scrollY));
  }, [body]);
  const virtual = useWindowVirtualizer({
    ...useRowOptions(props),
    scrollMargin: top,
    // Without a layout, as in tests, every height is 0.
    measureElement: (...measurement) => measureElement(...measurement) || lineHeight,
  });
  return (
    <Rows
      {...props}
      items={virtual.getVirtualItems()}
      top={top}
      end={top + virtual.getTotalSize()}
      // Measuring lines would only delay their paint. The focused one may be taller, which makes no difference.
      measure={isLines ? undefined : virtual.measureElement}
    />
  );
}

function RowsInFrame<Row>(props: LongRowsProps<Row>) {
  const virtual = useVirtualizer({
    ...useRowOptions(props),
    getScrollElement: () => props.body.current?.closest<HTMLElement>(`.${scrolling.frame}`) ?? null,
    // The heads are one line, too.
    scrollMargin: lineHeight,
    getItemKey: (index) => props.lines[index]?.key ?? index,
    // Measured once the browser has laid them out, so that drawing them does not wait for it.
    measureElement: (element, entry, lines) =>
      entry
        ? measureElement(element, entry, lines)
        : (lines.measurementsCache[lines.indexFromElement(element)]?.size ?? lineHeight),
  });
  return (
    <Rows
      {...props}
      items={virtual.getVirtualItems()}
      top={lineHeight}
      end={lineHeight + virtual.getTotalSize()}
      measure={virtual.measureElement}
    />
  );
}

function useRowOptions<Row>({ lines, stop }: LongRowsProps<Row>) {
  const [initialRect] = useState(() => ({ width: window.innerWidth, height: window.innerHeight }));
  const stopIndex = lines.findIndex((line) => line.kind === 'row' && line.place === stop);
  return {
    count: lines.length,
    estimateSize: () => lineHeight,
    initialRect,
    overscan,
    rangeExtractor: (range: Range) =>
      [...new Set([...defaultRangeExtractor(range), stopIndex])]
        .filter((index) => index >= 0)
        .sort((a, b) => a - b),
  };
}

interface RowsProps<Row> extends Pick<LongRowsProps<Row>, 'lines' | 'lineElement'> {
  items: readonly VirtualItem[];
  /** Where they begin and end, in pixels from where the scrolling does. */
  top: number;
  end: number;
  measure: Ref<HTMLTableRowElement> | undefined;
}

function Rows<Row>({ lines, lineElement, items, top, end, measure }: RowsProps<Row>) {
  return (
    <>
      {items.map(({ index, start }, number) => {
        const line = lines[index];
        const before = items[number - 1]?.end ?? top;
        return (
          line && (
            <Fragment key={line.key}>
              <Gap height={start - before} />
              {lineElement(line, index, measure)}
            </Fragment>
          )
        );
      })}
      <Gap height={end - (items.at(-1)?.end ?? top)} />
    </>
  );
}

function Gap({ height }: { height: number }) {
  if (height <= 0) return null;
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row without a tab index takes no focus
  return <tr aria-hidden="true" className={styles.gap} style={{ blockSize: height }} />;
}
