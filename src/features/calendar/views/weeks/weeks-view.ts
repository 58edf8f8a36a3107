import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { RangeOptions } from '../../grid/view-props.ts';
import type { CalendarView } from '../calendar-view.ts';
import { countChoice } from '../count-choice.ts';
import { weeksSpan } from '../view-spans.ts';
import { WeeksSkeleton } from './WeeksSkeleton.tsx';

/** Two to six weeks at once, in rows that scroll on without end. */
export const weeksView: CalendarView = {
  name: 'weeks',
  shortcut: 'x',
  label: (t) => t('calendar:Weeks'),
  choice: countChoice({
    label: (t) => t('calendar:Number of weeks'),
    counts: [2, 3, 4, 5, 6],
    name: (t, count) => t('calendar:%count% weeks', { count }),
    current: weekCount,
  }),
  ...weeksSpan(weekCount),
  paper: 'wide',
  Skeleton: WeeksSkeleton,
  Part: lazyPart(() => import('./WeeksView.tsx'), 'WeeksView'),
};

/** The address may ask for more or fewer, as other views do. */
function weekCount({ count, counts }: Pick<RangeOptions, 'count' | 'counts'>): number {
  return Math.min(6, Math.max(2, count ?? counts.weeks));
}
