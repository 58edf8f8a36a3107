import { type CalendarWeek, shownDays } from '#src/calendar/model/week.ts';
import { startOfWeek, supportedDay } from '#src/util/day-numbers.ts';
import type { ViewIntents } from '../calendar-view.ts';
import { nextDay } from '../grid/use-day-grid.ts';
import { type GridFocus, type GridKey, useGridFocus } from '../grid/use-grid-focus.ts';

interface WeeksFocusProps {
  /** The page's day, whose cell is in the tab order at first. */
  date: number;
  week: CalendarWeek;
  intents: Pick<ViewIntents, 'step'>;
}

/**
 * The keyboard of weeks without end: arrows move by day and by week, and the weeks scroll with the focus; Home and End within
 * the week, Page Up and Page Down by as many weeks as are shown; see `useGridFocus`.
 */
export function useWeeksFocus({ date, week, intents }: WeeksFocusProps): GridFocus<number> {
  const nearest = (day: number) => nextDay(supportedDay(day) - 1, 1, week);
  const weekEdge = (from: number, key: string) => {
    const first = startOfWeek(from, week.rule);
    const days = shownDays({ first, last: first + 6 }, week);
    return days.at(key === 'Home' ? 0 : -1) ?? from;
  };
  const move = (from: number, { key, right }: GridKey): number | null => {
    switch (key) {
      case 'ArrowRight':
        return supportedDay(nextDay(from, right, week));
      case 'ArrowLeft':
        return supportedDay(nextDay(from, -right, week));
      case 'ArrowDown':
        return supportedDay(from + 7);
      case 'ArrowUp':
        return supportedDay(from - 7);
      case 'Home':
      case 'End':
        return weekEdge(from, key);
      case 'PageDown':
        return nearest(intents.step(1));
      case 'PageUp':
        return nearest(intents.step(-1));
      default:
        return null;
    }
  };
  return useGridFocus({
    first: date,
    nearest,
    selector: (day) => `[data-day="${day}"]`,
    position: (day) => day,
    move,
  });
}
