import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { CalendarView } from '../calendar-view.ts';
import { monthSpan, shownDaysSpan, weeksSpan, yearSpan } from '../view-spans.ts';
import { TimelineSkeleton } from './TimelineSkeleton.tsx';

const spans = {
  day: shownDaysSpan(() => 1),
  week: weeksSpan(() => 1),
  month: monthSpan,
  year: yearSpan,
};

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
  range: (date, options) => spans[options.scale].range(date, options),
  step: (date, by, options) => spans[options.scale].step(date, by, options),
  heading: (date, formats, options) => spans[options.scale].heading(date, formats, options),
  paper: 'wide',
  Skeleton: TimelineSkeleton,
  Part: lazyPart(() => import('./Timeline.tsx'), 'Timeline'),
};
