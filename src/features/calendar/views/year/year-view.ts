import { yearRange } from '#src/calendar/model/ranges.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { addMonths, supportedDay } from '#src/util/day-numbers.ts';
import type { CalendarView } from '../calendar-view.ts';
import { YearFrame } from './YearFrame.tsx';

/** Twelve months with how full each day is. */
export const yearView: CalendarView = {
  name: 'year',
  shortcut: 'y',
  label: (t) => t('calendar:Year'),
  range: (date) => yearRange(date),
  step: (date, by) => supportedDay(addMonths(date, 12 * by)),
  heading: (date, formats) => formats.year(date),
  headerSwitch: 'showYearViewHeader',
  Frame: YearFrame,
  Part: lazyPart(() => import('./YearView.tsx').then((module) => module.YearView)),
};
