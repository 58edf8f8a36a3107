import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { RangeOptions } from '../../grid/view-props.ts';
import type { CalendarView } from '../calendar-view.ts';
import { daysSpan } from '../view-spans.ts';
import { AgendaSkeleton } from './AgendaSkeleton.tsx';

/** The events of some days, with their details. */
export const agendaView: CalendarView = {
  name: 'agenda',
  shortcut: 'a',
  label: (t) => t('calendar:Agenda'),
  ...daysSpan(dayCount),
  headerSwitch: 'showAgendaHeader',
  emptyText: 'below',
  Skeleton: AgendaSkeleton,
  Part: lazyPart(() => import('./AgendaView.tsx'), 'AgendaView'),
};

function dayCount({ count, counts }: RangeOptions): number {
  return count ?? counts.agenda;
}
