import { monthDays } from '#src/calendar/model/ranges.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { addMonths, supportedDay } from '#src/util/day-numbers.ts';
import type { CalendarView } from '../calendar-view.ts';
import { TableFrame } from './TableFrame.tsx';

/** The events of a month in rows, with a column for each field. */
export const tableView: CalendarView = {
  name: 'table',
  shortcut: 'b',
  label: (t) => t('calendar:Table'),
  range: monthDays,
  step: (date, by) => supportedDay(addMonths(date, by)),
  heading: (date, formats) => formats.month(date),
  paper: 'wide',
  emptyText: 'below',
  Frame: TableFrame,
  Part: lazyPart(() => import('./TableView.tsx').then((module) => module.TableView)),
};
