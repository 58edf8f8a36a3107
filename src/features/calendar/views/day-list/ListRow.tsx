import { memo } from 'react';
import type { EventSpan } from '#src/calendar/model/event.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { classNames } from '#src/ui/class-names.ts';
import { PlaceIcon } from '../../event/PlaceIcon.tsx';
import signBox from '../../event/sign-box.module.css';
import { dayOfSeveral, timeOnDay } from '../../formats/event-name.ts';
import { useEventMark } from '../../grid/use-event-mark.ts';
import type { ViewProps } from '../../grid/view-props.ts';
import markStyles from '../event-mark.module.css';
import styles from './ListRow.module.css';

interface ListRowProps extends Pick<ViewProps, 'formats' | 'eventLook'> {
  /** The row's id and its index in the list. */
  id: string;
  index: number;
  day: number;
  span: EventSpan;
  /** Its place among the events of the day, from 0. */
  number: number;
  /** The number of the day's events. */
  count: number;
  /** The distance from the day's top, in pixels; on paper, events follow each other. */
  top: number | undefined;
  isTabStop: boolean;
  onFocus: (rowId: string) => void;
  onOpen: ViewProps['intents']['open'];
}

/** An event in the list. Renders again only when something about it changes. */
export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { id, span, day, isTabStop, top, formats, eventLook, onFocus, onOpen } = props;
  const t = useTranslate();
  const { event } = span;
  const mark = useEventMark(eventLook, span);
  const detail = [
    dayOfSeveral(t, span, day),
    event.location,
    formats.join(eventLook.calendars(event)),
  ];
  return (
    <li
      className={styles.item}
      style={top === undefined ? undefined : { insetBlockStart: top }}
      data-index={props.index}
      aria-posinset={props.number + 1}
      aria-setsize={props.count}
    >
      <button
        type="button"
        tabIndex={isTabStop ? 0 : -1}
        className={classNames(markStyles.mark, styles.event, event.is_reserved && styles.reserved)}
        {...mark}
        data-color={eventLook.color(event)}
        // Drawn by the styles: the name says it in full.
        data-time={timeOnDay(t, formats, span, day)}
        data-detail={detail.filter(Boolean).join(' · ')}
        onFocus={() => onFocus(id)}
        onClick={({ currentTarget }) => onOpen(event, currentTarget)}
      >
        <span className={classNames(signBox.after, styles.title)}>{eventLook.title(event)}</span>
      </button>
      {event.location && (
        <span className={styles.place}>
          <PlaceIcon text={event.location} tabIndex={isTabStop ? 0 : -1} />
        </span>
      )}
    </li>
  );
});
