/** Something that takes a place from `start` to before `end`, in any unit. */
export interface Interval {
  readonly start: number;
  readonly end: number;
}

/**
 * Gives each interval the lowest lane that is free where it lies, so that no two in a lane overlap.
 * @param intervals by start. The order decides who gets the lower lane.
 * @param maxLanes how many lanes there are.
 * @returns the lane of each interval, 0 or more; -1 if all lanes are taken. O(intervals × lanes).
 */
export function assignLanes(intervals: readonly Interval[], maxLanes: number): number[] {
  /** Where the last interval of each lane ends. */
  const ends: number[] = [];
  return intervals.map(({ start, end }) => {
    const free = ends.findIndex((last) => last <= start);
    const lane = free === -1 ? ends.length : free;
    if (lane >= maxLanes) return -1;
    ends[lane] = end;
    return lane;
  });
}
