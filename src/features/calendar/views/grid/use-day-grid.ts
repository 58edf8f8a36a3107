import type { EventSpan } from '#src/calendar/model/event.ts';
import { type CalendarWeek, shownDays } from '#src/calendar/model/week.ts';
import type { ViewIntents } from '../calendar-view.ts';
import { type GridFocus, type GridKey, useGridFocus } from './use-grid-focus.ts';

interface DayGridProps {
  /** The days of the cells, as days since 1970, row by row. */
  days: readonly number[];
  /** How many cells a row has. */
  columns: number;
  /** The page's day, whose cell is in the tab order at first. */
  date: number;
  week: CalendarWeek;
  intents: Pick<ViewIntents, 'go' | 'step'>;
}

interface DayGridFocus extends GridFocus<number> {
  /** Focuses the day of an event, in whichever range that is. */
  focusSpan: (span: EventSpan) => void;
}

/**
 * The keyboard of a grid of days: arrows move by cell and on to the next range, Home and End within the row, Page Up and
 * Page Down by range; see `useGridFocus`. In a single row, down goes to the events. Cells have their day in `data-day`.
 */
export function useDayGrid({ days, columns, date, week, intents }: DayGridProps): DayGridFocus {
  const isOneRow = days.length === columns;
  /** Moves by a number of cells, beyond the range if need be. */
  const moveBy = (from: number, by: number) => {
    const day = days.includes(from) ? days[days.indexOf(from) + by] : undefined;
    if (day !== undefined) return day;
    const isOtherRow = !isOneRow && Math.abs(by) === columns;
    const next = isOtherRow ? from + Math.sign(by) * 7 : nextDay(from, by, week);
    intents.go(next);
    return next;
  };
  const move = (from: number, { key, isControl, right }: GridKey) => {
    switch (key) {
      case 'ArrowRight':
        return moveBy(from, right);
      case 'ArrowLeft':
        return moveBy(from, -right);
      case 'ArrowDown':
        return isOneRow ? null : moveBy(from, columns);
      case 'ArrowUp':
        return isOneRow ? null : moveBy(from, -columns);
      case 'Home':
      case 'End':
        return edgeDay(days, { from, columns, key, isWhole: isControl });
      case 'PageDown':
      case 'PageUp':
        return intents.step(key === 'PageDown' ? 1 : -1);
      default:
        return null;
    }
  };
  const nearest = (day: number) => (days.includes(day) ? day : nearestDay(days, date));
  const focus = useGridFocus({
    first: date,
    nearest,
    selector: (day) => `[data-day="${day}"]`,
    position: (day) => day,
    move,
  });
  return {
    ...focus,
    focusSpan: ({ days: { first, last } }) => {
      const shown = days.find((day) => first <= day && day <= last);
      const day = shown ?? nextDay(first - 1, 1, week);
      if (shown === undefined) intents.go(day);
      focus.focusCell(day);
    },
  };
}

interface Edge {
  from: number;
  columns: number;
  key: 'Home' | 'End';
  /** Whether it is the edge of the grid, not of the row. */
  isWhole: boolean;
}

/** The first or the last day of a row, or of the grid. */
function edgeDay(days: readonly number[], { from, columns, key, isWhole }: Edge): number {
  const index = days.indexOf(from);
  if (index === -1) return from;
  const row = index - (index % columns);
  const [first, last] = isWhole ? [0, days.length - 1] : [row, row + columns - 1];
  return days[key === 'Home' ? first : last] ?? from;
}

/** The next (1) or previous (-1) day that is not a hidden weekend. */
export function nextDay(from: number, by: number, week: CalendarWeek): number {
  let day = from + by;
  while (shownDays({ first: day, last: day }, week).length === 0) day += by;
  return day;
}

function nearestDay(days: readonly number[], date: number): number {
  return days.findLast((day) => day <= date) ?? days[0] ?? date;
}
