import { useDayEvents } from '#src/calendar/events/use-events.ts';
import { groupByDay } from '#src/calendar/layout/day-groups.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { UnmarkedList } from '#src/ui/data/UnmarkedList.tsx';
import { timeOnDay } from '../../formats/event-name.ts';
import type { ViewProps } from '../calendar-view.ts';
import styles from './DayEventList.module.css';

type DayEventListProps = Pick<ViewProps, 'events' | 'formats' | 'eventLook' | 'intents'> & {
  day: number;
};

/** All events of a day, one below the other. */
export function DayEventList({ day, events, formats, eventLook, intents }: DayEventListProps) {
  const t = useTranslate();
  const { spans } = useDayEvents(events, { first: day, last: day });
  const shown = spans.filter(({ event }) => eventLook.isShown(event));
  const [group] = groupByDay(shown, { first: day, last: day });
  return (
    <UnmarkedList className={styles.list}>
      {group?.spans.map((span) => (
        <li key={span.event.id}>
          <button
            type="button"
            className={styles.event}
            data-color={eventLook.color(span.event)}
            // Drawn by the styles: the name says it in full.
            data-time={timeOnDay(t, formats, span, day)}
            aria-label={eventLook.name(span)}
            onClick={({ currentTarget }) => intents.open(span.event, currentTarget)}
          >
            {eventLook.title(span.event)}
          </button>
        </li>
      ))}
    </UnmarkedList>
  );
}
