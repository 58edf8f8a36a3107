import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import { type CalendarWeek, nextDay } from '#src/calendar/model/week.ts';
import { minutesPerDay } from '#src/util/day-numbers.ts';
import { moveDown } from '../../grid/day-steps.ts';
import type { MoveSteps } from '../../grid/use-move-keys.ts';

/** Columns of sub-calendars: arrows move by column, on to the next day, and by a step of time or to whole days. */
export function schedulerSteps(
  subCalendars: readonly SubCalendar[],
  week: CalendarWeek,
  resolution: number,
): MoveSteps {
  const ids = subCalendars.map(({ id }) => id);
  return {
    move: (step, span) => moveDown(step, span, resolution),
    resize: (step, span) => step.x * minutesPerDay + moveDown(step, span, resolution),
    resolution,
    hasDaysAboveHours: true,
    neighbor: (id, { x }, { days: { first } }) => {
      const next = ids[ids.indexOf(id) + x];
      if (next !== undefined) return { id: next, days: 0 };
      return { id: ids.at(x === 1 ? 0 : -1) ?? id, days: nextDay(first, x, week) - first };
    },
  };
}
