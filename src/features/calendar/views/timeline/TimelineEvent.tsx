import { memo } from 'react';
import type { TimelineBox } from '#src/calendar/layout/timeline-row.ts';
import { placeTitle } from '#src/calendar/layout/timeline-title.ts';
import { classNames } from '#src/ui/class-names.ts';
import type { EventLook } from '../../event/event-look.ts';
import signBox from '../../event/sign-box.module.css';
import { laneTop } from '../../grid/lane-top.ts';
import { useEventMark } from '../../grid/use-event-mark.ts';
import type { ViewProps } from '../../grid/view-props.ts';
import eventStyles from '../grid/event.module.css';
import styles from './TimelineEvent.module.css';

/** The minimum width of an event for its time, in CSS pixels. */
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

/**
 * An event in a row with time across, as long as it takes time. The title of a long one stays in sight while it scrolls
 * past, and that of a short one goes on after it.
 */
export const TimelineEvent = memo(function TimelineEvent(props: TimelineEventProps) {
  const { box, index, width, look, formats, onOpen } = props;
  const { span, start, end, lane, continuesBefore, continuesAfter } = box;
  const { event } = span;
  const length = (end - start) * width;
  const { stays, reachesOut, room } = placeTitle(box, width);
  // Drawn by the styles: the name says it in full.
  const time = !event.all_day && length >= widthForTime ? formats.shortTime(span.start) : undefined;
  const hasPlace = stays || reachesOut;
  const mark = useEventMark(look, span, {
    first: Math.floor(start),
    last: Math.ceil(end) - 1,
    order: lane,
    edges: { axis: 'across', start: !continuesBefore, end: !continuesAfter },
  });
  const content = (
    <TitleWithSigns title={look.title(event)} hasSigns={mark['data-signs'] !== undefined} />
  );
  return (
    <button
      type="button"
      tabIndex={-1}
      {...mark}
      data-color={look.color(event)}
      data-time={hasPlace ? undefined : time}
      className={classNames(
        styles.event,
        stays && styles.long,
        reachesOut && styles.open,
        event.is_reserved && eventStyles.reserved,
        continuesBefore && eventStyles.continuesBefore,
        continuesAfter && eventStyles.continuesAfter,
      )}
      style={{
        insetBlockStart: laneTop(lane),
        insetInlineStart: (start - index) * width + 1,
        inlineSize: length - 3,
      }}
      onClick={({ currentTarget }) => onOpen(event, currentTarget)}
    >
      {hasPlace ? (
        <span
          className={stays ? styles.title : styles.text}
          style={{ maxInlineSize: stays ? undefined : room }}
          data-time={time}
        >
          {content}
        </span>
      ) : (
        content
      )}
    </button>
  );
});

function TitleWithSigns({ title, hasSigns }: { title: string; hasSigns: boolean }) {
  return (
    <>
      {title}
      {hasSigns && <span className={classNames(signBox.box, styles.signs)} />}
    </>
  );
}
