import type { GridPlace } from '#src/calendar/model/move-event.ts';
import {
  usualLength,
  usualTime,
  type WantedTime,
  wholeDay,
} from '#src/calendar/model/wanted-time.ts';
import { dayOfMinute, minutesPerDay } from '#src/util/day-numbers.ts';

/** A point in the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

interface PlaceOptions {
  /** The length of a step among hours, in minutes. */
  resolution: number;
  /** True if a place is a day where times have no place of their own, as for an event that lasts all day. */
  isAllDay: boolean;
}

/** Returns whether something is a cell of a grid itself, so that no event is there. */
export function isCell(target: EventTarget): target is HTMLElement {
  return target instanceof HTMLElement && target.matches('[role="gridcell"]');
}

/** Returns the topmost element of a grid at a point, below a message that covers it; null outside of the grid. */
export function elementInGrid(grid: HTMLElement, { x, y }: Point): Element | null {
  const top = document.elementFromPoint(x, y);
  if (top && grid.contains(top)) return top;
  return document.elementsFromPoint(x, y).find((element) => grid.contains(element)) ?? null;
}

/**
 * The place in a grid at a point; null beside its cells. Cells have their day in `data-day`, or `data-all-day` above hours.
 * Those with time down have the minutes that they show in `data-from` and `data-to`, and those with time across theirs,
 * since 1970, in `data-start` and `data-end`, in a grid that tells its `data-unit`: `time` or `day`.
 * @param top what is on top of the grid there.
 */
export function placeAtPoint(
  grid: HTMLElement,
  top: Element,
  point: Point,
  options: PlaceOptions,
): GridPlace | null {
  const cell = cellAtPoint(top, point);
  if (!cell) return null;
  const { day, allDay, from, start } = cell.dataset;
  const place = { day: Number(day ?? allDay), subCalendarId: cellCalendar(cell) };
  if (start !== undefined) return { ...place, ...placeAcross(grid, cell, point.x, options) };
  if (from !== undefined) return { ...place, minute: minuteDown(cell, point.y, options) };
  return { ...place, minute: null };
}

/**
 * The cell at a point. Events reach into further cells of their row, so it is not always the one with what is on top. To
 * let the browser list all that is at the point takes several times as long among a thousand events.
 */
function cellAtPoint(top: Element, { x, y }: Point): HTMLElement | null {
  const own = top.closest<HTMLElement>('[role="gridcell"]');
  if (!own || own === top) return own;
  const cells = own.closest('[role="row"]')?.querySelectorAll<HTMLElement>('[role="gridcell"]');
  const isThere = (cell: HTMLElement) => {
    const { left, right, top: upper, bottom } = cell.getBoundingClientRect();
    return left <= x && x < right && upper <= y && y < bottom;
  };
  return [own, ...(cells ?? [])].find(isThere) ?? null;
}

/** The sub-calendar of the row or column of a cell; null if it has none. */
export function cellCalendar({ dataset }: HTMLElement): number | null {
  const id = dataset['subCalendar'] ?? dataset['allDayCalendar'];
  return id === undefined ? null : Number(id);
}

/**
 * The place of a cell: its hour if it has one, otherwise its day.
 * @param isAllDay whether it is for an event that lasts all day, for which hours are no place.
 */
export function cellPlace(cell: HTMLElement, isAllDay: boolean): GridPlace {
  const { day: ownDay, allDay, start, end } = cell.dataset;
  const day = Number(ownDay ?? allDay);
  const isHour = Number(end) - Number(start) < minutesPerDay && !isAllDay;
  const minute = isHour ? Number(start) - day * minutesPerDay : null;
  return { day, minute, subCalendarId: cellCalendar(cell) };
}

/**
 * When an event takes place that the keyboard begins to draw in a cell: on the whole day where times have no place of their
 * own, otherwise in the hour of the cell, or in the usual one of its day.
 */
export function cellTimes(grid: HTMLElement, { dataset }: HTMLElement): WantedTime {
  const day = Number(dataset['day'] ?? dataset['allDay']);
  const [start, end] = [Number(dataset['start']), Number(dataset['end'])];
  if (end - start < minutesPerDay) return { start, end, isAllDay: false };
  const hasHours = dataset['from'] !== undefined || grid.dataset['unit'] === 'time';
  return hasHours ? usualTime(day, 0) : wholeDay(day);
}

function placeAcross(
  grid: HTMLElement,
  cell: HTMLElement,
  x: number,
  { resolution, isAllDay }: PlaceOptions,
): Pick<GridPlace, 'day' | 'minute'> {
  const { left, right, width } = cell.getBoundingClientRect();
  const isReversed = getComputedStyle(grid).direction === 'rtl';
  const part = (isReversed ? right - x : x - left) / width;
  const [start, end] = [Number(cell.dataset['start']), Number(cell.dataset['end'])];
  const minute = start + part * (end - start);
  const day = dayOfMinute(minute);
  if (isAllDay || grid.dataset['unit'] === 'day') return { day, minute: null };
  return { day, minute: floorTo(minute - day * minutesPerDay, resolution) };
}

function minuteDown(cell: HTMLElement, y: number, { resolution }: PlaceOptions): number {
  const { top, height } = cell.getBoundingClientRect();
  const [from, to] = [Number(cell.dataset['from']), Number(cell.dataset['to'])];
  return floorTo(from + ((y - top) / height) * (to - from), resolution);
}

function floorTo(minute: number, resolution: number): number {
  return Math.floor(minute / resolution) * resolution;
}

/** The width of the edge for resizing an event, as in the styles, and its maximum for fingers, in CSS pixels. */
const edge = 7;
const fingerEdge = 24;

/**
 * When an event takes place that is added at a place in a cell: on the whole day in the row above hours, from the minute
 * of the place if it has one, otherwise in the usual hour of the day.
 * @param step the length of the grid's steps among hours, in minutes.
 */
export function newTimes(
  { dataset }: HTMLElement,
  { day, minute }: GridPlace,
  step: number,
): WantedTime {
  if (dataset['allDay'] !== undefined) return wholeDay(day);
  if (minute === null) return usualTime(day, 0);
  const start = day * minutesPerDay + minute;
  return { start, end: start + Math.max(step, usualLength), isAllDay: false };
}

/**
 * Returns whether a point is on the end edge of an event, which has its direction in `data-resize`: `down` or `across`. For a
 * finger, the edge is wider if the event is long enough to be moved, too.
 */
export function isOnEndEdge(element: HTMLElement, { x, y }: Point, isFinger: boolean): boolean {
  const { left, right, bottom, width, height } = element.getBoundingClientRect();
  const direction = element.dataset['resize'];
  const length = direction === 'down' ? height : width;
  const reach = isFinger ? Math.max(edge, Math.min(fingerEdge, length / 4)) : edge;
  if (direction === 'down') return bottom - y < reach;
  if (direction !== 'across') return false;
  const distance = getComputedStyle(element).direction === 'rtl' ? x - left : right - x;
  // The title may go on after the end.
  return distance >= 0 && distance < reach;
}
