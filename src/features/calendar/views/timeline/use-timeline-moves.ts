import type { EventSpan } from '#src/calendar/model/event.ts';
import { monthDays, weeksRange } from '#src/calendar/model/ranges.ts';
import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import { nearestShownDay } from '#src/calendar/model/week.ts';
import { dayOfMinute, minutesPerDay } from '#src/util/day-numbers.ts';
import { moveAcross, resizeAcross } from '../../grid/day-steps.ts';
import { useGridGestures } from '../../grid/GridGestures.tsx';
import { useGridFocus } from '../../grid/use-grid-focus.ts';
import type { MoveSteps } from '../../grid/use-move-keys.ts';
import type { RangeOptions, ViewProps } from '../../grid/view-props.ts';
import { stepColumn, type TimelineColumn } from './timeline-scale.ts';

/** The part of a sub-calendar's row that is in a column. */
export interface TimelineCell {
  readonly id: number;
  /** The column's first minute. */
  readonly start: number;
}

/**
 * The keyboard of the timeline, and its events' moves: left and right move by column and on to the next range, up and down by
 * sub-calendar, Home and End within the row, with Control to the first and last row, Page Up and Page Down by range; see
 * `useGridFocus`.
 * @param from the minute whose column is in the tab order at first.
 */
export function useTimelineMoves(
  props: ViewProps,
  columns: readonly TimelineColumn[],
  from: number,
) {
  const { range, settings, subCalendars, intents } = props;
  const { scale, week } = props.options;
  const ids = subCalendars.map(({ id }) => id);
  const columnAt = (minute: number) =>
    columns.find(({ end }) => minute < end) ?? columns.at(-1) ?? { start: from };
  const isInRange = (minute: number) =>
    minute >= (columns[0]?.start ?? from) && minute < (columns.at(-1)?.end ?? from);
  const nearest = ({ id, start }: TimelineCell): TimelineCell => ({
    id: ids.includes(id) ? id : (ids[0] ?? 0),
    start: columnAt(isInRange(start) ? start : from).start,
  });
  const focus = useGridFocus({
    first: { id: ids[0] ?? 0, start: from },
    nearest,
    isDrawn: ({ id, start }, drawn) => {
      if (drawn.kind !== 'timeline' || drawn.subCalendarId !== id) return false;
      // A cell of another range is found once that is rendered.
      return drawn.column.start === (isInRange(start) ? columnAt(start) : { start }).start;
    },
    position: ({ start }) => columns.findIndex((column) => column.start === start),
    across: ({ id, start }, by) => {
      const index = columns.findIndex((column) => column.start === start);
      const column = index === -1 ? undefined : columns[index + by];
      if (column) return { id, start: column.start };
      const next = stepColumn(start, by, scale, week);
      intents.go(dayOfMinute(next));
      return { id, start: next };
    },
    down: ({ id, start }, by) => ({ id: ids[ids.indexOf(id) + by] ?? id, start }),
    edge: ({ id }, at, isWhole) => ({
      id: (isWhole ? ids.at(at) : undefined) ?? id,
      start: columns.at(at)?.start ?? from,
    }),
    page: ({ id, start }, by) => {
      const step = intents.step(by);
      const within = scale === 'month' ? monthDays(step) : weeksRange(step, 1, week.rule);
      const day = scale === 'year' ? step : nearestShownDay(step, week, within);
      return { id, start: day * minutesPerDay + (start % minutesPerDay) };
    },
  });
  return useGridGestures(props, focus, {
    steps: timelineSteps(subCalendars, props.options, settings.time_resolution),
    focusAt: ({ start, days: { first, last } }, subCalendarId) => {
      const isOutside = last < range.first || first > range.last;
      if (isOutside) intents.go(nearestShownDay(first, week));
      focus.focusCell({
        id: subCalendarId ?? focus.tabStop.id,
        // One that began earlier is at the beginning of the range.
        start: isOutside ? start : Math.max(start, range.first * minutesPerDay),
      });
    },
  });
}

/** Rows of sub-calendars: arrows move by row, and by a step of time, or a day where columns are days or months. */
function timelineSteps(
  subCalendars: readonly SubCalendar[],
  { scale, week }: RangeOptions,
  resolution: number,
): MoveSteps {
  const ids = subCalendars.map(({ id }) => id);
  const hasHours = scale === 'day' || scale === 'week';
  const isByTime = ({ event }: EventSpan) => hasHours && !event.all_day;
  return {
    move: (step, span) => (isByTime(span) ? step.x * resolution : moveAcross(step, span, week)),
    resize: (step, span) => (isByTime(span) ? step.x * resolution : resizeAcross(step, span, week)),
    resolution,
    neighbor: (id, { y }) => ({ id: ids[ids.indexOf(id) + y] ?? id, days: 0 }),
  };
}
