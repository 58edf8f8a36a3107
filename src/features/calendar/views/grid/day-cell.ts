import type { Interval } from '#src/calendar/layout/lanes.ts';

/** A day, of a single sub-calendar where each has a place of its own; otherwise its id is null. */
export interface DayCell {
  readonly day: number;
  readonly id: number | null;
}

/** Events of a cell that have no room of their own. */
export interface CellEvents extends DayCell {
  /** When they take place, in minutes of the day; all day if left out. */
  readonly times?: Interval;
}
