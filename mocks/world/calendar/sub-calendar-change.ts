import type { SubCalendarRecord } from '../../seed/calendar/records.ts';
import type { CalendarState } from './calendar-state.ts';

/** A sub-calendar that goes or comes back along with a change of events. */
export interface SubCalendarChange {
  readonly kind: 'removal' | 'return';
  readonly record: SubCalendarRecord;
  /** Its place among the sub-calendars. */
  readonly index: number;
}

/** Removes a sub-calendar or brings it back, and returns the change with the sub-calendar as it was at that time. */
export function applySubCalendarChange(
  state: CalendarState,
  change: SubCalendarChange,
): SubCalendarChange {
  const current = state.subCalendars.find(({ id }) => id === change.record.id) ?? change.record;
  const otherCalendars = state.subCalendars.filter((subCalendar) => subCalendar !== current);
  const isReturn = change.kind === 'return';
  const index = isReturn ? change.index : state.subCalendars.indexOf(current);
  state.subCalendars = isReturn ? otherCalendars.toSpliced(index, 0, current) : otherCalendars;
  state.log.addConfiguration({ isVisible: true });
  return { ...change, record: current, index };
}

/** The change that takes another one back. */
export function oppositeChange(change: SubCalendarChange): SubCalendarChange {
  return { ...change, kind: change.kind === 'removal' ? 'return' : 'removal' };
}
