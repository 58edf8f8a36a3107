import { useMemo, useState } from 'react';
import { countByDay, heatLevels } from '#src/calendar/layout/day-counts.ts';
import { monthDays, yearRange } from '#src/calendar/model/ranges.ts';
import { type CalendarWeek, nearestShownDay, nextDay, showsAny } from '#src/calendar/model/week.ts';
import { useDayEvents } from '#src/calendar/store/use-events.ts';
import { useStable } from '#src/ui/use-stable.ts';
import { addMonths, type DayRange } from '#src/util/day-numbers.ts';
import { type GridFocus, useGridFocus } from '../../grid/use-grid-focus.ts';
import type { ViewIntents, ViewProps } from '../../grid/view-props.ts';
import { MorePopover, useMorePopover } from '../grid/MorePopover.tsx';
import { useSwipe } from '../grid/use-swipe.ts';
import { createMonthCounts } from './month-counts.ts';
import { YearMonth } from './YearMonth.tsx';
import styles from './YearView.module.css';

/** The maximum number of colors that a day shows. */
const maxColors = 3;
/** The number of shades that distinguish full days from others, as in `YearMonth.module.css`. */
const levels = 4;

/** Twelve months, with how full each day is. A day opens its list. */
export function YearView(props: ViewProps) {
  const { shownEvents, range, date, today, label, options, formats, eventLook, intents } = props;
  const { week } = options;
  const { showMore, popover } = useMorePopover();
  const openDay = useStable((day: number, anchor: HTMLElement) =>
    showMore({ day, id: null }, anchor),
  );
  const [firstDate] = useState(date);
  const [keepMonth] = useState(createMonthCounts);
  const { grid, tabStop, onKeyDown, onFocusCell } = useYearFocus({
    range,
    date,
    week,
    intents,
    onOpenDay: openDay,
  });
  const focusDay = useStable(onFocusCell);
  const { spans } = useDayEvents(shownEvents, range);
  const counts = useMemo(() => {
    const color = ({ event }: (typeof spans)[number]) => eventLook.color(event);
    const byDay = countByDay(spans, range, { color, maxColors });
    // The days of a hidden weekend do not make the others look emptier.
    const shownCounts = byDay.filter(({ day }) => showsAny({ first: day, last: day }, week));
    const level = heatLevels(
      shownCounts.map(({ count }) => count),
      levels,
    );
    return byDay.map((dayCount) => ({ ...dayCount, level: level(dayCount.count) }));
  }, [spans, range, week, eventLook]);
  return (
    <>
      <div
        ref={grid}
        role="grid"
        aria-label={label}
        className={styles.grid}
        onKeyDown={onKeyDown}
        {...useSwipe(intents.step)}
      >
        {Array.from({ length: 12 }, (_, month) => {
          const [first, next] = [addMonths(range.first, month), addMonths(range.first, month + 1)];
          const isInMonth = (day: number) => first <= day && day < next;
          return (
            <YearMonth
              key={first}
              first={first}
              week={week}
              today={today}
              formats={formats}
              counts={keepMonth(first, counts.slice(first - range.first, next - range.first))}
              isFirstShown={isInMonth(firstDate)}
              tabStop={isInMonth(tabStop) ? tabStop : null}
              onFocusDay={focusDay}
              onOpenDay={openDay}
            />
          );
        })}
      </div>
      <MorePopover {...props} {...popover} />
    </>
  );
}

interface YearFocusProps {
  range: DayRange;
  /** The page's day, whose cell is in the tab order at first. */
  date: number;
  week: CalendarWeek;
  intents: Pick<ViewIntents, 'go' | 'step'>;
  /** Enter opens a day. */
  onOpenDay: (day: number, cell: HTMLElement) => void;
}

/**
 * The keyboard of a year: arrows move by day and by week, from month to month and on to the next year; Home and End within the
 * month, with Control within the year; Page Up and Page Down by year; Enter opens a day; see `useGridFocus`.
 */
function useYearFocus(props: YearFocusProps): GridFocus<number> {
  const { range, date, week, intents, onOpenDay } = props;
  const moveTo = (day: number): number => {
    if (day < range.first || day > range.last) intents.go(day);
    return day;
  };
  const isThere = (day: number) => day >= range.first && day <= range.last;
  const nearest = (day: number) => {
    return nearestShownDay(isThere(day) ? day : date, week, range);
  };
  return useGridFocus({
    first: date,
    nearest,
    isDrawn: (day, drawn) => drawn.day === day,
    position: (day) => day,
    across: (from, by) => moveTo(nextDay(from, by, week)),
    down: (from, by) => moveTo(from + 7 * by),
    edge: (from, at, isWhole) => {
      const { first, last } = isWhole ? range : monthDays(from);
      return at === 0 ? nextDay(first - 1, 1, week) : nextDay(last + 1, -1, week);
    },
    page: (_, by) => {
      const day = intents.step(by);
      return nearestShownDay(day, week, yearRange(day));
    },
    onEnter: onOpenDay,
  });
}
