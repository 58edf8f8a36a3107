import { compareSpans, type EventSpan } from '../model/event.ts';
import { assignLanes, type Interval } from './lanes.ts';

/** An event in a row with time across. */
export interface TimelineBox {
  readonly span: EventSpan;
  /** Where it begins and ends, in columns: 1.5 is the middle of the second one. */
  readonly start: number;
  readonly end: number;
  /** Where the next one in its lane begins or, after the last one, the row ends, in columns. */
  readonly next: number;
  readonly lane: number;
  readonly continuesBefore: boolean;
  readonly continuesAfter: boolean;
}

export interface TimelineRow {
  /** By start. */
  readonly boxes: readonly TimelineBox[];
  /** The number of lanes that the boxes take. */
  readonly lanes: number;
  /** For each column, how many of its events have no lane. */
  readonly hidden: readonly number[];
  /** For each column, its number of events, drawn or not. */
  readonly counts: readonly number[];
}

interface TimelineOptions {
  /** The minimum length of a box, in columns, so that it can be read and clicked. */
  shortest: number;
  /** True if boxes take whole columns. */
  snaps: boolean;
  maxLanes: number;
}

/**
 * Lays out the events of a sub-calendar with time across, so that no two boxes of a lane overlap.
 * @param spans in any order. Those that touch no column are ignored.
 * @param columns in minutes since 1970, one after the other; between them may be time that is not shown, such as weekends.
 */
export function layOutTimelineRow(
  spans: readonly EventSpan[],
  columns: readonly Interval[],
  { shortest, snaps, maxLanes }: TimelineOptions,
): TimelineRow {
  let first = 0;
  const parts = [...spans]
    .sort(compareSpans)
    .flatMap((span) => {
      // The next one begins in the same column or a later one.
      first = firstAfter(span.start, columns, first);
      const last = lastTouched(span, columns, first);
      if (last < first) return [];
      const from = snaps ? first : place(span.start, first, columns);
      const to = snaps ? last + 1 : place(span.end, last, columns);
      const start = Math.min(from, columns.length - shortest);
      return [{ span, first, last, start, end: Math.max(to, start + shortest) }];
    })
    .sort((a, b) => a.start - b.start);
  const lanes = assignLanes(parts, maxLanes);
  const nexts = findNextStarts(parts, lanes, columns.length);
  const hiddenCounts = columns.map(() => 0);
  const counts = columns.map(() => 0);
  const boxes = parts.flatMap(({ span, first, last, start, end }, index): TimelineBox[] => {
    const lane = lanes[index] ?? -1;
    for (let column = first; column <= last; column++) {
      counts[column] = (counts[column] ?? 0) + 1;
      if (lane === -1) hiddenCounts[column] = (hiddenCounts[column] ?? 0) + 1;
    }
    if (lane === -1) return [];
    const continuesBefore = span.start < (columns[first]?.start ?? 0);
    const continuesAfter = span.end > (columns[last]?.end ?? 0);
    const next = nexts[index] ?? columns.length;
    return [{ span, start, end, next, lane, continuesBefore, continuesAfter }];
  });
  return {
    boxes,
    lanes: Math.max(0, ...lanes.map((lane) => lane + 1)),
    hidden: hiddenCounts,
    counts,
  };
}

/** For each interval, where the next one in its lane begins. @param end what comes after the last one of a lane. */
function findNextStarts(
  intervals: readonly Interval[],
  lanes: readonly number[],
  end: number,
): number[] {
  const nexts = intervals.map(() => end);
  const last = new Map<number, number>();
  for (const [index, { start }] of intervals.entries()) {
    const lane = lanes[index] ?? -1;
    const before = last.get(lane);
    if (before !== undefined) nexts[before] = start;
    last.set(lane, index);
  }
  return nexts;
}

/** Index of the first column that ends after a minute, from one that is not after it. */
function firstAfter(minute: number, columns: readonly Interval[], from: number): number {
  let index = from;
  while ((columns[index]?.end ?? Number.POSITIVE_INFINITY) <= minute) index += 1;
  return index;
}

/** Index of the last column that an event touches; before `first` if there is none. One that takes no time touches one. */
function lastTouched(
  { start, end }: EventSpan,
  columns: readonly Interval[],
  first: number,
): number {
  const until = Math.max(end, start + 1);
  let last = first - 1;
  while ((columns[last + 1]?.start ?? until) < until) last += 1;
  return last;
}

/** Where a minute is, in columns, no further away than the edges of this column. */
function place(minute: number, index: number, columns: readonly Interval[]): number {
  const column = columns[index];
  if (!column) return index;
  const part = (minute - column.start) / (column.end - column.start);
  return index + Math.min(1, Math.max(0, part));
}
