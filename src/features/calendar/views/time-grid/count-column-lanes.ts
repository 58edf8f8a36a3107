/** The least width in which a time and the beginning of a title can be read, in CSS pixels. */
const narrowestLane = 52;

/** The number of events that fit beside each other before columns are measured. */
export const usualLanes = 3;

/** Counts the events that fit beside each other in a column. */
export function countColumnLanes({ offsetWidth }: HTMLElement): number {
  return Math.max(2, Math.floor(offsetWidth / narrowestLane));
}
