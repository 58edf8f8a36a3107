import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { CalendarView } from '../calendar-view.ts';
import { monthSpan } from '../view-spans.ts';
import { TableSkeleton } from './TableSkeleton.tsx';

/** The events of a month in rows, with a column for each field. */
export const tableView: CalendarView = {
  name: 'table',
  shortcut: 'b',
  label: (t) => t('calendar:Table'),
  ...monthSpan,
  paper: 'wide',
  isAboutEvents: true,
  emptyText: 'below',
  Skeleton: TableSkeleton,
  Part: lazyPart(() => import('./TableView.tsx'), 'TableView'),
};
