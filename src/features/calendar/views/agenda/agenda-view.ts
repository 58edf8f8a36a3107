import { daysRange } from '#src/calendar/model/ranges.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { supportedDay } from '#src/util/day-numbers.ts';
import type { CalendarView, RangeOptions } from '../calendar-view.ts';
import { AgendaFrame } from './AgendaFrame.tsx';

/** The events of some days, with their details. */
export const agendaView: CalendarView = {
  name: 'agenda',
  shortcut: 'a',
  label: (t) => t('calendar:Agenda'),
  range: (date, options) => daysRange(date, dayCount(options)),
  step: (date, by, options) => supportedDay(date + by * dayCount(options)),
  heading: (date, formats, options) => {
    const count = dayCount(options);
    return count === 1 ? formats.fullDay(date) : formats.days(date, date + count - 1);
  },
  headerSwitch: 'showAgendaHeader',
  emptyText: 'below',
  Frame: AgendaFrame,
  Part: lazyPart(() => import('./AgendaView.tsx').then((module) => module.AgendaView)),
};

function dayCount({ count, counts }: RangeOptions): number {
  return count ?? counts.agenda;
}
