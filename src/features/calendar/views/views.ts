import type { ViewName } from '../address/calendar-state.ts';
import type { CalendarView } from './calendar-view.ts';
import { agendaView, listView } from './day-list/day-list-views.ts';
import { monthView } from './month/month-view.ts';
import { tableView } from './table/table-view.ts';
import { daysView, schedulerView, weekView } from './time-columns/time-columns-views.ts';
import { timelineView } from './timeline/timeline-view.ts';
import { weeksView } from './weeks/weeks-view.ts';
import { yearView } from './year/year-view.ts';

const viewsByName: Readonly<Record<ViewName, CalendarView>> = {
  month: monthView,
  weeks: weeksView,
  week: weekView,
  days: daysView,
  scheduler: schedulerView,
  timeline: timelineView,
  list: listView,
  agenda: agendaView,
  table: tableView,
  year: yearView,
};

/** The views, in the order of the selector: a new one is its folder and one line here. */
export const views: readonly CalendarView[] = Object.values(viewsByName);
