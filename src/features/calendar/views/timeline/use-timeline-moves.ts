import { minutesPerDay } from '#src/util/day-numbers.ts';
import { useEventMoves } from '../../interaction/use-event-moves.ts';
import type { ViewProps } from '../calendar-view.ts';
import type { TimelineColumn } from './timeline-scale.ts';
import { timelineSteps } from './timeline-steps.ts';
import { useTimelineFocus } from './use-timeline-focus.ts';

/**
 * The focus in the timeline, and its events' moves.
 * @param from the minute whose column is in the tab order at first.
 */
export function useTimelineMoves(
  props: ViewProps,
  columns: readonly TimelineColumn[],
  from: number,
) {
  const { range, settings, subCalendars, intents } = props;
  const { scale } = props.options;
  const focus = useTimelineFocus({ columns, scale, subCalendars, from, intents });
  const moves = useEventMoves({
    ...props,
    ...focus,
    steps: timelineSteps(subCalendars, scale, settings.time_resolution),
    focusAt: ({ start, days: { first, last } }, subCalendarId) => {
      const isOutside = last < range.first || first > range.last;
      if (isOutside) intents.go(first);
      focus.focusCell({
        id: subCalendarId ?? focus.tabStop.id,
        // One that began earlier is at the beginning of the range.
        start: isOutside ? start : Math.max(start, range.first * minutesPerDay),
      });
    },
  });
  return { ...focus, ...moves };
}
