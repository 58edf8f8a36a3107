import { weeksRange } from '#src/calendar/model/ranges.ts';
import { shownDays } from '#src/calendar/model/week.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { supportedDay } from '#src/util/day-numbers.ts';
import type { CalendarView, RangeOptions } from '../calendar-view.ts';
import { countChoice } from '../count-choice.ts';
import { WeeksFrame } from './WeeksFrame.tsx';

/** Two to six weeks at once, in rows that scroll on without end. */
export const weeksView: CalendarView = {
  name: 'weeks',
  shortcut: 'e',
  label: (t) => t('calendar:Weeks'),
  choice: countChoice({
    label: (t) => t('calendar:Number of weeks'),
    counts: [2, 3, 4, 5, 6],
    name: (t, count) => t('calendar:%count% weeks', { count }),
    current: weekCount,
  }),
  range: (date, options) => weeksRange(date, weekCount(options), options.week.rule),
  step: (date, by, options) => supportedDay(date + 7 * weekCount(options) * by),
  heading: (date, formats, options) => {
    const days = shownDays(weeksRange(date, weekCount(options), options.week.rule), options.week);
    return formats.days(days[0] ?? date, days.at(-1) ?? date);
  },
  paper: 'wide',
  Frame: WeeksFrame,
  Part: lazyPart(() => import('./WeeksView.tsx').then((module) => module.WeeksView)),
};

/** The address may ask for more or fewer, as other views do. */
function weekCount({ count, counts }: Pick<RangeOptions, 'count' | 'counts'>): number {
  return Math.min(6, Math.max(2, count ?? counts.weeks));
}
