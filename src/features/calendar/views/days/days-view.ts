import type { RangeOptions } from '../../grid/view-props.ts';
import type { CalendarView } from '../calendar-view.ts';
import { dayCountChoice } from '../count-choice.ts';
import { TimeGridFrame } from '../time-grid/TimeGridFrame.tsx';
import { TimeGridPart } from '../time-grid/time-grid-part.ts';
import { daysSpan } from '../view-spans.ts';

/** One to seven days, with time down. */
export const daysView: CalendarView = {
  name: 'days',
  shortcut: 'd',
  label: (t) => t('calendar:Days'),
  choice: dayCountChoice(dayCount),
  ...daysSpan(dayCount),
  Frame: TimeGridFrame,
  Part: TimeGridPart,
};

function dayCount({ count, counts }: RangeOptions): number {
  return count ?? counts.days;
}
