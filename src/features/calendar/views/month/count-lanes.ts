/** The heights of a lane and of the line with the day's number, as in `MonthWeek.module.css`. */
const laneHeight = 24;
const headHeight = 28;

/** For how many events a week has room. @param height its own, in CSS pixels. */
export function countLanes(height: number): number {
  return Math.max(1, Math.floor((height - headHeight) / laneHeight));
}
