import { useState } from 'react';
import type { CalendarEvent, EventSpan } from '#src/calendar/model/event.ts';
import { useEvent } from '#src/calendar/store/use-events.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Popover } from '#src/ui/overlay/Popover.tsx';
import { useEventElement } from '../event/event-element.ts';
import type { ViewProps } from '../grid/view-props.ts';
import type { CardContentProps } from './CardContent.tsx';

export const LazyCardContent = lazyPart(() => import('./CardContent.tsx'), 'CardContent');

interface EventCardProps extends Omit<CardContentProps, 'id' | 'known' | 'seen' | 'onClose'> {
  eventLook: ViewProps['eventLook'];
  /** The id of the open event; null for none. */
  eventId: string | null;
  /** The element that opened the card; null if a link did. */
  opener: HTMLElement | null;
  /** The element that it points at while the view does not show the event. */
  heading: HTMLElement | null;
  /** The element that it points at once the event has disappeared. */
  place: HTMLElement | null;
  onClose: () => void;
  /** Called when the card has disappeared. */
  onClosed: () => void;
}

interface OpenEvent {
  readonly id: string;
  /** The event as it was when it was last among those that have been read. */
  readonly seen: EventSpan | null;
  /** The event as it has been read for the card alone, for example from a link. */
  readonly linked: CalendarEvent | null;
}

/** The open event, beside the element that opened it or shows it. Follows changes of the event while it is open. */
export function EventCard(props: EventCardProps) {
  const { eventId, opener, heading, place, eventLook, onRead, onClose, onClosed, ...content } =
    props;
  const t = useTranslate();
  const knownSpan = useEvent(content.calendar.events, eventId ?? '');
  const { last, seen, setLinked, forget } = useOpenEvent(eventId, knownSpan);
  const named = last?.seen?.event ?? last?.linked;
  // It is gone after a step through the browser's history.
  const origin = opener?.isConnected ? opener : null;
  const drawnElement = useEventElement(origin ? null : (eventId ?? last?.id ?? null));
  const anchor = origin ?? drawnElement ?? heading;
  return (
    <Popover
      open={eventId !== null}
      title={named ? eventLook.title(named) : t('calendar:Event')}
      anchor={seen && !knownSpan ? (place ?? anchor) : anchor}
      // Its first control may be far below when and where the event is.
      initialFocus={null}
      onClose={onClose}
      onClosed={() => {
        forget();
        onClosed();
      }}
    >
      {last && (
        <LazyCardContent
          key={last.id}
          {...content}
          id={last.id}
          known={knownSpan}
          seen={last.seen}
          onRead={(event) => {
            setLinked(last.id, event);
            if (!last.seen) onRead(event);
          }}
          onClose={onClose}
          fallback={<Skeleton shape="lines" label={t('common:Loading')} />}
        />
      )}
    </Popover>
  );
}

/**
 * Keeps what the card shows, also while it closes.
 * @param known the open event, if it is among those that have been read.
 */
function useOpenEvent(eventId: string | null, known: EventSpan | null) {
  const [last, setLast] = useState<OpenEvent | null>(null);
  const isSame = last?.id === eventId;
  // It may be deleted while it is open.
  const seen = known ?? (isSame ? (last?.seen ?? null) : null);
  if (eventId !== null && (!isSame || last?.seen !== seen)) {
    setLast({ id: eventId, seen, linked: isSame ? (last?.linked ?? null) : null });
  }
  return {
    last,
    seen,
    /** Tells the event as it has been read for the card alone. */
    setLinked: (id: string, linked: CalendarEvent) =>
      setLast((open) => (open?.id === id ? { ...open, linked } : open)),
    forget: () => setLast(null),
  };
}
