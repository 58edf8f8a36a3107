import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { RangeOptions } from '../../grid/view-props.ts';
import type { CalendarView } from '../calendar-view.ts';
import { dayCountChoice } from '../count-choice.ts';
import { shownDaysSpan, weeksSpan } from '../view-spans.ts';
import { CalendarColumnsSkeleton, DayColumnsSkeleton } from './TimeColumnsSkeleton.tsx';

/** The same for a week and for days, so that it stays when people switch between them. */
const dayColumns = {
  paper: 'wide',
  Skeleton: DayColumnsSkeleton,
  Part: lazyPart(() => import('./TimeColumns.tsx'), 'DayColumns'),
} as const;

/** A week, with time down. */
export const weekView: CalendarView = {
  name: 'week',
  shortcut: 'w',
  label: (t) => t('calendar:Week'),
  ...weeksSpan(() => 1),
  ...dayColumns,
};

const dayCount = ({ count, counts }: RangeOptions) => count ?? counts.days;

/** One to seven days, with time down. */
export const daysView: CalendarView = {
  name: 'days',
  shortcut: 'd',
  label: (t) => t('calendar:Days'),
  choice: dayCountChoice(dayCount),
  ...shownDaysSpan(dayCount),
  ...dayColumns,
};

/** One day unless the reader chooses more: with several, there is a column for each sub-calendar on each day. */
const schedulerDayCount = ({ count }: RangeOptions) => count ?? 1;

/** One to seven days with a column for each sub-calendar, and time down. */
export const schedulerView: CalendarView = {
  name: 'scheduler',
  shortcut: 's',
  label: (t) => t('calendar:Scheduler'),
  choice: dayCountChoice(schedulerDayCount),
  ...shownDaysSpan(schedulerDayCount),
  paper: 'wide',
  Skeleton: CalendarColumnsSkeleton,
  Part: lazyPart(() => import('./TimeColumns.tsx'), 'CalendarColumns'),
};
