import { memo } from 'react';
import type { EventSpan } from '#src/calendar/model/event.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { classNames } from '#src/ui/class-names.ts';
import { EventDetails } from '../../event/EventDetails.tsx';
import signBox from '../../event/sign-box.module.css';
import { dayOfSeveral, timeOnDay } from '../../formats/event-name.ts';
import { useEventMark } from '../../grid/use-event-mark.ts';
import type { ViewProps } from '../../grid/view-props.ts';
import styles from './AgendaEvent.module.css';

interface AgendaEventProps
  extends Pick<ViewProps, 'configuration' | 'formats' | 'eventLook' | 'zone'> {
  /** The row's id, and its index among all events of the agenda. */
  id: string;
  index: number;
  count: number;
  span: EventSpan;
  day: number;
  isFirstOfDay: boolean;
  isToday: boolean;
  hasDetails: boolean;
  hasNotes: boolean;
  /** The distance from the top of the agenda, in pixels; on paper, events follow each other. */
  top: number | undefined;
  measure: (element: HTMLElement | null) => void;
  isTabStop: boolean;
  onFocus: (rowId: string) => void;
  onOpen: ViewProps['intents']['open'];
}

/** An event, with its details unless a site embeds the agenda without them; the first one of a day is below the day's heading. */
export const AgendaEvent = memo(function AgendaEvent(props: AgendaEventProps) {
  const { span, day, isFirstOfDay, isToday, configuration, formats, eventLook } = props;
  const t = useTranslate();
  const { event } = span;
  const mark = useEventMark(eventLook, span);
  const fullDay = formats.fullDay(day);
  const several = dayOfSeveral(t, span, day);
  return (
    <li
      ref={props.measure}
      className={classNames(styles.item, isFirstOfDay && styles.first)}
      style={props.top === undefined ? undefined : { insetBlockStart: props.top }}
      data-index={props.index}
      data-day={day}
      aria-posinset={props.index + 1}
      aria-setsize={props.count}
    >
      {isFirstOfDay && (
        <h3 className={classNames(styles.day, isToday && styles.today)}>
          {isToday ? t('calendar:Today, %day%', { day: fullDay }) : fullDay}
        </h3>
      )}
      <div className={styles.event} data-color={eventLook.color(event)}>
        <p className={styles.time}>
          <bdi>{timeOnDay(t, formats, span, day)}</bdi>
          {several !== null && <span className={styles.several}>{several}</span>}
        </p>
        <div className={styles.content}>
          <h4 className={styles.heading}>
            <button
              type="button"
              className={classNames(
                signBox.after,
                styles.title,
                event.is_reserved && styles.reserved,
              )}
              {...mark}
              tabIndex={props.isTabStop ? 0 : -1}
              onFocus={() => props.onFocus(props.id)}
              onClick={({ currentTarget }) => props.onOpen(event, currentTarget)}
            >
              {eventLook.title(event)}
            </button>
          </h4>
          {props.hasDetails && (
            <EventDetails
              span={span}
              configuration={configuration}
              formats={formats}
              zone={props.zone}
              hasNotes={props.hasNotes}
              isListed
            />
          )}
        </div>
      </div>
    </li>
  );
});
