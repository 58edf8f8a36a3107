import { layOutTimelineRow, type TimelineRow } from '#src/calendar/layout/timeline-row.ts';
import { folderSeparator, type SubCalendar, splitName } from '#src/calendar/model/sub-calendar.ts';
import { type CalendarWeek, showsAny } from '#src/calendar/model/week.ts';
import type { DayEvents } from '#src/calendar/store/day-events.ts';
import { createSubCalendarFilter } from '#src/calendar/store/sub-calendar-filter.ts';
import type { TimelineScale } from '../../address/calendar-state.ts';
import type { EventLook } from '../../event/event-look.ts';
import { scaleLooks, type TimelineColumn } from './timeline-scale.ts';
import { groupHeight, highestRow, lowestRow } from './timeline-sizes.ts';

/** The number of events that a row shows above each other on a screen; an additional line says how many more there are. */
const lanesOnScreen = 5;
/** The heights of a lane and of what is around the lanes, as in `TimelineRow.module.css`. */
export const laneHeight = 24;
const edges = 8;

/** Where a row is below the headings, in CSS pixels. */
export interface RowPlace {
  readonly top: number;
  readonly height: number;
  /** Its place among all rows and groups, from 0. */
  readonly index: number;
}

/** The heading of the rows whose sub-calendars are in the same folder. */
export interface PlacedGroup extends RowPlace {
  readonly folder: string;
}

export interface PlacedRow extends RowPlace {
  readonly subCalendar: SubCalendar;
  readonly row: TimelineRow;
  readonly look: EventLook;
}

interface RowInput {
  readonly all: DayEvents;
  readonly columns: readonly TimelineColumn[];
  readonly scale: TimelineScale;
  readonly week: CalendarWeek;
  readonly look: EventLook;
  /** Paper has room for all events. */
  readonly isPrinting: boolean;
}

/** Lays out the rows of sub-calendars, and keeps what has not changed, so that only the others render again. */
export function createRowLayouts(): (id: number, input: RowInput) => TimelineRow {
  const layouts = new Map<number, ReturnType<typeof createRowLayout>>();
  return (id, input) => {
    const layOut = layouts.get(id) ?? createRowLayout(id);
    layouts.set(id, layOut);
    return layOut(input);
  };
}

function createRowLayout(id: number): (input: RowInput) => TimelineRow {
  const filter = createSubCalendarFilter();
  let before: { own: DayEvents; input: RowInput; row: TimelineRow } | undefined;
  return (input) => {
    const { columns, look, scale, week, isPrinting } = input;
    const own = filter(input.all, id);
    const isSame =
      before?.own === own &&
      before.input.columns === columns &&
      before.input.week === week &&
      before.input.look === look &&
      before.input.isPrinting === isPrinting;
    if (before && isSame) return before.row;
    const { shortest, snaps } = scaleLooks[scale];
    // Months have all of their time, but not what is on hidden days alone.
    const spans = own.spans.filter(({ days }) => showsAny(days, week));
    const maxLanes = isPrinting ? Number.POSITIVE_INFINITY : lanesOnScreen;
    const row = layOutTimelineRow(spans, columns, { shortest, snaps, maxLanes });
    before = { own, input, row };
    return row;
  };
}

/**
 * Puts rows below each other, as high as their lanes, with a heading above those of a folder.
 * @param room the height to fill, as far as rows may grow.
 */
export function placeRows(rows: readonly Omit<PlacedRow, keyof RowPlace>[], room: number) {
  const lowest = rows.map(({ row }) => {
    const lines = row.lanes + (row.hidden.some((count) => count > 0) ? 1 : 0);
    return Math.max(lowestRow, lines * laneHeight + edges);
  });
  const folders = rows.map(({ subCalendar }) =>
    splitName(subCalendar.name).folders.join(folderSeparator),
  );
  const startsGroup = folders.map(
    (folder, index) => folder !== '' && folder !== folders[index - 1],
  );
  const groupCount = startsGroup.filter(Boolean).length;
  const least = lowest.reduce((sum, height) => sum + height, groupCount * groupHeight);
  const share = Math.max(0, Math.floor((room - least) / rows.length));
  const groups: PlacedGroup[] = [];
  let [top, index] = [0, 0];
  const place = (height: number): RowPlace => {
    const rowPlace = { top, height, index };
    top += height;
    index += 1;
    return rowPlace;
  };
  const placedRows = rows.map((row, at): PlacedRow => {
    const own = lowest[at] ?? lowestRow;
    if (startsGroup[at]) groups.push({ folder: folders[at] ?? '', ...place(groupHeight) });
    return { ...row, ...place(Math.max(own, Math.min(highestRow, own + share))) };
  });
  return { rows: placedRows, groups, height: top };
}
