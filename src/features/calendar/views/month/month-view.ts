import { shownMonthRange } from '#src/calendar/model/ranges.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { CalendarView } from '../calendar-view.ts';
import { monthSpan } from '../view-spans.ts';
import { MonthSkeleton } from './MonthSkeleton.tsx';

/** A month in rows of weeks. */
export const monthView: CalendarView = {
  name: 'month',
  shortcut: 'm',
  label: (t) => t('calendar:Month'),
  ...monthSpan,
  range: (date, { week }) => shownMonthRange(date, week),
  paper: 'wide',
  Skeleton: MonthSkeleton,
  Part: lazyPart(() => import('./MonthView.tsx'), 'MonthView'),
};
