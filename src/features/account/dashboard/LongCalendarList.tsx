import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { UnmarkedList } from '#src/ui/data/UnmarkedList.tsx';
import { readRem } from '#src/ui/rem.ts';
import styles from './CalendarList.module.css';
import type { CalendarListProps } from './CalendarList.tsx';
import { CalendarTile } from './CalendarTile.tsx';
import type { Layout } from './dashboard-choices.ts';
import { type KeptFocus, returnFocus } from './kept-focus.ts';
import { pinMoves } from './pin-order.ts';

/**
 * In rem, like the styles: the height of a line including its gap, and the minimum width of a tile including its gap.
 */
const lineHeight: Record<Layout, number> = { tiles: 7.25, rows: 2.5 };
const tileWidth = 19;

/** Hundreds of calendars. Renders only those in and near the window, and the one that has the focus. */
export function LongCalendarList(props: CalendarListProps & KeptFocus) {
  const { calendars, layout, focused, onFocus, onBlur, ...acts } = props;
  const { attach, rem, width, top, shownAt } = usePlace();
  // Without the gap after the last tile of a line.
  const columns = layout === 'rows' ? 1 : Math.max(1, Math.floor((width / rem + 1) / tileWidth));
  const count = Math.ceil(calendars.length / columns);
  const focusedPlace = calendars.findIndex(({ id }) => id === focused?.id);
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => lineHeight[layout] * rem,
    scrollMargin: top,
    overscan: 3,
    rangeExtractor: (range) => {
      const lines = defaultRangeExtractor(range);
      const line = Math.floor(focusedPlace / columns);
      return line < 0 || lines.includes(line) ? lines : [...lines, line].sort((a, b) => a - b);
    },
  });
  // The virtualizer has scrolled to where the page was when rendering began, which may be long before it was shown.
  useLayoutEffect(() => window.scrollTo({ top: shownAt.current }), [shownAt]);
  const takeFocus = (item: HTMLElement | null) => {
    if (item && focused && document.activeElement === document.body) returnFocus(item, focused);
  };
  const places = virtual
    .getVirtualItems()
    .flatMap(({ index }) =>
      Array.from({ length: columns }, (_, column) => index * columns + column),
    );
  return (
    <UnmarkedList
      ref={attach}
      className={layout === 'tiles' ? styles.longTiles : styles.longRows}
      style={{ blockSize: `${count * lineHeight[layout]}rem` }}
      onBlur={onBlur}
    >
      {places.flatMap((place) => {
        const calendar = calendars[place];
        if (!calendar) return [];
        return (
          <li
            key={calendar.id}
            style={{
              insetBlockStart: `${Math.floor(place / columns) * lineHeight[layout]}rem`,
              insetInlineStart: `calc((100% + 1rem) / ${columns} * ${place % columns})`,
              inlineSize: `calc((100% + 1rem) / ${columns} - 1rem)`,
            }}
            aria-setsize={calendars.length}
            aria-posinset={place + 1}
            ref={calendar.id === focused?.id ? takeFocus : undefined}
            onFocus={(event) => onFocus(calendar.id, event)}
          >
            <CalendarTile
              calendar={calendar}
              moves={pinMoves(calendars, place)}
              layout={layout}
              {...acts}
            />
          </li>
        );
      })}
    </UnmarkedList>
  );
}

/** The list's width, its distance from the top of the page, and how far the page was scrolled when it was shown, in pixels. */
function usePlace() {
  const [place, setPlace] = useState({ rem: 16, width: 0, top: 0 });
  const shownAt = useRef(0);
  const attach = useCallback((list: HTMLUListElement | null) => {
    if (!list) return;
    shownAt.current = window.scrollY;
    const measure = () => {
      const { width, top } = list.getBoundingClientRect();
      setPlace({ rem: readRem(), width, top: top + window.scrollY });
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(list);
    // Something above may have changed its height, such as a banner.
    sizes.observe(document.body);
    return () => sizes.disconnect();
  }, []);
  return { attach, shownAt, ...place };
}
