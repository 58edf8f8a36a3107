import { monthDays } from '#src/calendar/model/ranges.ts';
import type { DayRange } from '#src/util/day-numbers.ts';
import type { ViewName } from '../address/calendar-state.ts';
import type { CalendarFormats } from '../formats/calendar-formats.ts';
import type { RangeOptions } from '../grid/view-props.ts';
import type { CalendarView } from '../views/calendar-view.ts';

/** The wish of a person for something on paper. */
export interface PrintJob extends DayRange {
  /** The way in which the sub-calendars of events are told apart. */
  readonly look: 'colors' | 'patterns';
  /** True if the notes of events are printed, too. */
  readonly hasNotes: boolean;
}

/** A part of what is printed, which begins a new page. */
export interface PrintSheet {
  /** A day of the range. */
  readonly date: number;
  readonly range: DayRange;
  /** The range in words. */
  readonly label: string;
}

/** The most sheets that are printed at once: a year of weeks. */
export const mostSheets = 53;

/** Views that can show any number of days on one sheet. */
const endlessViews: ReadonlySet<ViewName> = new Set(['agenda', 'list', 'table']);

/** Views of a month, which also show days around it. */
const monthViews: ReadonlySet<ViewName> = new Set(['month', 'list']);

/** Returns the days that a view is about, without those of other months around them. */
export function ownDays(
  { name, range }: Pick<CalendarView, 'name' | 'range'>,
  date: number,
  options: RangeOptions,
): DayRange {
  return monthViews.has(name) ? monthDays(date) : range(date, options);
}

/**
 * Splits days into the sheets of a view, such as one for each month.
 * @returns at most `mostSheets`; the last one may then end before the last day.
 */
export function createSheets(
  view: Pick<CalendarView, 'name' | 'range' | 'step' | 'heading'>,
  { first, last }: DayRange,
  options: RangeOptions,
  formats: CalendarFormats,
): PrintSheet[] {
  if (endlessViews.has(view.name)) {
    return [{ date: first, range: { first, last }, label: formats.days(first, last) }];
  }
  const sheets: PrintSheet[] = [];
  let date = first;
  let end = first - 1;
  while (end < last && sheets.length < mostSheets) {
    const range = view.range(date, options);
    sheets.push({ date, range, label: view.heading(date, formats, options) });
    end = range.last;
    date = view.step(date, 1, options);
  }
  return sheets;
}
