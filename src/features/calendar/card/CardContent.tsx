import { useRef, useState } from 'react';
import { getEvent } from '#generated/calendar/fetchers.ts';
import { AwaitSection } from '#src/actions/AwaitSection.tsx';
import { useSectionData } from '#src/actions/use-section-data.ts';
import { hasId } from '#src/api/errors.ts';
import { loadLater } from '#src/api/loaded.ts';
import { type CalendarEvent, type EventSpan, eventSpan } from '#src/calendar/model/event.ts';
import type { ChangedEvent } from '#src/calendar/store/event-calls.ts';
import { useEventChanges } from '#src/calendar/store/use-event-changes.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { EventTalk, type TalkPart } from '../activity/EventTalk.tsx';
import { useIsSignupOffered } from '../activity/signup-state.ts';
import { EventDetails } from '../event/EventDetails.tsx';
import { RemindMe } from '../reminders/RemindMe.tsx';
import { ShareEvent } from '../share/ShareEvent.tsx';
import { CardActions } from './CardActions.tsx';
import type { CardProps } from './card-props.ts';
import { GoneEvent } from './GoneEvent.tsx';

export interface CardContentProps extends CardProps {
  /** The id of the event. */
  id: string;
  /** The event, if it is among those that have been read. */
  known: EventSpan | null;
  /** The event as it was when it was last among them; null if it never was. */
  seen: EventSpan | null;
  /** Called with an event that is not among them, once it has been read for the card alone. */
  onRead: (event: CalendarEvent) => void;
}

/** Shows the content of an event's card, and the actions on the event. */
export function CardContent({ id, known, seen, onRead, ...props }: CardContentProps) {
  const [change, setChange] = useState<ChangedEvent | null>(null);
  // Reading the range of a linked event must not close the parts that the reader has opened meanwhile.
  const [isLinked, setLinked] = useState(known === null);
  useEventChanges(props.calendar.events, seen?.event ?? { id }, setChange);
  if (known && !isLinked) return <SpanContent {...props} span={known} />;
  if (seen && !known && change?.kind === 'deleted') {
    return <GoneEvent {...props} span={seen} change={change} />;
  }
  return (
    <LinkedEvent
      {...props}
      id={id}
      known={known}
      change={change}
      onRead={onRead}
      onFailed={() => setLinked(false)}
      seen={seen?.event ?? null}
    />
  );
}

interface LinkedEventProps extends CardProps, Pick<CardContentProps, 'id' | 'known' | 'onRead'> {
  /** The event that the card has shown before. */
  seen: CalendarEvent | null;
  /** The latest change of it. */
  change: ChangedEvent | null;
  /** Called if the event cannot be read, so that only reading its range shows it. */
  onFailed: () => void;
}

/** An event that is not among those that have been read, for example from a link. */
function LinkedEvent(linkedProps: LinkedEventProps) {
  const { id, known, seen, change, onRead, onFailed, ...props } = linkedProps;
  const { address } = props.calendar;
  const latest = useRef(seen);
  const query = props.zone === null ? {} : { tz: props.zone };
  const readLatest = async (): Promise<{ event: CalendarEvent; isGone: boolean } | undefined> => {
    try {
      const event = await getEvent({ path: { calendar: address, eventId: id }, query });
      if (!event) return;
      latest.current = event;
      onRead(event);
      return { event, isGone: false };
    } catch (error) {
      if (latest.current && hasId(error, 'event_not_found')) {
        return { event: latest.current, isGone: true };
      }
      onFailed();
      throw error;
    }
  };
  const { data, read, reread } = useSectionData(() => loadLater(readLatest()), { atOnce: true });
  return (
    data && (
      <AwaitSection resolve={data} onRetry={read}>
        {(found) => (
          <FollowedEvent {...props} {...found} known={known} change={change} onChange={reread} />
        )}
      </AwaitSection>
    )
  );
}

interface FollowedEventProps extends CardProps, Pick<CardContentProps, 'known'> {
  event: CalendarEvent;
  isGone: boolean;
  change: ChangedEvent | null;
  onChange: () => void;
}

/** The store may lose such an event when it changes, so it is also read again. */
function FollowedEvent({ event, isGone, known, change, onChange, ...props }: FollowedEventProps) {
  const t = useTranslate();
  const [latest, setLatest] = useState(change);
  useEventChanges(props.calendar.events, event, (eventChange) => {
    setLatest(eventChange);
    onChange();
  });
  const span = known ?? eventSpan(event);
  if (!span) return <p>{t('calendar:The times of this event cannot be read.')}</p>;
  return isGone && !known ? (
    <GoneEvent {...props} span={span} change={latest} />
  ) : (
    <SpanContent {...props} span={span} />
  );
}

function SpanContent({ span, ...props }: CardProps & { span: EventSpan }) {
  const { calendar, formats, zone, secondZone, intents, onDuplicate, onEdit } = props;
  const { event } = span;
  const place = { calendar, event };
  const [part, setPart] = useState<TalkPart | null>(null);
  const [isSignupAsked, setSignupAsked] = useState(false);
  const isSignupOffered = useIsSignupOffered(event, zone) && part !== 'signups';
  const actions = { span, formats, intents, onDuplicate, onEdit };
  const details = (
    <EventDetails
      span={span}
      formats={formats}
      zone={zone}
      secondZone={secondZone}
      configuration={calendar.configuration}
    />
  );
  if (event.is_reserved) {
    return (
      <>
        {details}
        <CardActions {...actions} />
      </>
    );
  }
  return (
    <>
      {details}
      <EventTalk
        place={place}
        zone={zone}
        formats={formats}
        part={part}
        isSignupAsked={isSignupAsked}
        onOpen={(name) => {
          setPart(name);
          setSignupAsked(false);
        }}
      />
      <CardActions
        {...actions}
        {...(isSignupOffered && {
          onSignUp: () => {
            setPart('signups');
            setSignupAsked(true);
          },
        })}
      >
        <RemindMe
          target={{
            calendar: calendar.address,
            eventId: event.id,
            name: event.title ?? '',
          }}
        />
        <ShareEvent place={place} />
      </CardActions>
    </>
  );
}
