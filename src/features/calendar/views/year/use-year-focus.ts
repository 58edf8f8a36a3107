import { monthDays } from '#src/calendar/model/ranges.ts';
import { type CalendarWeek, nextDay } from '#src/calendar/model/week.ts';
import type { DayRange } from '#src/util/day-numbers.ts';
import { type GridFocus, useGridFocus } from '../../grid/use-grid-focus.ts';
import type { ViewIntents } from '../../grid/view-props.ts';

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
export function useYearFocus(props: YearFocusProps): GridFocus<number> {
  const { range, date, week, intents, onOpenDay } = props;
  const moveTo = (day: number): number => {
    if (day < range.first || day > range.last) intents.go(day);
    return day;
  };
  const isThere = (day: number) => day >= range.first && day <= range.last;
  const nearest = (day: number) => {
    const wantedDay = isThere(day) ? day : date;
    const visibleDay = nextDay(wantedDay - 1, 1, week);
    return isThere(visibleDay) ? visibleDay : nextDay(wantedDay + 1, -1, week);
  };
  return useGridFocus({
    first: date,
    nearest,
    selector: (day) => `[data-day="${day}"]`,
    position: (day) => day,
    across: (from, by) => moveTo(nextDay(from, by, week)),
    down: (from, by) => moveTo(from + 7 * by),
    edge: (from, at, isWhole) => {
      const { first, last } = isWhole ? range : monthDays(from);
      return at === 0 ? nextDay(first - 1, 1, week) : nextDay(last + 1, -1, week);
    },
    page: (_, by) => intents.step(by),
    onEnter: onOpenDay,
  });
}
