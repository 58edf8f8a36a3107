import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import { dayOfMinute, minutesPerDay } from '#src/util/day-numbers.ts';
import type { TimelineScale } from '../../state/calendar-state.ts';
import type { ViewIntents } from '../calendar-view.ts';
import { type GridFocus, useGridFocus } from '../grid/use-grid-focus.ts';
import { stepColumn, type TimelineColumn } from './timeline-scale.ts';

/** The part of a sub-calendar's row that is in a column. */
export interface TimelineCell {
  readonly id: number;
  /** The column's first minute. */
  readonly start: number;
}

interface TimelineFocusProps {
  columns: readonly TimelineColumn[];
  scale: TimelineScale;
  subCalendars: readonly SubCalendar[];
  /** The minute whose column is in the tab order at first. */
  from: number;
  intents: Pick<ViewIntents, 'go' | 'step'>;
}

/**
 * The keyboard of the timeline: left and right move by column and on to the next range, up and down by sub-calendar, Home and
 * End within the row, with Control to the first and last row, Page Up and Page Down by range; see `useGridFocus`.
 */
export function useTimelineFocus(props: TimelineFocusProps): GridFocus<TimelineCell> {
  const { columns, scale, subCalendars, from, intents } = props;
  const ids = subCalendars.map(({ id }) => id);
  const columnAt = (minute: number) =>
    columns.find(({ end }) => minute < end) ?? columns.at(-1) ?? { start: from };
  const isInRange = (minute: number) =>
    minute >= (columns[0]?.start ?? from) && minute < (columns.at(-1)?.end ?? from);
  const nearest = ({ id, start }: TimelineCell): TimelineCell => ({
    id: ids.includes(id) ? id : (ids[0] ?? 0),
    start: columnAt(isInRange(start) ? start : from).start,
  });
  return useGridFocus({
    first: { id: ids[0] ?? 0, start: from },
    nearest,
    selector: ({ id, start }) => {
      // A cell of another range is found once that is rendered.
      const column = isInRange(start) ? columnAt(start) : { start };
      return `[data-sub-calendar="${id}"][data-start="${column.start}"]`;
    },
    position: ({ start }) => columns.findIndex((column) => column.start === start),
    across: ({ id, start }, by) => {
      const index = columns.findIndex((column) => column.start === start);
      const column = index === -1 ? undefined : columns[index + by];
      if (column) return { id, start: column.start };
      const next = stepColumn(start, by, scale);
      intents.go(dayOfMinute(next));
      return { id, start: next };
    },
    down: ({ id, start }, by) => ({ id: ids[ids.indexOf(id) + by] ?? id, start }),
    edge: ({ id }, at, isWhole) => ({
      id: (isWhole ? ids.at(at) : undefined) ?? id,
      start: columns.at(at)?.start ?? from,
    }),
    page: ({ id, start }, by) => ({
      id,
      start: intents.step(by) * minutesPerDay + (start % minutesPerDay),
    }),
  });
}
