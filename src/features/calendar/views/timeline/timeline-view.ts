import { shownDays } from '#src/calendar/model/week.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { addMonths, supportedDay } from '#src/util/day-numbers.ts';
import type { TimelineScale } from '../../state/calendar-state.ts';
import type { CalendarView } from '../calendar-view.ts';
import { TimelineFrame } from './TimelineFrame.tsx';
import { timelineRange } from './timeline-scale.ts';

/** A row for each sub-calendar, and a day, week, month or year across. */
export const timelineView: CalendarView = {
  name: 'timeline',
  shortcut: 'i',
  label: (t) => t('calendar:Timeline'),
  choice: {
    label: (t) => t('calendar:Length of the timeline'),
    options: [
      { label: (t) => t('calendar:Day'), changes: { scale: 'day' } },
      { label: (t) => t('calendar:Week'), changes: { scale: 'week' } },
      { label: (t) => t('calendar:Month'), changes: { scale: 'month' } },
      { label: (t) => t('calendar:Year'), changes: { scale: 'year' } },
    ],
    isChosen: ({ scale }, options) => scale === options.scale,
  },
  range: (date, { scale, week }) => timelineRange(date, scale, week),
  step: (date, by, { scale }) => supportedDay(stepDate(date, by, scale)),
  heading: (date, formats, { scale, week }) => {
    if (scale === 'day') return formats.fullDay(date);
    if (scale === 'month') return formats.month(date);
    if (scale === 'year') return formats.year(date);
    const days = shownDays(timelineRange(date, scale, week), week);
    return formats.days(days[0] ?? date, days.at(-1) ?? date);
  },
  paper: 'wide',
  Frame: TimelineFrame,
  Part: lazyPart(() => import('./Timeline.tsx').then((module) => module.Timeline)),
};

function stepDate(date: number, by: 1 | -1, scale: TimelineScale): number {
  if (scale === 'day') return date + by;
  if (scale === 'week') return date + 7 * by;
  return addMonths(date, scale === 'year' ? 12 * by : by);
}
