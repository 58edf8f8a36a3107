import type { MonthGridProps } from '#src/ui/date/MonthGrid.tsx';
import { dayAt, dayNumber } from '#src/util/day-numbers.ts';
import type { ChangeState } from '../address/calendar-state.ts';
import type { ViewProps } from '../grid/view-props.ts';

/** A month from which to choose the day that the page is about; the days of the view are marked. */
export function createMonth(
  { date, today, range, options, formats }: ViewProps,
  change: ChangeState,
): MonthGridProps {
  return {
    value: dayAt(date),
    today: dayAt(today),
    marked: { first: dayAt(range.first), last: dayAt(range.last) },
    weekStartsOn: options.week.rule.weekStartsOn,
    locale: formats.locale,
    // A search is over, since the day is in the view.
    onChoose: (day) => change({ date: dayNumber(day), query: '' }, 'push'),
  };
}
