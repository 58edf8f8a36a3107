import { dayOfMinute, minutesPerDay } from '#src/util/day-numbers.ts';
import type { GridPlace } from '../model/move-event.ts';
import { usualLength, usualTime, type WantedTime, wholeDay } from '../model/wanted-time.ts';
import type { Interval } from './lanes.ts';
import type { VisibleHours } from './visible-hours.ts';

/** A cell of a grid: its day, or the first of its days, and the sub-calendar of its row or column, if that has one. */
export type GridCell = Pick<GridPlace, 'day' | 'subCalendarId'> &
  (
    | { readonly kind: 'day' }
    /** A day in the row above hours, for what lasts all day. */
    | { readonly kind: 'all-day' }
    /** A day with time down. */
    | { readonly kind: 'hours'; readonly hours: VisibleHours }
    /** A part of a row with time across, in minutes since 1970. */
    | { readonly kind: 'timeline'; readonly column: Interval; readonly unit: 'time' | 'day' }
  );

/** A point in a cell, as parts of its height and width from where its times begin, from 0 to 1. */
export interface CellPoint {
  readonly down: number;
  readonly across: number;
}

export interface PlaceOptions {
  /** The length of a step among hours, in minutes. */
  readonly resolution: number;
  /** True if a place is a day where times have no place of their own, as for an event that lasts all day. */
  readonly isAllDay: boolean;
}

/** The place at a point in a cell. */
export function placeInCell(
  cell: GridCell,
  { down, across }: CellPoint,
  { resolution, isAllDay }: PlaceOptions,
): GridPlace {
  const { day, subCalendarId } = cell;
  const floor = (minute: number) => Math.floor(minute / resolution) * resolution;
  if (cell.kind === 'hours') {
    const { start, end } = cell.hours;
    return { day, minute: floor(start + down * (end - start)), subCalendarId };
  }
  if (cell.kind !== 'timeline') return { day, minute: null, subCalendarId };
  const { start, end } = cell.column;
  const minute = start + across * (end - start);
  const ownDay = dayOfMinute(minute);
  const isWhole = isAllDay || cell.unit === 'day';
  return {
    day: ownDay,
    minute: isWhole ? null : floor(minute - ownDay * minutesPerDay),
    subCalendarId,
  };
}

/**
 * The place of a cell: its hour if it has one, otherwise its day.
 * @param isAllDay whether it is for an event that lasts all day, for which hours are no place.
 */
export function cellPlace(cell: GridCell, isAllDay: boolean): GridPlace {
  const { day, subCalendarId } = cell;
  const hour = isAllDay ? null : cellHour(cell);
  return { day, minute: hour && hour.start - day * minutesPerDay, subCalendarId };
}

/**
 * When an event takes place that the keyboard begins to draw in a cell: on the whole day where times have no place of their
 * own, otherwise in the hour of the cell, or in the usual one of its day.
 */
export function cellTimes(cell: GridCell): WantedTime {
  const hour = cellHour(cell);
  if (hour) return { ...hour, isAllDay: false };
  const hasHours = cell.kind === 'hours' || (cell.kind === 'timeline' && cell.unit === 'time');
  return hasHours ? usualTime(cell.day, 0) : wholeDay(cell.day);
}

/** The hour that is a cell of its own. */
function cellHour(cell: GridCell): Interval | null {
  if (cell.kind !== 'timeline') return null;
  const { start, end } = cell.column;
  return end - start < minutesPerDay ? { start, end } : null;
}

/**
 * When an event takes place that is added at a place in a cell: on the whole day in the row above hours, from the minute
 * of the place if it has one, otherwise in the usual hour of the day.
 * @param step the length of the grid's steps among hours, in minutes.
 */
export function newTimes({ kind }: GridCell, { day, minute }: GridPlace, step: number): WantedTime {
  if (kind === 'all-day') return wholeDay(day);
  if (minute === null) return usualTime(day, 0);
  const start = day * minutesPerDay + minute;
  return { start, end: start + Math.max(step, usualLength), isAllDay: false };
}
