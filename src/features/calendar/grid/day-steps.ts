import { isAboveHours } from '#src/calendar/layout/visible-hours.ts';
import type { EventSpan } from '#src/calendar/model/event.ts';
import { type CalendarWeek, nextDay } from '#src/calendar/model/week.ts';
import { minutesPerDay } from '#src/util/day-numbers.ts';
import type { ArrowStep, MoveSteps } from './use-move-keys.ts';

/** Rows of weeks: arrows move by a day, past hidden weekends, and by a week. */
export function weekRowSteps(week: CalendarWeek, resolution: number): MoveSteps {
  const down = ({ y }: ArrowStep) => y * 7 * minutesPerDay;
  return {
    move: (step, span) => moveAcross(step, span, week) + down(step),
    resize: (step) => step.x * minutesPerDay + down(step),
    resolution,
  };
}

/** Days side by side with time down: arrows move by a day, past hidden weekends, and by a step of time or to whole days. */
export function timeColumnSteps(week: CalendarWeek, resolution: number): MoveSteps {
  return {
    move: (step, span) => moveAcross(step, span, week) + moveDown(step, span, resolution),
    resize: (step, span) => step.x * minutesPerDay + moveDown(step, span, resolution),
    resolution,
    hasDaysAboveHours: true,
  };
}

function moveAcross({ x }: ArrowStep, { days }: EventSpan, week: CalendarWeek): number {
  return x === 0 ? 0 : (nextDay(days.first, x, week) - days.first) * minutesPerDay;
}

/** Minutes by which an event moves down, unless it lasts all day. */
export function moveDown({ y }: ArrowStep, span: EventSpan, resolution: number): number {
  return isAboveHours(span) ? 0 : y * resolution;
}
