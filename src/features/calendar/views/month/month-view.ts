import { monthRange } from '#src/calendar/model/ranges.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { addMonths, supportedDay } from '#src/util/day-numbers.ts';
import type { CalendarView } from '../calendar-view.ts';
import { MonthFrame } from './MonthFrame.tsx';

/** A month in rows of weeks. */
export const monthView: CalendarView = {
  name: 'month',
  shortcut: 'm',
  label: (t) => t('calendar:Month'),
  range: (date, { week }) => monthRange(date, week.rule),
  step: (date, by) => supportedDay(addMonths(date, by)),
  heading: (date, formats) => formats.month(date),
  paper: 'wide',
  Frame: MonthFrame,
  Part: lazyPart(() => import('./MonthView.tsx').then((module) => module.MonthView)),
};
