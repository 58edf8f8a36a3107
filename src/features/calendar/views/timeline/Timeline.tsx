import { type CSSProperties, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { pageWidth } from '#src/calendar/layout/column-sizes.ts';
import { useDayEvents } from '#src/calendar/store/use-events.ts';
import { customProperties } from '#src/ui/custom-properties.ts';
import { usePrinting } from '#src/ui/use-printing.ts';
import { useStable } from '#src/ui/use-stable.ts';
import { dayOfMinute, minutesPerDay } from '#src/util/day-numbers.ts';
import { GridGestures } from '../../grid/GridGestures.tsx';
import type { ViewProps } from '../../grid/view-props.ts';
import { MorePopover, useMorePopover } from '../grid/MorePopover.tsx';
import { useSubCalendarLooks } from '../grid/sub-calendar-looks.ts';
import { useViewport, type Viewport } from '../grid/use-viewport.ts';
import styles from './Timeline.module.css';
import { TimelineGroup } from './TimelineGroup.tsx';
import { TimelineHeadings } from './TimelineHeadings.tsx';
import { TimelineNow } from './TimelineNow.tsx';
import { TimelineRow } from './TimelineRow.tsx';
import { createRowLayouts, placeRows, type RowPlace } from './timeline-rows.ts';
import { scaleLooks, type TimelineColumn, timelineColumns } from './timeline-scale.ts';
import { headings, useNameWidth } from './timeline-sizes.ts';
import type { TimelineCell } from './use-timeline-moves.ts';
import { useTimelineMoves } from './use-timeline-moves.ts';

/** A row for each sub-calendar, with time across. Only the rows and columns in sight are rendered. */
export function Timeline(props: ViewProps) {
  // Another scale begins where its day is.
  return <TimelineGrid key={props.options.scale} {...props} />;
}

function TimelineGrid(props: ViewProps) {
  const { shownEvents, range, date, today, zone, label, options, settings, subCalendars } = props;
  const { formats, eventLook, intents } = props;
  const { scale, week } = options;
  const { narrowest } = scaleLooks[scale];
  const columns = useMemo(() => timelineColumns(range, scale, week), [range, scale, week]);
  const from =
    scale === 'day'
      ? range.first * minutesPerDay + settings.visible_from * 60
      : date * minutesPerDay;
  const { grid, tabStop, drafts, onFocusCell, ...moves } = useTimelineMoves(props, columns, from);
  const { viewport, measure } = useViewport(grid);
  const names = useNameWidth();
  const isPrinting = usePrinting();
  const room = (isPrinting ? pageWidth : viewport.width) - names;
  const width = Math.max(isPrinting ? 0 : narrowest, room / columns.length);
  const start = useStartPlace({ columns, from, names }, measure);

  const all = useDayEvents(shownEvents, range);
  const rowInput = { all, columns, scale, week, isPrinting };
  const looks = useSubCalendarLooks(eventLook, subCalendars);
  const [layOut] = useState(createRowLayouts);
  const placed = placeRows(
    subCalendars.map((subCalendar) => {
      const look = looks.get(subCalendar.id) ?? eventLook;
      return { subCalendar, look, row: layOut(subCalendar.id, { ...rowInput, look }) };
    }),
    isPrinting ? 0 : viewport.height - headings,
  );
  // Rows have hundreds of events, so the outline and the headings do not wait for them.
  const rowsViewport = useDeferredValue(viewport);
  const lines = linesInSight(placed, isPrinting ? everything : rowsViewport, tabStop.id);
  const findTop = ({ top }: RowPlace) => (isPrinting ? undefined : top);
  const columnsIn = (sight: Across) =>
    columnsInSight(isPrinting ? everything : sight, { names, width, count: columns.length });

  const { showMore, popover } = useMorePopover();
  const focusCell = useStable(onFocusCell);
  const onMore = useStable(({ id, start: minute }: TimelineCell, anchor: HTMLElement) => {
    const day = dayOfMinute(minute);
    // A month is too long for a list beside it.
    if (scale === 'year') intents.zoom('month', day);
    else showMore({ day, id }, anchor);
  });
  const sharedProps = { drafts, columns, scale, width, formats, today };
  return (
    <>
      <div
        ref={start}
        role="grid"
        aria-label={label}
        aria-rowcount={placed.rows.length + placed.groups.length + 1}
        aria-colcount={columns.length + 1}
        className={styles.grid}
        style={gridSizes(names, isPrinting ? 0 : names + columns.length * narrowest)}
        {...moves.handlers}
      >
        <TimelineHeadings {...sharedProps} {...columnsIn(viewport)} zoom={intents.zoom} />
        <div className={styles.rows} style={customProperties({ '--height': `${placed.height}px` })}>
          {lines.map((line) =>
            'folder' in line ? (
              <TimelineGroup key={`group ${line.index}`} {...line} top={findTop(line)} />
            ) : (
              <TimelineRow
                key={line.subCalendar.id}
                {...line}
                {...sharedProps}
                top={findTop(line)}
                {...columnsIn(rowsViewport)}
                tabStop={line.subCalendar.id === tabStop.id ? tabStop.start : null}
                onFocusCell={focusCell}
                onOpen={intents.open}
                onMore={onMore}
              />
            ),
          )}
          <TimelineNow zone={zone} columns={columns} width={width} />
        </div>
      </div>
      <MorePopover {...props} {...popover} looks={looks} />
      <GridGestures {...props} {...moves.gestures} />
    </>
  );
}

type Down = Pick<Viewport, 'top' | 'bottom'>;
type Across = Pick<Viewport, 'start' | 'end'>;

const everything: Down & Across = {
  top: 0,
  bottom: Number.POSITIVE_INFINITY,
  start: 0,
  end: Number.POSITIVE_INFINITY,
};

/** The rows and names of folders in sight, and the row in the tab order, from top to bottom. */
function linesInSight(
  { rows, groups }: ReturnType<typeof placeRows>,
  { top, bottom }: Down,
  tabStopId: number,
) {
  const isInSight = (place: RowPlace) => place.top + place.height > top && place.top < bottom;
  return [
    ...groups.filter(isInSight),
    ...rows.filter((row) => row.subCalendar.id === tabStopId || isInSight(row)),
  ].sort((a, b) => a.index - b.index);
}

/** The columns in sight, `end` excluded. @param sizes the widths of the names and of a column, in CSS pixels. */
function columnsInSight(
  { start, end }: Across,
  sizes: { names: number; width: number; count: number },
): { first: number; end: number } {
  const { names, width, count } = sizes;
  return {
    first: Math.max(0, Math.floor((start - names) / width)),
    end: Math.min(count, Math.max(0, Math.ceil((end - names) / width))),
  };
}

function gridSizes(names: number, narrowest: number): CSSProperties {
  return customProperties({
    '--names': `${names}px`,
    '--headings': `${headings}px`,
    '--width': `max(100%, ${narrowest}px)`,
  });
}

/**
 * Scrolls to the column of a minute when the grid appears; later ranges keep the place that the reader has chosen.
 * @param names the width of the names, in CSS pixels.
 */
function useStartPlace(
  { columns, from, names }: { columns: readonly TimelineColumn[]; from: number; names: number },
  measure: (scroller: HTMLDivElement) => () => void,
) {
  const scrollToStart = useStable((scroller: HTMLDivElement) => {
    const index = columns.findIndex(({ end }) => end > from);
    const width = (scroller.scrollWidth - names) / columns.length;
    const isReversed = getComputedStyle(scroller).direction === 'rtl';
    // The column before it shows that there is more, if it leaves enough room.
    const before = scroller.clientWidth - names < 4 * width ? 0 : 1;
    scroller.scrollLeft = (isReversed ? -1 : 1) * Math.max(0, index - before) * width;
  });
  return useCallback(
    (scroller: HTMLDivElement) => {
      scrollToStart(scroller);
      return measure(scroller);
    },
    [scrollToStart, measure],
  );
}
