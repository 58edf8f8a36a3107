/** Where a lane begins in a row of days, in CSS; the view's styles have the heights. */
export function laneTop(lane: number): string {
  return `calc(var(--row-head) + ${lane} * var(--row-lane))`;
}
