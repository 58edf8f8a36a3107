import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
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

interface LongRowsProps<Row> {
  body: RefObject<HTMLTableSectionElement | null>;
  lines: readonly TableLine<Row>[];
  /** The index of the row in the tab order, which is always in the document. */
  stop: number;
  lineElement: (
    line: TableLine<Row>,
    index: number,
    measure: Ref<HTMLTableRowElement>,
  ) => ReactNode;
}

/** The rows of a long table that are near the window; spacers replace the others. */
export function LongRows<Row>({ body, lines, stop, lineElement }: LongRowsProps<Row>) {
  const [top, setTop] = useState(0);
  // Where the rows begin is only known from the layout, and different results may have a different form above them.
  useLayoutEffect(() => {
    const box = body.current?.getBoundingClientRect();
    if (box) setTop(Math.round(box.top + window.scrollY));
  }, [body]);
  const stopIndex = lines.findIndex((line) => line.kind === 'row' && line.place === stop);
  const virtual = useWindowVirtualizer({
    count: lines.length,
    estimateSize: () => lineHeight,
    getItemKey: (index) => lines[index]?.key ?? index,
    scrollMargin: top,
    overscan: 12,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), stopIndex])]
        .filter((index) => index >= 0)
        .sort((a, b) => a - b),
    // Focused rows and cards are taller. Without a layout, as in tests, every height is 0.
    measureElement: (element) => element.getBoundingClientRect().height || lineHeight,
  });
  const items = virtual.getVirtualItems();
  const end = virtual.getTotalSize() + top;
  return (
    <>
      {items.map(({ key, index, start }, number) => {
        const line = lines[index];
        const before = items[number - 1]?.end ?? top;
        return (
          <Fragment key={String(key)}>
            {start > before && <Gap height={start - before} />}
            {line && lineElement(line, index, virtual.measureElement)}
          </Fragment>
        );
      })}
      <Gap height={end - (items.at(-1)?.end ?? top)} />
    </>
  );
}

function Gap({ height }: { height: number }) {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row without a tab index takes no focus
  return <tr aria-hidden="true" className={styles.gap} style={{ blockSize: height }} />;
}
