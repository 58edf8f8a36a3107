import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { AwaitSection } from '#src/actions/AwaitSection.tsx';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { InitialMark } from '#src/ui/data/InitialMark.tsx';
import { UnmarkedList } from '#src/ui/data/UnmarkedList.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { Tooltip } from '#src/ui/overlay/Tooltip.tsx';
import { addDays, type Day, localDay } from '#src/util/dates.ts';
import { serverNow } from '#src/util/server-clock.ts';
import { deviceZone, writeZone } from '#src/util/time-zones.ts';
import type { UserCalendar } from '../../user-calendar.ts';
import styles from './UpcomingEvents.module.css';
import { eventPath, groupByDay, type ListedEvent, type UpcomingEvent } from './upcoming-days.ts';
import { type EventsAhead, useFreshEvents } from './use-fresh-events.ts';
import { useTimeText } from './use-time-text.ts';

interface UpcomingEventsProps {
  ref: Ref<HTMLElement>;
  /** From the page's loader. */
  events: EventsAhead;
  calendars: readonly UserCalendar[];
}

/** The rest of today and the next days, in all calendars of the user. */
export function UpcomingEvents({ ref, events, calendars }: UpcomingEventsProps) {
  const t = useTranslate();
  return (
    <Section
      ref={ref}
      title={t('dashboard:Next events')}
      lead={t('dashboard:Times in %zone%', { zone: writeZone(deviceZone()) })}
    >
      <AwaitSection resolve={useFreshEvents(events)}>
        {({ events: nextEvents, total }) => (
          <div className={styles.card}>
            <Days events={nextEvents} calendars={calendars} isCounted={total !== null} />
            {total !== nextEvents.length && (
              <p className={styles.note}>
                {total === null
                  ? t('dashboard:And more in the next 30 days')
                  : t('dashboard:%count% more in the next 30 days', {
                      count: total - nextEvents.length,
                    })}
              </p>
            )}
          </div>
        )}
      </AwaitSection>
    </Section>
  );
}

interface DaysProps {
  events: readonly UpcomingEvent[];
  calendars: readonly UserCalendar[];
  /** False if there are events that nobody knows, maybe today. */
  isCounted: boolean;
}

function Days({ events, calendars, isCounted }: DaysProps) {
  const t = useTranslate();
  const { fullDay } = useFormats();
  const timeText = useTimeText();
  const today = localDay(serverNow());
  const days = groupByDay(events, calendars, today);
  const names = new Map<Day, string>([
    [today, t('common:Today')],
    [addDays(today, 1), t('dashboard:Tomorrow')],
  ]);
  if (isCounted && days.size === 1 && days.get(today)?.length === 0) {
    return <p className={styles.note}>{t('dashboard:Nothing is planned for the next 30 days.')}</p>;
  }
  const sections = [...days].filter(([, dayEvents]) => isCounted || dayEvents.length > 0);
  return sections.map(([day, dayEvents]) => (
    <div key={day} className={styles.day}>
      <h3 className={styles.name}>{names.get(day) ?? fullDay(day)}</h3>
      {dayEvents.length > 0 ? (
        <UnmarkedList>
          {dayEvents.map((listedEvent) => (
            <li key={`${listedEvent.calendar.id} ${listedEvent.event.id}`}>
              <UpcomingRow
                listedEvent={listedEvent}
                day={day}
                time={timeText(listedEvent.event, day)}
              />
            </li>
          ))}
        </UnmarkedList>
      ) : (
        <p className={styles.note}>{t('dashboard:Nothing more today')}</p>
      )}
    </div>
  ));
}

interface UpcomingRowProps {
  listedEvent: ListedEvent;
  day: Day;
  time: string;
}

/** The whole row is the link. */
function UpcomingRow({ listedEvent, day, time }: UpcomingRowProps) {
  const t = useTranslate();
  const { event, calendar } = listedEvent;
  const title = event.title ?? t('dashboard:Reserved');
  return (
    <div className={styles.row}>
      <InitialMark id={calendar.id} name={calendar.title} />
      <div className={styles.words}>
        <Tooltip text={title} ifCut>
          <Link className={styles.title} to={eventPath(listedEvent, day)}>
            {title}
          </Link>
        </Tooltip>
        <p className={styles.facts}>
          {time} · {calendar.title}
        </p>
      </div>
    </div>
  );
}
