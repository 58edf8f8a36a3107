import { columnOffset } from '#src/calendar/layout/column-offset.ts';
import { allDayLanes } from '#src/calendar/layout/column-sizes.ts';
import type { TimeBox } from '#src/calendar/layout/time-column.ts';
import { classNames } from '#src/ui/class-names.ts';
import { customProperties } from '#src/ui/custom-properties.ts';
import signBox from '../../event/sign-box.module.css';
import { useEventMark } from '../../grid/use-event-mark.ts';
import type { ViewProps } from '../../grid/view-props.ts';
import styles from './TimeEvent.module.css';
import lineStyles from './text-lines.module.css';

/** The minimum length of an event, in minutes, for a second line with its time. */
const twoLines = 50;

interface TimeEventProps extends Pick<ViewProps, 'formats' | 'eventLook'> {
  box: TimeBox;
  /** Its column's. */
  position: number;
  /** The minutes of the day that are shown. */
  start: number;
  end: number;
  onOpen: ViewProps['intents']['open'];
}

/** The order in which keys reach what starts at a minute of the day: after the lanes of what lasts all day. */
export function hoursOrder({ start }: Pick<TimeBox, 'start'>): number {
  return allDayLanes + start;
}

/** An event in a day's column, as high as it takes time. */
export function TimeEvent(props: TimeEventProps) {
  const { box, position, start, end, formats, eventLook, onOpen } = props;
  const { span, lane, lanes, width, continuesBefore, continuesAfter } = box;
  const { event } = span;
  const isTall = box.end - box.start >= twoLines;
  const mark = useEventMark(eventLook, span, {
    first: position,
    last: position,
    order: hoursOrder(box),
    edges: { axis: 'down', start: !continuesBefore, end: !continuesAfter },
  });
  return (
    // The styles draw the time: the name says it in full.
    <button
      type="button"
      tabIndex={-1}
      {...mark}
      data-color={eventLook.color(event)}
      data-initials={eventLook.initials(event)}
      data-time={isTall ? formats.times(span.start, span.end) : formats.shortTime(span.start)}
      data-start={formats.shortTime(span.start)}
      className={classNames(
        signBox.before,
        styles.event,
        lineStyles.lines,
        event.is_reserved && styles.reserved,
        continuesBefore && styles.continuesBefore,
        continuesAfter && styles.continuesAfter,
      )}
      style={{
        insetBlockStart: columnOffset(box.start, { start, end }),
        insetBlockEnd: `calc(100% - ${columnOffset(box.end, { start, end })})`,
        insetInlineStart: `${(100 * lane) / lanes}%`,
        inlineSize: `calc(${(100 * width) / lanes}% - 3px)`,
        ...customProperties({ '--minutes': box.end - box.start }),
      }}
      onClick={({ currentTarget }) => onOpen(event, currentTarget)}
    >
      <span
        className={classNames(styles.title, isTall && lineStyles.clamped, isTall && styles.tall)}
      >
        {eventLook.title(event)}
      </span>
    </button>
  );
}
