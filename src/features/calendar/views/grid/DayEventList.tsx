import { groupByDay } from '#src/calendar/layout/day-groups.ts';
import type { Interval } from '#src/calendar/layout/lanes.ts';
import { isAtTimes } from '#src/calendar/layout/time-column.ts';
import { type EventSpan, isBar } from '#src/calendar/model/event.ts';
import { useDayEvents } from '#src/calendar/store/use-events.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { classNames } from '#src/ui/class-names.ts';
import { UnmarkedList } from '#src/ui/data/UnmarkedList.tsx';
import { moveBetweenRows } from '../../event/move-between-rows.ts';
import signBox from '../../event/sign-box.module.css';
import { useSignIcons } from '../../event/use-sign-icons.ts';
import { timeOnDay } from '../../formats/event-name.ts';
import { ListGestures, useListGestures } from '../../grid/ListGestures.tsx';
import { useEventMark } from '../../grid/use-event-mark.ts';
import type { ViewProps } from '../../grid/view-props.ts';
import markStyles from '../event-mark.module.css';
import styles from './DayEventList.module.css';

type DayEventListProps = Pick<
  ViewProps,
  'events' | 'shownEvents' | 'subCalendars' | 'formats' | 'eventLook' | 'intents'
> & {
  day: number;
  /** When the events take place, in minutes of the day; all day if left out. */
  times?: Interval | undefined;
  /** Whose events are meant; null for all. */
  subCalendarId: number | null;
};

/** All events of a day, or of some hours of it, one below the other. */
export function DayEventList(props: DayEventListProps) {
  const { day, times, subCalendarId, shownEvents, formats, eventLook, intents } = props;
  const { spans } = useDayEvents(shownEvents, { first: day, last: day }, subCalendarId);
  const [group] = groupByDay(spans, { first: day, last: day });
  const listedSpans = (group?.spans ?? []).filter(
    (span) => !times || (!isBar(span) && isAtTimes(span, day, times)),
  );
  const { handlers, gestures } = useListGestures({
    ...props,
    listSpans: () => listedSpans,
    onKeyDown: moveBetweenRows,
    isInWindow: true,
  });
  return (
    <>
      {/* In a window, it is outside of the page's styles. */}
      <UnmarkedList className={styles.list} style={useSignIcons()} data-day={day} {...handlers}>
        {listedSpans.map((span) => (
          <li key={span.event.id}>
            <DayEvent
              span={span}
              day={day}
              formats={formats}
              eventLook={eventLook}
              onOpen={intents.open}
            />
          </li>
        ))}
      </UnmarkedList>
      <ListGestures {...gestures} />
    </>
  );
}

interface DayEventProps extends Pick<ViewProps, 'formats' | 'eventLook'> {
  span: EventSpan;
  day: number;
  onOpen: ViewProps['intents']['open'];
}

function DayEvent({ span, day, formats, eventLook, onOpen }: DayEventProps) {
  const t = useTranslate();
  const mark = useEventMark(eventLook, span);
  return (
    <button
      type="button"
      className={classNames(markStyles.mark, signBox.after, styles.event)}
      {...mark}
      data-color={eventLook.color(span.event)}
      // Drawn by the styles: the name says it in full.
      data-time={timeOnDay(t, formats, span, day)}
      onClick={({ currentTarget }) => onOpen(span.event, currentTarget)}
    >
      {eventLook.title(span.event)}
    </button>
  );
}
