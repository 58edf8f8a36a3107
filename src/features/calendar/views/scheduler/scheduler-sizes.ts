/** The least width of a column, in which a time and the beginning of a title can be read, in CSS pixels. */
export const narrowestColumn = 120;

/** The widths of the hours, and of those in the second zone, as in `Scheduler.module.css`. */
const axisWidths = { first: 62, second: 60 };

/** @returns in CSS pixels. */
export function axisWidth(hasSecond: boolean): number {
  return axisWidths.first + (hasSecond ? axisWidths.second : 0);
}
