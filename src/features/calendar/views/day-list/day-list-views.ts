import { monthRange } from '#src/calendar/model/ranges.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { RangeOptions } from '../../grid/view-props.ts';
import type { CalendarView } from '../calendar-view.ts';
import { daysSpan, monthSpan } from '../view-spans.ts';
import { AgendaSkeleton, ListSkeleton } from './DayListSkeletons.tsx';

/** All events, one below the other. It goes on without end, and begins to read around the page's day. */
export const listView: CalendarView = {
  name: 'list',
  shortcut: 'l',
  label: (t) => t('calendar:List'),
  ...monthSpan,
  range: (date, { week }) => monthRange(date, week.rule),
  isAboutEvents: true,
  emptyText: 'nowhere',
  Skeleton: ListSkeleton,
  Part: lazyPart(() => import('./ListView.tsx'), 'ListView'),
};

/** The events of some days, with their details. */
export const agendaView: CalendarView = {
  name: 'agenda',
  shortcut: 'a',
  label: (t) => t('calendar:Agenda'),
  ...daysSpan(({ count, counts }: RangeOptions) => count ?? counts.agenda),
  headerSwitch: 'showAgendaHeader',
  isAboutEvents: true,
  hasNotes: true,
  emptyText: 'below',
  Skeleton: AgendaSkeleton,
  Part: lazyPart(() => import('./AgendaView.tsx'), 'AgendaView'),
};
