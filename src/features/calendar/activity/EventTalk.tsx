import { useState } from 'react';
import { listComments, listEventHistory, listSignups } from '#generated/calendar/fetchers.ts';
import { loadLater } from '#src/api/loaded.ts';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import type { CalendarFormats } from '../formats/calendar-formats.ts';
import { Comments } from './Comments.tsx';
import { Disclosure } from './Disclosure.tsx';
import styles from './EventTalk.module.css';
import { type EventPlace, eventPath, mostEntries } from './event-place.ts';
import { History } from './History.tsx';
import { Signups } from './Signups.tsx';

interface EventTalkProps {
  place: EventPlace;
  /** The zone of all times; null is the device's. */
  zone: string | null;
  formats: CalendarFormats;
}

/** Shows what people said and did about an event: comments, sign-ups, and history, each read when opened. */
export function EventTalk({ place, zone, formats }: EventTalkProps) {
  const t = useTranslate();
  const { event, calendar } = place;
  const { sub_calendars, event_fields } = calendar.configuration;
  const { signup, comments_count, rights } = event;
  // What is being typed stays when the visitor loses the right to it.
  const [shownParts, setShownParts] = useState({ comments: false, signups: false });
  const comments = shownParts.comments || comments_count !== undefined || rights.comment;
  const signups = shownParts.signups || signup !== undefined;
  if (comments !== shownParts.comments || signups !== shownParts.signups)
    setShownParts({ comments, signups });
  const path = eventPath(place);
  const query = { limit: mostEntries, ...(zone !== null && { tz: zone }) };
  const words = { t, formats, zone, subCalendars: sub_calendars, fields: event_fields };
  const input = { path, query: { limit: mostEntries } };
  return (
    <div className={styles.talk}>
      {signups && (
        <Disclosure
          place={place}
          title={countedTitle(t, signup?.count)}
          load={() => loadLater(listSignups(input))}
        >
          {({ results }) => <Signups place={place} zone={zone} read={results} />}
        </Disclosure>
      )}
      {comments && (
        <Disclosure
          place={place}
          title={
            comments_count === undefined
              ? t('calendar:Comments')
              : t('calendar:Comments (%count%)', { count: comments_count })
          }
          load={() => loadLater(listComments(input))}
        >
          {({ results }) => <Comments place={place} read={results} />}
        </Disclosure>
      )}
      <Disclosure
        place={place}
        title={t('calendar:History')}
        load={() => loadLater(listEventHistory({ path, query }))}
      >
        {({ results }) => <History place={place} words={words} entries={results} />}
      </Disclosure>
    </div>
  );
}

function countedTitle(t: Translate, count?: number | null): string {
  return count ? t('calendar:Sign-ups (%count%)', { count }) : t('calendar:Sign-ups');
}
