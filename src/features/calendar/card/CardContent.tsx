import { getEvent } from '#generated/calendar/fetchers.ts';
import { AwaitSection } from '#src/actions/AwaitSection.tsx';
import { useSectionData } from '#src/actions/use-section-data.ts';
import { loadLater } from '#src/api/loaded.ts';
import { useEventChanges } from '#src/calendar/events/use-event-changes.ts';
import { type CalendarEvent, type EventSpan, eventSpan } from '#src/calendar/model/event.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import type { ReadableCalendar } from '../calendar-loader.ts';
import { EventDetails } from '../event/EventDetails.tsx';
import { ShareEvent } from '../share/ShareEvent.tsx';
import { EventTalk } from '../talk/EventTalk.tsx';
import type { ViewProps } from '../views/calendar-view.ts';
import type { WriteRequest } from '../writes/write-requests.ts';
import { CardActions } from './CardActions.tsx';

interface PartProps extends Pick<ViewProps, 'formats' | 'zone' | 'secondZone' | 'intents'> {
  calendar: ReadableCalendar;
  /** Closes the card and makes a change. */
  onWrite: (request: WriteRequest) => void;
  /** Closes the card and opens the editor. */
  onEdit: (eventId: string) => void;
}

export interface CardContentProps extends PartProps {
  /** The id of the event. */
  id: string;
  /** The event, if it has been read. */
  known: EventSpan | null;
}

/** What the card of an event shows, and what can be done with the event. */
export function CardContent({ id, known, ...props }: CardContentProps) {
  return known ? <SpanContent {...props} span={known} /> : <LinkedEvent {...props} id={id} />;
}

/** An event that is not among those that have been read, for example from a link. */
function LinkedEvent({ id, ...props }: PartProps & { id: string }) {
  const { address } = props.calendar;
  const query = props.zone === null ? {} : { tz: props.zone };
  const load = () => loadLater(getEvent({ path: { calendar: address, eventId: id }, query }));
  const { data, read, reread } = useSectionData(load, { atOnce: true });
  return (
    data && (
      <AwaitSection resolve={data} onRetry={read}>
        {(found) => <FollowedEvent {...props} event={found} onChange={reread} />}
      </AwaitSection>
    )
  );
}

type FollowedEventProps = PartProps & { event: CalendarEvent; onChange: () => void };

/** Such an event is not in the store, so it is read again when it changes. */
function FollowedEvent({ event, onChange, ...props }: FollowedEventProps) {
  const t = useTranslate();
  useEventChanges(props.calendar.events, event, onChange);
  const span = eventSpan(event);
  return span ? (
    <SpanContent {...props} span={span} />
  ) : (
    <p>{t('calendar:The times of this event cannot be read.')}</p>
  );
}

function SpanContent({ span, ...props }: PartProps & { span: EventSpan }) {
  const { calendar, formats, zone, secondZone, intents, onWrite, onEdit } = props;
  const { configuration } = calendar;
  const { event } = span;
  const actions = { span, formats, clipboard: intents.clipboard, onWrite, onEdit };
  return (
    <>
      <EventDetails
        span={span}
        subCalendars={configuration.sub_calendars}
        fields={configuration.event_fields}
        formats={formats}
        zone={zone}
        secondZone={secondZone}
      />
      {!event.is_reserved && (
        <EventTalk place={{ calendar, event }} {...{ zone, formats, onWrite }} />
      )}
      {event.is_reserved ? (
        <CardActions {...actions} />
      ) : (
        <ShareEvent place={{ calendar, event }}>
          {(button) => <CardActions {...actions}>{button}</CardActions>}
        </ShareEvent>
      )}
    </>
  );
}
