import { countPlaces } from '#src/util/text-places.ts';
import { type EventSpan, isBar } from '../model/event.ts';
import { columnWidthOnPage, countLanesIn, shortestEvent } from './column-sizes.ts';
import type { Interval } from './lanes.ts';
import { layOutMonthRow } from './month-row.ts';
import { layOutTimeColumn } from './time-column.ts';
import { layOutTimelineRow } from './timeline-row.ts';
import { placeTitle } from './timeline-title.ts';
import type { VisibleHours } from './visible-hours.ts';

/** The measures of the styles of printed views, in CSS pixels. */
const lowestHour = 22;
const allHours = 440;
const lineHeight = 17;
const boxPadding = 14;
const boxBorders = 6;
const letterWidth = 6.6;
const initialsWidth = 24;
const timeLetterWidth = 5.8;
const roomForTimes = 88;

/** A column of hours on paper. */
export interface PaperColumn {
  readonly day: number;
  /** Its events, in any order; those of other days are ignored. */
  readonly spans: readonly EventSpan[];
}

interface ColumnsOnPaper {
  hours: VisibleHours;
  hasSecondZone: boolean;
  formats: TimeFormats;
}

/** Writes the times of events in columns. */
interface TimeFormats {
  readonly times: (start: number, end: number) => string;
  readonly shortTime: (minute: number) => string;
}

/** Returns how high an hour is on a page with some hours, in CSS pixels, as the styles of columns have it. */
function hourOnPaper({ start, end }: VisibleHours): number {
  return Math.max(lowestHour, allHours / ((end - start) / 60));
}

/**
 * Returns the events whose title a page cannot show in full in columns of hours. Estimates the width of texts rather
 * too large, since the page's fonts and the paper are only known to the browser.
 * @param columns in order, one for each day or for each day of each sub-calendar.
 */
export function cutInColumns(
  columns: readonly PaperColumn[],
  { hours, hasSecondZone, formats }: ColumnsOnPaper,
): EventSpan[] {
  const hourHeight = hourOnPaper(hours);
  const width = columnWidthOnPage(columns.length, hasSecondZone);
  const options = { shortest: shortestEvent, maxLanes: countLanesIn(width) };
  return columns.flatMap(({ day, spans }) => {
    const timedSpans = spans.filter((span) => !isBar(span));
    const { boxes, crowds } = layOutTimeColumn(timedSpans, day, options);
    const cutBoxes = boxes.filter((box) => {
      const room = (width * box.width) / box.lanes - boxPadding;
      const height = ((box.end - box.start) / 60) * hourHeight;
      const lines = Math.floor((height - boxBorders) / lineHeight);
      // The last of several lines is the time's.
      const titleRoom = room * Math.max(1, lines - 1);
      if (initialsWidth + titleWidth(box.span) > titleRoom) return true;
      const { start, end } = box.span;
      const time = room < roomForTimes ? formats.shortTime(start) : formats.times(start, end);
      return lines > 1 && initialsWidth + timeLetterWidth * countPlaces(time) > room;
    });
    return [...cutBoxes.map(({ span }) => span), ...crowds.flatMap((crowd) => crowd.spans)];
  });
}

/**
 * The same of the bars over days: above columns of hours, or in the weeks of a month, where all other events take as many
 * lines as they need.
 * @param days of a row, in order, without hidden ones.
 * @param lanes the number of bars above each other.
 * @param columnWidth in CSS pixels.
 */
export function cutInRow(
  spans: readonly EventSpan[],
  days: readonly number[],
  { lanes, columnWidth }: { lanes: number; columnWidth: number },
): EventSpan[] {
  const bars = spans.filter(isBar);
  const { boxes } = layOutMonthRow(bars, days, lanes);
  const roomById = new Map(
    boxes.map(({ span, columns }) => [span.event.id, columns * columnWidth - boxPadding]),
  );
  return bars.filter((span) => {
    const isInRow = days.some((day) => span.days.first <= day && day <= span.days.last);
    const room = roomById.get(span.event.id) ?? 0;
    return isInRow && initialsWidth + titleWidth(span) > room;
  });
}

/**
 * The same of a sub-calendar's row with time across, where the row says whose events they are.
 * @param columnWidth in CSS pixels.
 */
export function cutInTimelineRow(
  spans: readonly EventSpan[],
  columns: readonly Interval[],
  { columnWidth, ...options }: { shortest: number; snaps: boolean; columnWidth: number },
): EventSpan[] {
  const { boxes } = layOutTimelineRow(spans, columns, {
    ...options,
    maxLanes: Number.POSITIVE_INFINITY,
  });
  return boxes
    .filter((box) => titleWidth(box.span) > placeTitle(box, columnWidth).room)
    .map(({ span }) => span);
}

/** Estimates the width of a title in the type of printed events, in CSS pixels. */
function titleWidth({ event: { title } }: EventSpan): number {
  return letterWidth * countPlaces(title ?? '');
}
