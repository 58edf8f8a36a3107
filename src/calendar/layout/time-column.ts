import { minutesPerDay } from '#src/util/day-numbers.ts';
import { firstIndex } from '#src/util/first-index.ts';
import { compareSpans, type EventSpan } from '../model/event.ts';
import { assignLanes, type Interval } from './lanes.ts';

/** An event in a day's column, or a piece of it between crowds. */
export interface TimeBox extends Interval {
  readonly span: EventSpan;
  /** Which of the event's pieces it is; 0 for the first, which most events have alone. */
  readonly piece: number;
  /** Its place from the column's start edge: `lane / lanes` of the width. */
  readonly lane: number;
  readonly lanes: number;
  /** The number of lanes it takes, since those beside it are free: `width / lanes` of the column's width. */
  readonly width: number;
  /** True if it began on a day before, or goes on on the next one; also if it does so in a crowd. */
  readonly continuesBefore: boolean;
  readonly continuesAfter: boolean;
}

/** Times at which more events meet than fit beside each other. It takes the whole width. */
export interface Crowd extends Interval {
  /** The events that take place meanwhile, by start; parts of them may have boxes before and after it. */
  readonly spans: readonly EventSpan[];
}

/** The content of a day's column, in minutes of the day on the clock. Nothing in it overlaps. */
export interface TimeColumn {
  /** By start. */
  readonly boxes: readonly TimeBox[];
  readonly crowds: readonly Crowd[];
}

/** An event's part of the day, with the shortest height. */
interface Part extends Interval {
  readonly span: EventSpan;
}

interface ColumnOptions {
  readonly shortest: number;
  readonly maxLanes: number;
}

/**
 * Lays out the timed events of a day beside each other, so that no two boxes overlap. Where too many meet, a crowd stands
 * for them.
 * @param spans in any order. Those on other days, and those that last all day, are ignored.
 * @param day days since 1970.
 * @param options how many minutes high a box is at least, so that it can be read and hit, and how many fit beside each other.
 */
export function layOutTimeColumn(
  spans: readonly EventSpan[],
  day: number,
  options: ColumnOptions,
): TimeColumn {
  const { shortest } = options;
  const parts = [...spans].sort(compareSpans).flatMap((span) => partOnDay(span, day, shortest));
  // Cutting a long event at midnight may put it behind others, so sort by what is left.
  parts.sort((a, b) => a.start - b.start);
  const crowds = findCrowds(parts, day, options);
  const pieces = parts.flatMap((part) =>
    piecesOutside(part, crowds).map((piece, index) => ({ ...piece, part, index })),
  );
  pieces.sort((a, b) => a.start - b.start);
  const lanes = assignLanes(pieces, Number.POSITIVE_INFINITY);
  const clusters = splitClusters(
    pieces.map((piece, index) => ({ ...piece, lane: lanes[index] ?? 0 })),
  );
  return { boxes: clusters.flatMap((cluster) => layOutCluster(cluster, day)), crowds };
}

/** Returns whether an event takes place at some times of a day, in minutes of it on the clock. */
export function isAtTimes(span: EventSpan, day: number, { start, end }: Interval): boolean {
  const midnight = day * minutesPerDay;
  const spanEnd = Math.max(span.end, span.start + 1);
  return !span.event.all_day && span.start < midnight + end && spanEnd > midnight + start;
}

/** Lengthens times of a day that are too short for a box. */
function atLeast({ start, end }: Interval, shortest: number): Interval {
  const first = Math.min(start, minutesPerDay - shortest);
  return { start: first, end: Math.max(end, first + shortest) };
}

function partOnDay(span: EventSpan, day: number, shortest: number): Part[] {
  if (span.event.all_day || day < span.days.first || day > span.days.last) return [];
  const midnight = day * minutesPerDay;
  const end = Math.min(minutesPerDay, span.end - midnight);
  return [{ span, ...atLeast({ start: Math.max(0, span.start - midnight), end }, shortest) }];
}

/** The times at which too many events meet, together with what would be too short for a box before and after them. */
function findCrowds(
  parts: readonly Part[],
  day: number,
  { shortest, maxLanes }: ColumnOptions,
): Crowd[] {
  let times = joinIntervals(denseTimes(parts, maxLanes).map((time) => atLeast(time, shortest)));
  if (times.length === 0) return [];
  for (;;) {
    const rests = parts.flatMap((part) => piecesOutside(part, times));
    const tooShort = rests.filter(({ start, end }) => end - start < shortest);
    if (tooShort.length === 0) break;
    times = joinIntervals([...times, ...tooShort]);
  }
  const spans = parts.map(({ span }) => span);
  return times
    .flatMap((time) => splitByHours(time, parts))
    .map((time) => ({ ...time, spans: spans.filter((span) => isAtTimes(span, day, time)) }));
}

/** When more parts than these are at the same time. */
function denseTimes(parts: readonly Part[], maxLanes: number): Interval[] {
  const changes = parts.flatMap(({ start, end }) => [
    { minute: start, by: 1 },
    { minute: end, by: -1 },
  ]);
  // Those that end make room for those that begin.
  changes.sort((a, b) => a.minute - b.minute || a.by - b.by);
  const times: Interval[] = [];
  let count = 0;
  let start = 0;
  for (const { minute, by } of changes) {
    if (by === 1 && count === maxLanes) start = minute;
    if (by === -1 && count === maxLanes + 1) times.push({ start, end: minute });
    count += by;
  }
  return joinIntervals(times);
}

/** The same times, without any that meet. */
function joinIntervals(intervals: readonly Interval[]): Interval[] {
  const joined: Interval[] = [];
  for (const { start, end } of intervals.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && start <= last.end) {
      joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, end) };
    } else joined.push({ start, end });
  }
  return joined;
}

/** The pieces of an interval between others, which are sorted and do not overlap. */
function piecesOutside({ start, end }: Interval, others: readonly Interval[]): Interval[] {
  const met = others.filter((other) => other.start < end && other.end > start);
  const starts = [start, ...met.map((other) => other.end)];
  return starts
    .map((from, index) => ({ start: from, end: met[index]?.start ?? end }))
    .filter((piece) => piece.start < piece.end);
}

/** A crowd of many hours says little, so it is split at full hours, wherever most of the events around do not go on. */
function splitByHours({ start, end }: Interval, parts: readonly Part[]): Interval[] {
  const pieces: Interval[] = [];
  let from = start;
  for (let hour = Math.ceil(start / 60 + 1) * 60; hour <= end - 60; hour += 60) {
    const around = partsAt(parts, { start: from, end: hour + 60 });
    const crossing = around.filter((part) => part.start < hour && part.end > hour);
    if (2 * crossing.length >= around.length) continue;
    pieces.push({ start: from, end: hour });
    from = hour;
  }
  return [...pieces, { start: from, end }];
}

function partsAt(parts: readonly Part[], { start, end }: Interval): readonly Part[] {
  return parts.filter((part) => part.start < end && part.end > start);
}

interface LanePiece extends Interval {
  readonly part: Part;
  readonly index: number;
  readonly lane: number;
}

/** Splits pieces where nothing overlaps, so that only those that meet share the width. */
function splitClusters(pieces: readonly LanePiece[]): LanePiece[][] {
  const clusters: LanePiece[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const piece of pieces) {
    if (piece.start >= end) clusters.push([]);
    clusters.at(-1)?.push(piece);
    end = Math.max(end, piece.end);
  }
  return clusters;
}

function layOutCluster(cluster: readonly LanePiece[], day: number): TimeBox[] {
  const lanes = Math.max(...cluster.map(({ lane }) => lane)) + 1;
  const byLane: Interval[][] = Array.from({ length: lanes }, () => []);
  for (const piece of cluster) byLane[piece.lane]?.push(piece);
  return cluster.map(({ part, index, start, end, lane }) => ({
    span: part.span,
    piece: index,
    start,
    end,
    lane,
    lanes,
    width: freeWidth({ start, end, lane }, byLane),
    continuesBefore: part.span.days.first < day || start > part.start,
    continuesAfter: part.span.days.last > day || end < part.end,
  }));
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
