import type { EventSpan } from '#src/calendar/model/event.ts';
import { isBar } from '#src/calendar/model/event.ts';
import { type CalendarWeek, nextDay } from '#src/calendar/model/week.ts';
import { minutesPerDay } from '#src/util/day-numbers.ts';
import type { ArrowStep, MoveSteps } from './use-move-keys.ts';

/** Rows of weeks: arrows move by a day, past hidden weekends, and by a week. */
export function weekRowSteps(week: CalendarWeek, resolution: number): MoveSteps {
  const down = ({ y }: ArrowStep) => y * 7 * minutesPerDay;
  return {
    move: (step, span) => moveAcross(step, span, week) + down(step),
    resize: (step, span) => resizeAcross(step, span, week) + down(step),
    resolution,
  };
}

/** Minutes by which an event moves across days, past hidden weekends. */
export function moveAcross({ x }: ArrowStep, { days }: EventSpan, week: CalendarWeek): number {
  return x === 0 ? 0 : (nextDay(days.first, x, week) - days.first) * minutesPerDay;
}

/** Minutes by which the end of an event moves across days, past hidden weekends. */
export function resizeAcross({ x }: ArrowStep, { days }: EventSpan, week: CalendarWeek): number {
  return x === 0 ? 0 : (nextDay(days.last, x, week) - days.last) * minutesPerDay;
}

/** Minutes by which an event moves down, unless it lasts all day. */
export function moveDown({ y }: ArrowStep, span: EventSpan, resolution: number): number {
  return isBar(span) ? 0 : y * resolution;
}
