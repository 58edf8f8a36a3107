import { firstIndex } from '#src/util/first-index.ts';
import type { EventSpan } from '../model/event.ts';
import type { DayGroup } from './day-groups.ts';

/** The measures of a list of days, in any unit. */
export interface ListMeasures {
  readonly row: number;
  /** Above and below the rows of a day. */
  readonly padding: number;
  /** Above the first day. */
  readonly top: number;
}

/** A day in a list. It has room for a row even without events. */
export interface ListedDay extends DayGroup {
  readonly top: number;
  readonly height: number;
}

/** Days below each other. */
export interface DayListLayout {
  readonly days: readonly ListedDay[];
  readonly measures: ListMeasures;
  /** Below the last day. */
  readonly end: number;
}

/** A place in a list, which stays where it is when days come in above it. */
export interface ListPlace {
  readonly day: number;
  /** The distance from the day's top. */
  readonly offset: number;
}

/** Some rows of a day. */
export interface ListSlice {
  readonly day: ListedDay;
  readonly rows: readonly { readonly span: EventSpan; readonly index: number }[];
}

/** Places days below each other. O(days). */
export function layOutDayList(groups: readonly DayGroup[], measures: ListMeasures): DayListLayout {
  let end = measures.top;
  const days = groups.map((group) => {
    const height = Math.max(1, group.spans.length) * measures.row + 2 * measures.padding;
    const listedDay = { ...group, top: end, height };
    end += height;
    return listedDay;
  });
  return { days, measures, end };
}

/** Returns the place at a height; null if the list has no days. */
export function placeAt({ days }: DayListLayout, height: number): ListPlace | null {
  const day = days[Math.max(0, firstIndex(days, (listedDay) => listedDay.top > height) - 1)];
  return day ? { day: day.day, offset: height - day.top } : null;
}

/** The height of a place. That of a day without events is the next day's with some. */
export function findTop({ days, end }: DayListLayout, { day, offset }: ListPlace): number {
  const next = dayFrom(days, day);
  if (!next) return end;
  return next.day === day ? next.top + Math.min(offset, next.height) : next.top;
}

/** The first day of a list that is this one or later. */
export function dayFrom<Group extends DayGroup>(
  days: readonly Group[],
  day: number,
): Group | undefined {
  return days[firstIndex(days, (group) => group.day >= day)];
}

/** The rows between two heights; O(log days) and the rows. */
export function rowsBetween(
  { days, measures }: DayListLayout,
  from: number,
  to: number,
): ListSlice[] {
  const slices: ListSlice[] = [];
  const first = firstIndex(days, ({ top, height }) => top + height > from);
  for (let index = first; index < days.length; index++) {
    const day = days[index];
    if (!day || day.top >= to) break;
    const start = day.top + measures.padding;
    const firstRow = Math.max(0, Math.floor((from - start) / measures.row));
    const endRow = Math.max(0, Math.ceil((to - start) / measures.row));
    const rows = day.spans
      .slice(firstRow, endRow)
      .map((span, place) => ({ span, index: firstRow + place }));
    slices.push({ day, rows });
  }
  return slices;
}
