import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { CalendarView } from '../calendar-view.ts';
import { yearSpan } from '../view-spans.ts';
import { YearSkeleton } from './YearSkeleton.tsx';

/** Twelve months with how full each day is. */
export const yearView: CalendarView = {
  name: 'year',
  shortcut: 'y',
  label: (t) => t('calendar:Year'),
  ...yearSpan,
  headerSwitch: 'showYearViewHeader',
  Skeleton: YearSkeleton,
  Part: lazyPart(() => import('./YearView.tsx'), 'YearView'),
};
