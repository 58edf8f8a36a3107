import { minutesPerDay } from '#src/util/day-numbers.ts';
import { firstIndex } from '#src/util/first-index.ts';
import { compareSpans, type EventSpan } from '../model/event.ts';
import { assignLanes, type Interval } from './lanes.ts';

/** Where something is in a day's column: minutes of the day on the clock, and a part of the column's width. */
interface Place {
  /** First minute, 0–1440. */
  readonly start: number;
  /** First minute after it, at least the shortest height later. */
  readonly end: number;
  /** Its place from the column's start edge: `lane / lanes` of the width. */
  readonly lane: number;
  readonly lanes: number;
}

/** An event in a day's column. */
export interface TimeBox extends Place {
  readonly span: EventSpan;
  /** The number of lanes it takes, since those beside it are free: `width / lanes` of the column's width. */
  readonly width: number;
  /** True if it began on a day before, or goes on on the next one. */
  readonly continuesBefore: boolean;
  readonly continuesAfter: boolean;
}

/** Events that have no room of their own: "+n more". */
export interface TimeOverflow extends Place {
  readonly spans: readonly EventSpan[];
}

export interface TimeColumn {
  /** By start; the later ones are drawn above the others. */
  readonly boxes: readonly TimeBox[];
  readonly overflows: readonly TimeOverflow[];
}

/** An event's part of the day, with the shortest height. */
interface Part extends Interval {
  readonly span: EventSpan;
}

/**
 * Lays out the timed events of a day beside each other, so that no two boxes overlap.
 * @param spans in any order. Those on other days, and those that last all day, are ignored.
 * @param day days since 1970.
 * @param shortest how many minutes high a box is at least, so that it can be read and hit.
 * @param maxLanes how many boxes fit beside each other, at least 2; the last lane is for "+n more" if there are more.
 */
export function layOutTimeColumn(
  spans: readonly EventSpan[],
  day: number,
  { shortest, maxLanes }: { shortest: number; maxLanes: number },
): TimeColumn {
  const parts = [...spans].sort(compareSpans).flatMap((span) => partOnDay(span, day, shortest));
  // Cutting a long event at midnight may put it behind others, so sort by what is left.
  parts.sort((a, b) => a.start - b.start);
  const lanes = assignLanes(parts, maxLanes);
  const clusters = splitClusters(
    parts.map((part, index) => ({ ...part, lane: lanes[index] ?? -1 })),
  );
  const columns = clusters.map((cluster) => layOutCluster(cluster, { day, maxLanes }));
  return {
    boxes: columns.flatMap(({ boxes }) => boxes),
    overflows: columns.flatMap(({ overflows }) => overflows),
  };
}

function partOnDay(span: EventSpan, day: number, shortest: number): Part[] {
  if (span.event.all_day || day < span.days.first || day > span.days.last) return [];
  const midnight = day * minutesPerDay;
  const end = Math.min(minutesPerDay, span.end - midnight);
  const start = Math.min(Math.max(0, span.start - midnight), minutesPerDay - shortest);
  return [{ span, start, end: Math.max(end, start + shortest) }];
}

type LanePart = Part & { lane: number };

/** Splits parts where nothing overlaps, so that only those that meet share the width. */
function splitClusters(parts: readonly LanePart[]): LanePart[][] {
  const clusters: LanePart[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const part of parts) {
    if (part.start >= end) clusters.push([]);
    clusters.at(-1)?.push(part);
    end = Math.max(end, part.end);
  }
  return clusters;
}

function layOutCluster(
  cluster: readonly LanePart[],
  { day, maxLanes }: { day: number; maxLanes: number },
): TimeColumn {
  const lanes = Math.max(...cluster.map(({ lane }) => lane)) + 1;
  const isFull = cluster.some(({ lane }) => lane === -1);
  const isDrawn = ({ lane }: LanePart) => lane !== -1 && !(isFull && lane === maxLanes - 1);
  const drawnParts = cluster.filter(isDrawn);
  const overflows = mergeOverlaps(cluster.filter((part) => !isDrawn(part))).map((group) => ({
    ...group,
    lane: maxLanes - 1,
    lanes: maxLanes,
  }));
  const byLane: Interval[][] = Array.from({ length: lanes }, () => []);
  for (const part of [...drawnParts, ...overflows]) byLane[part.lane]?.push(part);
  const boxes = drawnParts.map(({ span, start, end, lane }) => ({
    span,
    start,
    end,
    lane,
    lanes,
    width: freeWidth({ start, end, lane }, byLane),
    continuesBefore: span.days.first < day,
    continuesAfter: span.days.last > day,
  }));
  return { boxes, overflows };
}

/** Counts the lanes that a part can take, including its own. */
function freeWidth(
  part: Interval & { lane: number },
  byLane: readonly (readonly Interval[])[],
): number {
  let next = part.lane + 1;
  while (next < byLane.length && !isTaken(part, byLane[next] ?? [])) next++;
  return next - part.lane;
}

/** Returns whether a part overlaps one of a lane, whose parts do not overlap each other. */
function isTaken({ start, end }: Interval, lane: readonly Interval[]): boolean {
  const first = lane[firstIndex(lane, (interval) => interval.end > start)];
  return first !== undefined && first.start < end;
}

function mergeOverlaps(parts: readonly Part[]) {
  const groups: { start: number; end: number; spans: EventSpan[] }[] = [];
  for (const { span, start, end } of parts) {
    const last = groups.at(-1);
    if (last && start < last.end) {
      last.end = Math.max(last.end, end);
      last.spans.push(span);
    } else groups.push({ start, end, spans: [span] });
  }
  return groups;
}
