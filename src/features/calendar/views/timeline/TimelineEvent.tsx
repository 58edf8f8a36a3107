import { memo } from 'react';
import type { TimelineBox } from '#src/calendar/layout/timeline-row.ts';
import { classNames } from '#src/ui/class-names.ts';
import { useEventMark } from '../../interaction/use-event-mark.ts';
import type { EventLook, ViewProps } from '../calendar-view.ts';
import { laneTop } from '../grid/lane-top.ts';
import styles from './TimelineEvent.module.css';

/** How long an event is at least for its title to stay in sight: browsers need a layer of their own for each that does. */
const lengthToStay = 320;
/** How wide an event is at least for its time, in CSS pixels. */
const widthForTime = 150;

interface TimelineEventProps {
  box: TimelineBox;
  /** The column in whose cell it is, and the width of a column in CSS pixels. */
  index: number;
  width: number;
  look: EventLook;
  formats: ViewProps['formats'];
  onOpen: ViewProps['intents']['open'];
}

/** An event in a row with time across, as long as it takes time. The title of a long one stays in sight while it scrolls past. */
export const TimelineEvent = memo(function TimelineEvent(props: TimelineEventProps) {
  const { box, index, width, look, formats, onOpen } = props;
  const { span, start, end, lane, continuesBefore, continuesAfter } = box;
  const { event } = span;
  const length = (end - start) * width;
  const isLong = length >= lengthToStay;
  const title = look.title(event);
  const mark = useEventMark(look, span);
  return (
    <button
      type="button"
      tabIndex={-1}
      {...mark}
      data-resize={continuesAfter ? undefined : 'across'}
      data-color={look.color(event)}
      data-first={Math.floor(start)}
      data-last={Math.ceil(end) - 1}
      data-lane={lane}
      // Drawn by the styles: the name says it in full.
      data-time={
        !event.all_day && length >= widthForTime ? formats.shortTime(span.start) : undefined
      }
      className={classNames(
        styles.event,
        isLong && styles.long,
        event.is_reserved && styles.reserved,
        continuesBefore && styles.continuesBefore,
        continuesAfter && styles.continuesAfter,
      )}
      style={{
        insetBlockStart: laneTop(lane),
        insetInlineStart: (start - index) * width + 1,
        inlineSize: length - 3,
      }}
      onClick={({ currentTarget }) => onOpen(event, currentTarget)}
    >
      {isLong ? <span className={styles.title}>{title}</span> : title}
    </button>
  );
});
