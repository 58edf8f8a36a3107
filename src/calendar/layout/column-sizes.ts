/** The least height of an event in a column of hours, in minutes: 24 px, a target of its own. */
export const shortestEvent = 30;

/** The number of lanes for what lasts all day above columns of hours; a cell with more events ends with "+n more". */
export const allDayLanes = 3;

/** The widths of the hours, and of those in a second zone, as in the styles of columns that scroll, in CSS pixels. */
const axisWidths = { first: 62, second: 60 };

export function axisWidth(hasSecondZone: boolean): number {
  return axisWidths.first + (hasSecondZone ? axisWidths.second : 0);
}

/** The least width in which the beginning of a title can be read, in CSS pixels. */
const narrowestLane = 40;

/** Counts the events that fit beside each other in a column. @param width in CSS pixels. */
export function countLanesIn(width: number): number {
  return Math.max(2, Math.floor(width / narrowestLane));
}

/** The width that both A4 and Letter have, landscape and without margins and the frame of a grid, in CSS pixels. */
export const pageWidth = 960;

/** The number of columns with hours that fit beside each other on a page. */
export const columnsOnPage = 8;

/** The width of each of some columns with hours on a page, in CSS pixels. */
export function columnWidthOnPage(columnCount: number, hasSecondZone: boolean): number {
  return (pageWidth - axisWidth(hasSecondZone)) / Math.min(columnCount, columnsOnPage);
}
