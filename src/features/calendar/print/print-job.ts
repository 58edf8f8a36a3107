import { monthDays } from '#src/calendar/model/ranges.ts';
import type { CalendarFormats } from '#src/calendar/words/calendar-formats.ts';
import { type DayRange, lastSupportedDay } from '#src/util/day-numbers.ts';
import type { ViewName } from '../address/calendar-state.ts';
import type { RangeOptions } from '../grid/view-props.ts';
import type { CalendarView } from '../views/calendar-view.ts';

/** The wish of a person for something on paper. */
export interface PrintJob {
  readonly sheets: readonly PrintSheet[];
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

/** The most days and sheets that are printed at once: a leap year of weeks that begins on a week's last day. */
const mostDays = 366;
const mostSheets = 54;

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

type SplittingView = Pick<CalendarView, 'range' | 'step' | 'isAboutEvents'>;

/** Returns the last day that can be printed together with a first one. */
export function lastPrintableDay(
  view: SplittingView,
  first: number,
  options: RangeOptions,
): number {
  const last = Math.min(first + mostDays - 1, lastSupportedDay);
  const lastSheet = splitDays(view, { first, last }, options).at(mostSheets - 1);
  return Math.min(last, lastSheet?.range.last ?? last);
}

/** Splits days into the sheets of a view, such as one for each month. */
export function createSheets(
  view: SplittingView & Pick<CalendarView, 'heading'>,
  days: DayRange,
  options: RangeOptions,
  formats: CalendarFormats,
): PrintSheet[] {
  const name = (date: number) =>
    view.isAboutEvents ? formats.days(days.first, days.last) : view.heading(date, formats, options);
  return splitDays(view, days, options).map((sheet) => ({ ...sheet, label: name(sheet.date) }));
}

/** A list of events has room for any number of days. */
function splitDays(
  { range, step, isAboutEvents = false }: SplittingView,
  { first, last }: DayRange,
  options: RangeOptions,
): Omit<PrintSheet, 'label'>[] {
  if (isAboutEvents) return [{ date: first, range: { first, last } }];
  const sheets: Omit<PrintSheet, 'label'>[] = [];
  for (let date = first; (sheets.at(-1)?.range.last ?? first - 1) < last; ) {
    sheets.push({ date, range: range(date, options) });
    date = step(date, 1, options);
  }
  return sheets;
}
