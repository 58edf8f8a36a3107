import { Tabs } from '@base-ui/react/tabs';
import { useState } from 'react';
import { listComments, listEventHistory, listSignups } from '#generated/calendar/fetchers.ts';
import { loadLater } from '#src/api/loaded.ts';
import type { CalendarFormats } from '#src/calendar/words/calendar-formats.ts';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { Comments } from './Comments.tsx';
import styles from './EventTalk.module.css';
import { type EventPlace, eventPath, mostEntries } from './event-place.ts';
import { History } from './History.tsx';
import { Signups } from './Signups.tsx';
import { TalkPanel } from './TalkPanel.tsx';

export type TalkPart = 'signups' | 'comments' | 'history';

interface EventTalkProps {
  place: EventPlace;
  /** The zone of all times; null is the device's. */
  zone: string | null;
  formats: CalendarFormats;
  /** The part that is open; null for none. */
  part: TalkPart | null;
  onOpen: (part: TalkPart) => void;
  /** True if the form to sign up has been asked for, which then gets the focus. */
  isSignupAsked: boolean;
}

/** Shows what people said and did about an event: sign-ups, comments, and history, each read when opened. */
export function EventTalk(props: EventTalkProps) {
  const { place, zone, formats, part, onOpen, isSignupAsked } = props;
  const t = useTranslate();
  const { event, calendar } = place;
  const { sub_calendars, event_fields } = calendar.configuration;
  const { signup, comments_count, rights } = event;
  // What is being typed stays when the visitor loses the right to it.
  const [openedParts, setOpenedParts] = useState<readonly TalkPart[]>([]);
  if (part !== null && !openedParts.includes(part)) setOpenedParts([...openedParts, part]);
  const isOpened = (name: TalkPart) => openedParts.includes(name);
  const titles = {
    signups: (isOpened('signups') || signup !== undefined) && countedTitle(t, signup?.count),
    comments:
      (isOpened('comments') || comments_count !== undefined || rights.comment) &&
      (comments_count === undefined
        ? t('calendar:Comments')
        : t('calendar:Comments (%count%)', { count: comments_count })),
    history: t('calendar:History'),
  };
  const path = eventPath(place);
  const query = { limit: mostEntries, ...(zone !== null && { tz: zone }) };
  const words = { t, formats, zone, subCalendars: sub_calendars, fields: event_fields };
  const input = { path, query: { limit: mostEntries } };
  return (
    <Tabs.Root value={part} onValueChange={onOpen} className={styles.talk}>
      <Tabs.List className={styles.tabs} aria-label={t('calendar:About the event')}>
        {talkParts.map(
          (name) =>
            titles[name] && (
              <Tabs.Tab key={name} value={name} className={styles.tab}>
                {titles[name]}
              </Tabs.Tab>
            ),
        )}
      </Tabs.List>
      {isOpened('signups') && (
        <TalkPanel value="signups" place={place} load={() => loadLater(listSignups(input))}>
          {({ results }) => (
            <Signups place={place} zone={zone} read={results} isAsked={isSignupAsked} />
          )}
        </TalkPanel>
      )}
      {isOpened('comments') && (
        <TalkPanel value="comments" place={place} load={() => loadLater(listComments(input))}>
          {({ results }) => <Comments place={place} read={results} />}
        </TalkPanel>
      )}
      {isOpened('history') && (
        <TalkPanel
          value="history"
          place={place}
          load={() => loadLater(listEventHistory({ path, query }))}
        >
          {({ results }) => <History place={place} words={words} entries={results} />}
        </TalkPanel>
      )}
    </Tabs.Root>
  );
}

const talkParts = ['signups', 'comments', 'history'] as const;

function countedTitle(t: Translate, count?: number | null): string {
  return count ? t('calendar:Sign-ups (%count%)', { count }) : t('calendar:Sign-ups');
}
