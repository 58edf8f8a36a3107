import { compareSpans, type EventSpan, isBar } from '../model/event.ts';
import { assignLanes } from './lanes.ts';

/** An event in a row of days, over one or more columns. */
export interface MonthBox {
  readonly span: EventSpan;
  readonly lane: number;
  /** Index of its first column. */
  readonly column: number;
  /** The number of columns it takes. */
  readonly columns: number;
  /** True if it began before this row's part of it, or goes on after it. */
  readonly continuesBefore: boolean;
  readonly continuesAfter: boolean;
}

export interface MonthRow {
  /** The events to draw, by column, then by lane. */
  readonly boxes: readonly MonthBox[];
  /** For each column, how many of its events are not drawn: the number in "+n more", which takes the last lane. */
  readonly hidden: readonly number[];
  /** For each column, its number of events, drawn or not. */
  readonly counts: readonly number[];
}

/** The columns that an event takes. */
interface Placement {
  span: EventSpan;
  first: number;
  last: number;
}

/**
 * Lays out a row of days, such as a week of a month: bars at the top, then the other events by time, in the lowest free
 * lanes. A column with more events than lanes ends with "+n more".
 * @param spans in any order. Those outside of the row are ignored.
 * @param days the row's days since 1970, in order; hidden ones, such as weekends, are missing.
 * @param maxLanes how many lanes a column has room for, at least 1.
 */
export function layOutMonthRow(
  spans: readonly EventSpan[],
  days: readonly number[],
  maxLanes: number,
): MonthRow {
  const placements = [...spans].sort(compareSpans).flatMap((span) => placement(span, days));
  const bars = placements.filter(({ span }) => isBar(span));
  const lanes = assignLanes(
    bars.map(({ first, last }) => ({ start: first, end: last + 1 })),
    maxLanes,
  );
  const takenLanes = days.map(() => new Set<number>());
  const counts = days.map(() => 0);
  const laid = [
    ...bars.map((bar, index) => ({ ...bar, lane: lanes[index] ?? -1 })),
    ...placements
      .filter(({ span }) => !isBar(span))
      .map((placedSpan) => ({ ...placedSpan, lane: -1 })),
  ];
  const next = days.map(() => 0);
  for (const placedSpan of laid) {
    if (!isBar(placedSpan.span))
      placedSpan.lane = freeLane(takenLanes[placedSpan.first], next, placedSpan.first, maxLanes);
    for (let column = placedSpan.first; column <= placedSpan.last; column++) {
      if (placedSpan.lane >= 0) takenLanes[column]?.add(placedSpan.lane);
      counts[column] = (counts[column] ?? 0) + 1;
    }
  }
  return withoutOverflow(laid, { days, maxLanes, counts });
}

/**
 * The columns of an event; none if it is outside of the row or only on hidden days. A night shift is in its first day alone,
 * or in the next one if that is hidden.
 */
function placement(span: EventSpan, days: readonly number[]): Placement[] {
  const first = days.findIndex((day) => day >= span.days.first);
  const last = days.findLastIndex((day) => day <= span.days.last);
  if (first === -1 || last < first) return [];
  if (isBar(span)) return [{ span, first, last }];
  const isInRowBefore = days.length === 7 && span.days.first < (days[0] ?? 0);
  return isInRowBefore ? [] : [{ span, first, last: first }];
}

/** The lowest lane that is free in a column; -1 if there is none. Lanes below `next` are known to be taken. */
function freeLane(
  takenLanes: Set<number> | undefined,
  next: number[],
  column: number,
  maxLanes: number,
): number {
  let lane = next[column] ?? 0;
  while (takenLanes?.has(lane)) lane++;
  next[column] = lane;
  return lane < maxLanes ? lane : -1;
}

/** Leaves the last lane of columns with too many events to "+n more". */
function withoutOverflow(
  laid: readonly (Placement & { lane: number })[],
  {
    days,
    maxLanes,
    counts,
  }: { days: readonly number[]; maxLanes: number; counts: readonly number[] },
): MonthRow {
  const hiddenCounts = days.map(() => 0);
  const hide = ({ first, last }: Placement) => {
    for (let column = first; column <= last; column++)
      hiddenCounts[column] = (hiddenCounts[column] ?? 0) + 1;
  };
  for (const placedSpan of laid) if (placedSpan.lane === -1) hide(placedSpan);
  const isFull = hiddenCounts.map((count) => count > 0);
  const drawnPlacements = laid.filter((placedSpan) => {
    if (placedSpan.lane === -1) return false;
    const isInTheWay =
      placedSpan.lane === maxLanes - 1 &&
      isFull.slice(placedSpan.first, placedSpan.last + 1).includes(true);
    if (isInTheWay) hide(placedSpan);
    return !isInTheWay;
  });
  const boxes = drawnPlacements
    .map(({ span, first, last, lane }) => ({
      span,
      lane,
      column: first,
      columns: last - first + 1,
      continuesBefore: span.days.first < (days[first] ?? 0),
      continuesAfter: isBar(span) && span.days.last > (days[last] ?? 0),
    }))
    .sort((a, b) => a.column - b.column || a.lane - b.lane);
  return { boxes, hidden: hiddenCounts, counts };
}
