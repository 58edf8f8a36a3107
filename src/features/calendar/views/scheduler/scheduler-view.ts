import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { RangeOptions } from '../../grid/view-props.ts';
import type { CalendarView } from '../calendar-view.ts';
import { dayCountChoice } from '../count-choice.ts';
import { daysSpan } from '../view-spans.ts';
import { SchedulerFrame } from './SchedulerFrame.tsx';

/** One to seven days with a column for each sub-calendar, and time down. */
export const schedulerView: CalendarView = {
  name: 'scheduler',
  shortcut: 's',
  label: (t) => t('calendar:Scheduler'),
  choice: dayCountChoice(dayCount),
  ...daysSpan(dayCount),
  paper: 'wide',
  Frame: SchedulerFrame,
  Part: lazyPart(() => import('./Scheduler.tsx'), 'Scheduler'),
};

/** One day unless the reader chooses more: with several, there is a column for each sub-calendar on each day. */
function dayCount({ count }: RangeOptions): number {
  return count ?? 1;
}
