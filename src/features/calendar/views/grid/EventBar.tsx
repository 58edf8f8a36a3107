import type { MonthBox } from '#src/calendar/layout/month-row.ts';
import { isBar } from '#src/calendar/model/event.ts';
import { classNames } from '#src/ui/class-names.ts';
import signBox from '../../event/sign-box.module.css';
import { laneTop } from '../../grid/lane-top.ts';
import { useEventMark } from '../../grid/use-event-mark.ts';
import type { ViewProps } from '../../grid/view-props.ts';
import styles from './EventBar.module.css';
import eventStyles from './event.module.css';

interface EventBarProps extends Pick<ViewProps, 'formats' | 'eventLook'> {
  box: MonthBox;
  /** The positions that distinguish the columns of the row from others, such as their days. */
  positions: readonly number[];
  onOpen: ViewProps['intents']['open'];
}

/** An event in a row of days: a bar over its days, or a line with its time. */
export function EventBar({ box, positions, formats, eventLook, onOpen }: EventBarProps) {
  const { span, lane, column, columns, continuesBefore, continuesAfter } = box;
  const { event, start } = span;
  const first = positions[column] ?? column;
  const mark = useEventMark(eventLook, span, {
    first,
    last: positions[column + columns - 1] ?? first,
    order: lane,
    edges: isBar(span) ? { axis: 'across', start: !continuesBefore, end: !continuesAfter } : null,
  });
  return (
    <button
      type="button"
      tabIndex={-1}
      {...mark}
      data-color={eventLook.color(event)}
      data-initials={eventLook.initials(event)}
      // Drawn by the styles: the name says it in full.
      data-time={event.all_day || continuesBefore ? undefined : formats.shortTime(start)}
      className={classNames(
        signBox.after,
        styles.event,
        isBar(span) ? styles.bar : styles.line,
        event.is_reserved && eventStyles.reserved,
        continuesBefore && eventStyles.continuesBefore,
        continuesAfter && eventStyles.continuesAfter,
      )}
      // The borders between the cells belong to it, too.
      style={{
        insetBlockStart: laneTop(lane),
        inlineSize: `calc(${columns * 100}% + ${columns - 1}px - 2 * var(--row-gap))`,
      }}
      onClick={({ currentTarget }) => onOpen(event, currentTarget)}
    >
      {eventLook.title(event)}
    </button>
  );
}
