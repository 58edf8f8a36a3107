import { type EventSpan, isBar } from '../model/event.ts';
import { layOutMonthRow } from './month-row.ts';
import { layOutTimeColumn } from './time-column.ts';
import type { VisibleHours } from './visible-hours.ts';

/** The width that both A4 and Letter have, landscape and without margins, in CSS pixels. */
const pageWidth = 964;

/** The number of columns with hours that fit beside each other on a page. */
export const columnsOnPage = 8;

/** The measures of the styles of printed views, in CSS pixels. */
const hourAxis = 62;
const lowestHour = 22;
const allHours = 440;
const lineHeight = 17;
const boxPadding = 14;
const boxBorders = 6;

/** The number of a day's bars above its hours. */
const barLanes = 3;

/** The shortest event in a column, in minutes, and the narrowest, in CSS pixels. */
const shortest = 30;
const narrowestLane = 40;

/** Letters as wide as they are high: those of East Asia, and emoji. */
const wideLetter =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]|\p{Emoji_Presentation}/u;

/** A column of hours on paper. */
export interface PaperColumn {
  readonly day: number;
  /** Its events, in any order; those of other days are ignored. */
  readonly spans: readonly EventSpan[];
}

/** Returns how many events fit beside each other in each of some columns of a page. */
export function lanesOnPaper(columnCount: number): number {
  return Math.max(2, Math.floor(columnWidth(columnCount) / narrowestLane));
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
export function cutInColumns(columns: readonly PaperColumn[], hours: VisibleHours): EventSpan[] {
  const hourHeight = hourOnPaper(hours);
  const width = columnWidth(columns.length);
  const maxLanes = lanesOnPaper(columns.length);
  return columns.flatMap(({ day, spans }) => {
    const timedSpans = spans.filter((span) => !isBar(span));
    const { boxes, crowds } = layOutTimeColumn(timedSpans, day, { shortest, maxLanes });
    const cutBoxes = boxes.filter((box) => {
      const room = (width * box.width) / box.lanes - boxPadding;
      const height = ((box.end - box.start) / 60) * hourHeight;
      // The last of several lines is the time's.
      const lines = Math.max(1, Math.floor((height - boxBorders) / lineHeight) - 1);
      return textWidth(box.span) > room * lines;
    });
    return [...cutBoxes.map(({ span }) => span), ...crowds.flatMap((crowd) => crowd.spans)];
  });
}

/**
 * The same of the bars over days: above columns of hours, or in the weeks of a month, where all other events take as many
 * lines as they need.
 * @param days of a row, in order, without hidden ones.
 * @param room `few` lanes are above hours; `columns` is their number on the page, by default one for each day.
 */
export function cutInRow(
  spans: readonly EventSpan[],
  days: readonly number[],
  { lanes, columns: columnCount = days.length }: { lanes: 'few' | 'all'; columns?: number },
): EventSpan[] {
  const width = lanes === 'few' ? columnWidth(columnCount) : pageWidth / columnCount;
  const bars = spans.filter(isBar);
  const { boxes } = layOutMonthRow(bars, days, lanes === 'few' ? barLanes : bars.length + 1);
  const roomById = new Map(
    boxes.map(({ span, columns }) => [span.event.id, columns * width - boxPadding]),
  );
  const [first = 0, last = first] = [days[0], days.at(-1)];
  return bars.filter((span) => {
    const isInRow = span.days.first <= last && span.days.last >= first;
    return isInRow && textWidth(span) > (roomById.get(span.event.id) ?? 0);
  });
}

function columnWidth(columnCount: number): number {
  return (pageWidth - hourAxis) / Math.min(columnCount, columnsOnPage);
}

/** Estimates the width of a title in the type of printed events, with its initials, in CSS pixels. */
function textWidth({ event: { title } }: EventSpan): number {
  const letters = [...(title ?? '')];
  return letters.reduce((width, letter) => width + (wideLetter.test(letter) ? 12 : 6.6), 24);
}
