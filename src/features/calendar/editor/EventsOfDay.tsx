import { useId } from 'react';
import type { CalendarEvent, EventSpan } from '#src/calendar/model/event.ts';
import { useDayEvents } from '#src/calendar/store/use-events.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { ColorDot } from '#src/ui/ColorDot.tsx';
import { UnmarkedList } from '#src/ui/data/UnmarkedList.tsx';
import { useLast } from '#src/ui/overlay/use-last.ts';
import { timeOnDay } from '../formats/event-name.ts';
import type { ViewProps } from '../grid/view-props.ts';
import styles from './EventsOfDay.module.css';

interface EventsOfDayProps extends Pick<ViewProps, 'shownEvents' | 'eventLook' | 'formats'> {
  /** When the event of a form would be; null while that is being typed. */
  wanted: EventSpan | null;
  /** The event that is edited; null for a new one. */
  event: CalendarEvent | null;
}

/** The other events of the day on which that of a form begins, to choose its times by. */
export function EventsOfDay({ wanted, ...props }: EventsOfDayProps) {
  const span = useLast(wanted);
  return span && <Day {...props} wanted={span} />;
}

const maxShown = 10;

function Day(props: EventsOfDayProps & { wanted: EventSpan }) {
  const { shownEvents, eventLook, formats, wanted, event } = props;
  const t = useTranslate();
  const title = useId();
  const { first: day } = wanted.days;
  const { spans, isRead } = useDayEvents(shownEvents, { first: day, last: day });
  const others = spans.filter((span) => span.event.id !== event?.id);
  const rest = others.length - maxShown;
  // Of a full day, what is around the time.
  const next = others.findIndex(({ end }) => end > wanted.start);
  const from = Math.max(0, Math.min(next < 0 ? rest : next - 1, rest));
  return (
    <aside className={styles.day} aria-labelledby={title}>
      <h3 id={title} className={styles.title}>
        {t('calendar:Events on %day%', { day: formats.weekdayAndDay(day) })}
      </h3>
      <UnmarkedList className={styles.events}>
        {others.slice(from, from + maxShown).map((span) => (
          <li key={span.event.id} className={styles.event}>
            <ColorDot color={eventLook.color(span.event)} />
            <span className={styles.time}>{timeOnDay(t, formats, span, day)}</span>
            <span className={styles.name}>{eventLook.title(span.event)}</span>
          </li>
        ))}
      </UnmarkedList>
      {rest > 0 && (
        <p className={styles.note}>{t('calendar:%count% more events', { count: rest })}</p>
      )}
      {others.length === 0 && isRead && (
        <p className={styles.note}>{t('calendar:No other events')}</p>
      )}
    </aside>
  );
}
