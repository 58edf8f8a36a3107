import {
  defaultRangeExtractor,
  measureElement,
  useWindowVirtualizer,
} from '@tanstack/react-virtual';
import {
  Fragment,
  type ReactNode,
  type Ref,
  type RefObject,
  useLayoutEffect,
  useState,
} from 'react';
import styles from './Table.module.css';
import type { TableLine } from './table-columns.ts';

/** The height of a row with one line. */
const lineHeight = 36;
/** Where the rows start in most tables, for the first render. */
const usualTop = 300;
/** Lines above and below the window: few while the user waits for results, and more for scrolling through them. */
const overscan = { atFirst: 2, atRest: 12 };

/**
 * Up to this many lines are all added to the document once the user is no longer waiting, for the browser's own search,
 * for printing, and for screen readers.
 */
const maxWholeLines = 200;

interface LongRowsProps<Row> {
  body: RefObject<HTMLTableSectionElement | null>;
  lines: readonly TableLine<Row>[];
  /** The number of lines that have not arrived yet; there is room for them at the end. */
  missing: number;
  /** Whether the same rows have been shown for a while. */
  isAtRest: boolean;
  /** Whether rows are lines. Otherwise they are cards, whose heights differ. */
  isLines: boolean;
  /** The index of the row in the tab order, which is always in the document. */
  stop: number;
  lineElement: (
    line: TableLine<Row>,
    index: number,
    measure: Ref<HTMLTableRowElement> | undefined,
  ) => ReactNode;
}

/** The rows of a long table that are near the window; spacers replace the others. */
export function LongRows<Row>(props: LongRowsProps<Row>) {
  const { body, lines, missing, isAtRest, isLines, stop, lineElement } = props;
  const [top, setTop] = useState(usualTop);
  // Where the rows begin is only known from the layout, and different results may have a different form above them.
  useLayoutEffect(() => {
    const box = body.current?.getBoundingClientRect();
    if (box) setTop(Math.round(box.top + window.scrollY));
  }, [body]);
  const [initialRect] = useState(() => ({ width: window.innerWidth, height: window.innerHeight }));
  const stopIndex = lines.findIndex((line) => line.kind === 'row' && line.place === stop);
  const virtual = useWindowVirtualizer({
    count: lines.length,
    estimateSize: () => lineHeight,
    initialRect,
    scrollMargin: top,
    overscan: isAtRest ? overscan.atRest : overscan.atFirst,
    rangeExtractor: (range) => {
      if (isAtRest && lines.length <= maxWholeLines) return [...lines.keys()];
      return [...new Set([...defaultRangeExtractor(range), stopIndex])]
        .filter((index) => index >= 0)
        .sort((a, b) => a - b);
    },
    // Without a layout, as in tests, every height is 0.
    measureElement: (...measured) => measureElement(...measured) || lineHeight,
  });
  // Measuring lines would only delay their paint. The focused one may be taller, which makes no difference.
  const measure = isLines ? undefined : virtual.measureElement;
  const items = virtual.getVirtualItems();
  // The virtualizer need not know the missing lines, because computing the places of thousands would delay the paint.
  const end = top + virtual.getTotalSize() + missing * lineHeight;
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
