import type { CalendarView } from './calendar-view.ts';
import { agendaView, listView } from './day-list/day-list-views.ts';
import { monthView } from './month/month-view.ts';
import { tableView } from './table/table-view.ts';
import { daysView, schedulerView, weekView } from './time-columns/time-columns-views.ts';
import { timelineView } from './timeline/timeline-view.ts';
import { weeksView } from './weeks/weeks-view.ts';
import { yearView } from './year/year-view.ts';

/** The views, in the order of the selector: a new one is its folder and one line here. */
export const views: readonly CalendarView[] = [
  monthView,
  weeksView,
  weekView,
  daysView,
  schedulerView,
  timelineView,
  listView,
  agendaView,
  tableView,
  yearView,
];
