import { useMemo } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { type GetPointedEventData, getPointedEvent } from '#generated/calendar/fetchers.ts';
import { RequestError } from '#src/api/errors.ts';
import { requireLoaded } from '#src/api/loaded.ts';
import { eventSpan } from '#src/calendar/model/event.ts';
import { useCalendarFormats } from '#src/calendar/words/use-calendar-formats.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { PageTitle } from '#src/ui/layout/PageTitle.tsx';
import { writeZone } from '#src/util/time-zones.ts';
import { InactiveCalendar } from '../access/InactiveCalendar.tsx';
import { EventDetails } from '../event/EventDetails.tsx';
import styles from './EventPointerPage.module.css';
import '#src/ui/palette.css';

/** A shared event; null if its calendar is inactive. */
async function loader({
  params,
  request,
}: LoaderFunctionArgs): Promise<GetPointedEventData | null> {
  const path = { pointer: params['pointer'] ?? '' };
  try {
    return requireLoaded(
      await getPointedEvent({ path }, { signal: request.signal }),
      request.signal,
    );
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    if (error.status === 404) throw new Response(null, { status: 404 });
    if (error.id === 'calendar_inactive') return null;
    throw error;
  }
}

/** A single event, for anyone who has its address. It shows no way into the calendar. */
function EventPointerPage() {
  const data = useLoaderData<typeof loader>();
  const t = useTranslate();
  return (
    <>
      {/* The calendar's own title is already part of the window's. */}
      <PageTitle title={t('calendar:Calendar')} />
      {data ? <PointedEvent {...data} /> : <InactiveCalendar />}
    </>
  );
}

function PointedEvent(data: GetPointedEventData) {
  const { event, calendar, tz } = data;
  const t = useTranslate();
  const calendarFormats = useCalendarFormats(calendar.date_time);
  // Nothing around the event tells its year.
  const formats = useMemo(
    () => ({ ...calendarFormats, weekdayAndDay: calendarFormats.fullDay }),
    [calendarFormats],
  );
  const span = useMemo(() => eventSpan(event), [event]);
  return (
    <article className={styles.page}>
      <p className={styles.origin}>{calendar.title}</p>
      <h1 className={styles.title}>{event.title ?? t('calendar:Reserved')}</h1>
      {span ? (
        <EventDetails span={span} formats={formats} zone={tz} configuration={data} />
      ) : (
        <p>{t('calendar:The times of this event cannot be read.')}</p>
      )}
      {!event.all_day && (
        <p className={styles.zone}>{t('calendar:Times are in %zone%.', { zone: writeZone(tz) })}</p>
      )}
    </article>
  );
}

export { EventPointerPage as Component, loader };
