import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import { minutesPerDay } from '#src/util/day-numbers.ts';
import type { TimelineScale } from '../../address/calendar-state.ts';
import type { ArrowStep, MoveSteps } from '../../grid/use-move-keys.ts';

/** Rows of sub-calendars: arrows move by row, and by a step of time, or a day where columns are days or months. */
export function timelineSteps(
  subCalendars: readonly SubCalendar[],
  scale: TimelineScale,
  resolution: number,
): MoveSteps {
  const ids = subCalendars.map(({ id }) => id);
  const hasHours = scale === 'day' || scale === 'week';
  const moveAcross = ({ x }: ArrowStep, isAllDay: boolean) =>
    x * (hasHours && !isAllDay ? resolution : minutesPerDay);
  return {
    move: (step, { event }) => moveAcross(step, event.all_day),
    resize: (step, { event }) => moveAcross(step, event.all_day),
    resolution,
    neighbor: (id, { y }) => ({ id: ids[ids.indexOf(id) + y] ?? id, days: 0 }),
  };
}
