import { layOutTimelineRow, type TimelineRow } from '#src/calendar/layout/timeline-row.ts';
import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import type { DayEvents } from '#src/calendar/store/day-events.ts';
import { createSubCalendarFilter } from '#src/calendar/store/sub-calendar-filter.ts';
import type { TimelineScale } from '../../address/calendar-state.ts';
import type { EventLook } from '../../event/event-look.ts';
import { scaleLooks, type TimelineColumn } from './timeline-scale.ts';
import { lowestRow } from './timeline-sizes.ts';

/** The number of events that a row shows above each other; an additional line says how many more there are. */
const maxLanes = 5;
/** The heights of a lane and of what is around the lanes, as in `TimelineRow.module.css`. */
export const laneHeight = 24;
const edges = 8;

/** A row with its place below the headings, in CSS pixels. */
export interface PlacedRow {
  readonly subCalendar: SubCalendar;
  readonly row: TimelineRow;
  readonly look: EventLook;
  readonly top: number;
  readonly height: number;
}

interface RowInput {
  readonly all: DayEvents;
  readonly columns: readonly TimelineColumn[];
  readonly scale: TimelineScale;
  readonly look: EventLook;
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
    const { columns, look, scale } = input;
    const own = filter(input.all, id);
    const isSame =
      before?.own === own && before.input.columns === columns && before.input.look === look;
    if (before && isSame) return before.row;
    const { shortest, snaps } = scaleLooks[scale];
    const row = layOutTimelineRow(own.spans, columns, { shortest, snaps, maxLanes });
    before = { own, input, row };
    return row;
  };
}

/** Puts rows below each other, as high as their lanes. */
export function placeRows(rows: readonly Omit<PlacedRow, 'top' | 'height'>[]): PlacedRow[] {
  let next = 0;
  return rows.map((row) => {
    const lines = row.row.lanes + (row.row.hidden.some((count) => count > 0) ? 1 : 0);
    const height = Math.max(lowestRow, lines * laneHeight + edges);
    const top = next;
    next += height;
    return { ...row, top, height };
  });
}
