import {
  type CSSProperties,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { nextDay, shownDays } from '#src/calendar/model/week.ts';
import { useDayEvents } from '#src/calendar/store/use-events.ts';
import { customProperties } from '#src/ui/custom-properties.ts';
import { usePrinting } from '#src/ui/use-printing.ts';
import { useStable } from '#src/ui/use-stable.ts';
import {
  firstSupportedDay,
  lastSupportedDay,
  startOfWeek,
  supportedDay,
} from '#src/util/day-numbers.ts';
import { weekRowSteps } from '../../grid/day-steps.ts';
import { GridGestures, useGridGestures } from '../../grid/GridGestures.tsx';
import { useGridFocus } from '../../grid/use-grid-focus.ts';
import type { ViewProps } from '../../grid/view-props.ts';
import { MorePopover, useMorePopover } from '../grid/MorePopover.tsx';
import { WeekdayHeadings } from '../grid/WeekdayHeadings.tsx';
import { countLanes } from '../month/count-lanes.ts';
import { MonthWeek } from '../month/MonthWeek.tsx';
import styles from './WeeksView.module.css';

/** The number of weeks to read at once, so that scrolling does not read each by itself. */
const weeksRead = 8;

/** Some weeks in rows that fill the window, and all others above and below them. */
export function WeeksView(props: ViewProps) {
  const { shownEvents, range, date, today, label, options, formats, eventLook, intents } = props;
  const { week } = options;
  const zero = startOfWeek(firstSupportedDay, week.rule);
  const weekAt = (day: number) => Math.floor((day - zero) / 7);
  const count = (range.last - range.first + 1) / 7;
  const { grid, tabStop, drafts, onFocusCell, ...moves } = useWeekMoves(props);
  const { height, top, measure } = useWeekScroll({
    grid,
    count,
    week: weekAt(date),
    onRest: (index) => intents.go(supportedDay(zero + 7 * index)),
  });
  const followPage = useStable((day: number) => {
    if (!grid.current?.contains(document.activeElement)) onFocusCell(day);
  });
  // The tab stop goes along when the toolbar or scrolling leads to other weeks, but the focus does not.
  useEffect(() => followPage(date), [followPage, date]);

  const block = Math.floor((top - 1) / weeksRead);
  const lastBlock = Math.floor((top + count + 1) / weeksRead);
  useDayEvents(shownEvents, {
    first: Math.max(firstSupportedDay, zero + 7 * weeksRead * block),
    last: Math.min(lastSupportedDay, zero + 7 * weeksRead * (lastBlock + 1) - 1),
  });
  const isPrinting = usePrinting();
  const last = weekAt(lastSupportedDay);
  const weeks = isPrinting
    ? weeksFrom(weekAt(range.first), count)
    : weeksInSight({ top, count, last, kept: weekAt(tabStop) });
  const { showMore, popover } = useMorePopover();
  const focusDay = useStable(onFocusCell);
  const weekProps = { today, shownEvents, drafts, formats, eventLook, intents, week };
  return (
    <>
      <div
        ref={measure}
        role="grid"
        aria-label={label}
        aria-rowcount={-1}
        className={styles.grid}
        {...moves.handlers}
      >
        <WeekdayHeadings
          days={shownDays({ first: zero, last: zero + 6 }, week)}
          hasNumbers={week.hasNumbers}
          formats={formats}
        />
        <div
          className={styles.weeks}
          style={customProperties({ '--height': `${(last + 1) * height}px` })}
        >
          {weeks.map((index) => {
            const first = zero + 7 * index;
            return (
              <div
                key={index}
                className={styles.week}
                style={isPrinting ? undefined : weekPlace(index, height)}
              >
                <MonthWeek
                  {...weekProps}
                  first={first}
                  month={null}
                  lanes={countLanes(height)}
                  tabStop={weekAt(tabStop) === index ? tabStop : null}
                  onFocusDay={focusDay}
                  onMore={showMore}
                />
              </div>
            );
          })}
        </div>
      </div>
      <MorePopover {...props} {...popover} />
      <GridGestures {...props} {...moves.gestures} />
    </>
  );
}

function weekPlace(index: number, height: number): CSSProperties {
  return { insetBlockStart: index * height, blockSize: height };
}

interface Sight {
  top: number;
  count: number;
  last: number;
  kept: number;
}

function weeksFrom(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => first + index);
}

/** The weeks in sight with one more on either side, and the one in the tab order. */
function weeksInSight({ top, count, last, kept }: Sight): number[] {
  const first = Math.max(0, top - 1);
  const end = Math.min(last, top + count + 1);
  const weeks = weeksFrom(first, Math.max(0, end - first + 1));
  return weeks.includes(kept) ? weeks : [...weeks, kept].sort((a, b) => a - b);
}

/**
 * The keyboard of weeks without end, and their events' moves: arrows move by day and by week, and the weeks scroll with the
 * focus; Home and End within the week, Page Up and Page Down by as many weeks as are shown; see `useGridFocus`.
 */
function useWeekMoves(props: ViewProps) {
  const { date, settings, intents } = props;
  const { week } = props.options;
  const nearest = (day: number) => nextDay(supportedDay(day) - 1, 1, week);
  const focus = useGridFocus({
    first: date,
    nearest,
    isDrawn: (day, drawn) => drawn.day === day,
    position: (day) => day,
    across: (from, by) => supportedDay(nextDay(from, by, week)),
    down: (from, by) => supportedDay(from + 7 * by),
    edge: (from, at) => {
      const first = startOfWeek(from, week.rule);
      return shownDays({ first, last: first + 6 }, week).at(at) ?? from;
    },
    page: (_, by) => nearest(intents.step(by)),
  });
  return useGridGestures(props, focus, {
    steps: weekRowSteps(week, settings.time_resolution),
    focusAt: ({ days }) => focus.focusCell(nextDay(days.first - 1, 1, week)),
  });
}

/** The height of the weekdays above the weeks, and the least height of a week, in CSS pixels. */
const headHeight = 28;
const lowestWeek = 100;
/** Milliseconds without movement before the page follows. */
const restMs = 150;

interface WeekScrollProps {
  grid: RefObject<HTMLDivElement | null>;
  /** The week to show first, counted from the first supported one. */
  week: number;
  /** The number of weeks shown at once. */
  count: number;
  /** Called when the reader has scrolled to another week. */
  onRest: (week: number) => void;
}

/**
 * Scrolls through all weeks there are, all of the same height, so that nothing ever has to be added before those in sight.
 * The page follows when the scrolling rests, and the scrolling follows the page.
 * @returns the height of a week in CSS pixels, and the first week in sight.
 */
function useWeekScroll({ grid, week, count, onRest }: WeekScrollProps) {
  const [room, setRoom] = useState(() => window.innerHeight);
  const [top, setTop] = useState(week);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const height = Math.max(lowestWeek, Math.floor((room - headHeight) / count));

  // Where a week is, is known from the layout.
  useLayoutEffect(() => {
    const scroller = grid.current;
    if (!scroller || Math.abs(scroller.scrollTop / height - week) <= 0.5) return;
    scroller.scrollTop = week * height;
    setTop(week);
  }, [grid, week, height]);

  const onScroll = useStable((scroller: HTMLDivElement) => {
    setTop(Math.floor(scroller.scrollTop / height));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const next = Math.round(scroller.scrollTop / height);
      if (next !== week) onRest(next);
    }, restMs);
  });
  const measure = useCallback(
    (scroller: HTMLDivElement) => {
      grid.current = scroller;
      const takeRoom = () => {
        if (scroller.clientHeight > 0) setRoom(scroller.clientHeight);
      };
      // Before the first paint, so that no week changes its height in sight.
      takeRoom();
      const observer = new ResizeObserver(takeRoom);
      observer.observe(scroller);
      const listener = () => onScroll(scroller);
      scroller.addEventListener('scroll', listener, { passive: true });
      return () => {
        grid.current = null;
        observer.disconnect();
        scroller.removeEventListener('scroll', listener);
        clearTimeout(timer.current);
      };
    },
    [grid, onScroll],
  );
  return { height, top, measure };
}
