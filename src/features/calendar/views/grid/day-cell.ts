/** A day, of a single sub-calendar where each has a place of its own; otherwise its id is null. */
export interface DayCell {
  readonly day: number;
  readonly id: number | null;
}
