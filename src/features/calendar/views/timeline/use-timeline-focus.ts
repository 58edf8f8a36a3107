import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import { dayOfMinute, minutesPerDay } from '#src/util/day-numbers.ts';
import type { TimelineScale } from '../../state/calendar-state.ts';
import type { ViewIntents } from '../calendar-view.ts';
import { type GridFocus, type GridKey, useGridFocus } from '../grid/use-grid-focus.ts';
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
  const moveAcross = ({ id, start }: TimelineCell, by: 1 | -1): TimelineCell => {
    const index = columns.findIndex((column) => column.start === start);
    const column = index === -1 ? undefined : columns[index + by];
    if (column) return { id, start: column.start };
    const next = stepColumn(start, by, scale);
    intents.go(dayOfMinute(next));
    return { id, start: next };
  };
  const moveDown = ({ id, start }: TimelineCell, by: 1 | -1): TimelineCell => ({
    id: ids[ids.indexOf(id) + by] ?? id,
    start,
  });
  const edgeCell = ({ id }: TimelineCell, { key, isControl }: GridKey): TimelineCell =>
    key === 'Home'
      ? { id: isControl ? (ids[0] ?? id) : id, start: columns[0]?.start ?? from }
      : { id: isControl ? (ids.at(-1) ?? id) : id, start: columns.at(-1)?.start ?? from };
  const stepRange = ({ id, start }: TimelineCell, by: 1 | -1): TimelineCell => {
    const ofDay = start % minutesPerDay;
    return { id, start: intents.step(by) * minutesPerDay + ofDay };
  };
  const move = (cell: TimelineCell, pressed: GridKey): TimelineCell | null => {
    switch (pressed.key) {
      case 'ArrowRight':
        return moveAcross(cell, pressed.right);
      case 'ArrowLeft':
        return moveAcross(cell, pressed.right === 1 ? -1 : 1);
      case 'ArrowDown':
        return moveDown(cell, 1);
      case 'ArrowUp':
        return moveDown(cell, -1);
      case 'Home':
      case 'End':
        return edgeCell(cell, pressed);
      case 'PageDown':
        return stepRange(cell, 1);
      case 'PageUp':
        return stepRange(cell, -1);
      default:
        return null;
    }
  };
  return useGridFocus({
    first: { id: ids[0] ?? 0, start: from },
    nearest,
    selector: ({ id, start }) => {
      // A cell of another range is found once that is rendered.
      const column = isInRange(start) ? columnAt(start) : { start };
      return `[data-sub-calendar="${id}"][data-start="${column.start}"]`;
    },
    position: ({ start }) => columns.findIndex((column) => column.start === start),
    move,
  });
}
