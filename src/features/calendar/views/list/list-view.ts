import { monthRange } from '#src/calendar/model/ranges.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { CalendarView } from '../calendar-view.ts';
import { monthSpan } from '../view-spans.ts';
import { ListSkeleton } from './ListSkeleton.tsx';

/** All events, one below the other. It goes on without end, and begins to read around the page's day. */
export const listView: CalendarView = {
  name: 'list',
  shortcut: 'l',
  label: (t) => t('calendar:List'),
  ...monthSpan,
  range: (date, { week }) => monthRange(date, week.rule),
  emptyText: 'nowhere',
  Skeleton: ListSkeleton,
  Part: lazyPart(() => import('./ListView.tsx'), 'ListView'),
};
