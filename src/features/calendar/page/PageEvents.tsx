import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { type CalendarEvent, eventSpan } from '#src/calendar/model/event.ts';
import { useEvent } from '#src/calendar/store/use-events.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useWhenIdle } from '#src/ui/use-when-idle.ts';
import { currentAddress } from '#src/util/current-address.ts';
import { supportedDay } from '#src/util/day-numbers.ts';
import { namesDay, newEventId } from '../address/calendar-state.ts';
import type { ReadableCalendar } from '../address/readable-calendar.ts';
import { EventCard, LazyCardContent } from '../card/EventCard.tsx';
import { type Commands, CommandsContext } from '../commands/commands-context.ts';
import { findAround, findEventElement, findTabStop } from '../event/event-element.ts';
import { RequestedMenu } from '../menu/RequestedMenu.tsx';
import { EventPreview } from '../preview/EventPreview.tsx';
import type { useOpenView } from './use-open-view.ts';
import type { usePageCommands } from './use-page-commands.ts';
import type { RecentPlace } from './use-recent-place.ts';

const CommandExecution = lazyPart(() => import('./CommandExecution.tsx'), 'CommandExecution');

interface PageEventsProps {
  calendar: ReadableCalendar;
  open: ReturnType<typeof useOpenView>;
  page: ReturnType<typeof usePageCommands>;
  recent: RecentPlace;
  /** The page's heading, at its top. */
  heading: HTMLElement | null;
}

/** The card of the open event, the forms of events, and what carries out the page's commands. */
export function PageEvents({ calendar, open, page, recent, heading }: PageEventsProps) {
  const { view, shown, form } = open;
  const { state, change } = open.address;
  const { anchor, setAnchor } = open.card;
  const { commands, queue, isUsed } = page;
  const { eventId, editing } = state;
  const { actAfterCard, onCardClosed } = useAfterCard(eventId);
  // What is needed later must not delay the code of the view.
  const loadLater = useCallback(
    () => view.Part.preload().then(() => [LazyCardContent.preload(), CommandExecution.preload()]),
    [view],
  );
  useWhenIdle(loadLater);
  const returnTo = useReturnToEvent(editing);
  const goToLinked = useLinkedDay(open);
  const place = useMemo(() => findAround(anchor), [anchor]);
  const closeCard = () => change({ eventId: null }, 'replace');
  const actFromCard = (act: () => void) => {
    setAnchor(place);
    closeCard();
    actAfterCard(act, place);
  };
  const duplicate = (event: CalendarEvent) => {
    form.setStart({ kind: 'copy', event });
    change({ editing: newEventId, eventId: null }, 'push');
  };
  const cardCommands: Commands = {
    ...commands,
    dispatch: (wanted, options) => actFromCard(() => commands.dispatch(wanted, options)),
  };
  return (
    <>
      <CommandsContext value={cardCommands}>
        <EventCard
          {...shown}
          calendar={calendar}
          eventId={eventId}
          opener={anchor}
          heading={heading}
          place={place}
          onRead={goToLinked}
          onDuplicate={(event) => actFromCard(() => duplicate(event))}
          onEdit={(id) => {
            closeCard();
            actAfterCard(() => change({ editing: id, eventId: null }, 'push'));
          }}
          onClosed={onCardClosed}
          onClose={closeCard}
        />
      </CommandsContext>
      <EventPreview {...shown} openId={eventId} />
      <RequestedMenu
        {...shown}
        selection={state.sub}
        onSelect={(sub) => change({ sub }, 'replace')}
        onEdit={(id) => change({ editing: id, eventId: null }, 'push')}
        onDuplicate={duplicate}
      />
      <CommandExecution
        // A store has its calendar and time zone for life.
        key={shown.events.id}
        {...shown}
        calendar={calendar}
        queue={queue}
        form={form}
        recent={recent}
        onEdit={(id, savedId) => {
          returnTo(savedId);
          change({ editing: id }, id === null ? 'replace' : 'push');
        }}
        isWanted={isUsed || editing !== null || form.start !== null || recent.anchor !== null}
        onMissing={() => {
          queue.clear();
          form.setStart(null);
          recent.close();
          change({ editing: null }, 'replace');
        }}
      />
    </>
  );
}

/** Shows the day of the event of a link. Returns a function that does so once it is read for the card alone. */
function useLinkedDay({ address: { state, change }, card, shown }: PageEventsProps['open']) {
  const { eventId } = state;
  const goToLinked = (event: CalendarEvent) => {
    const days = eventSpan(event)?.days;
    const { first, last } = shown.range;
    // The results of a search are of all days.
    if (!days || state.query !== '' || namesDay(currentAddress())) return;
    if (days.first > last || days.last < first) {
      change({ date: supportedDay(days.first) }, 'replace');
    }
  };
  const linkedSpan = useEvent(
    shown.events,
    card.anchor === null && eventId !== null ? eventId : '',
  );
  const linkedId = linkedSpan?.event.id;
  const onLinkedKnown = useEffectEvent(() => {
    if (linkedSpan) goToLinked(linkedSpan.event);
  });
  // Days around the range are read ahead, and with them perhaps the event of a link.
  useEffect(() => {
    if (linkedId !== undefined) onLinkedKnown();
  }, [linkedId]);
  return goToLinked;
}

/**
 * Focuses the event that has been in the editor, if the view shows it when the editor has closed. Returns a function that
 * tells its id if that is another one, as of a new event.
 */
function useReturnToEvent(editing: string | null): (savedId: string | undefined) => void {
  const last = useRef(editing);
  const savedEventId = useRef<string>(undefined);
  // The view has drawn its events by then.
  useEffect(() => {
    const id = savedEventId.current ?? last.current;
    last.current = editing;
    savedEventId.current = undefined;
    if (id === null || editing !== null) return;
    // A deleted event is in no view anymore.
    (findEventElement(id) ?? findTabStop())?.focus();
  }, [editing]);
  return (savedId) => {
    savedEventId.current = savedId;
  };
}

/** Does what people ask for in the card of an event once it has closed, so that what opens then keeps the focus. */
function useAfterCard(eventId: string | null) {
  const afterCard = useRef<{ act: () => void; place: HTMLElement | null }>(null);
  const takeWaiting = () => {
    const waiting = afterCard.current;
    afterCard.current = null;
    return waiting;
  };
  /** Another event has opened before the card has closed, and has the focus. */
  const onCardReused = useEffectEvent(() => takeWaiting()?.act());
  // Events are opened in many ways, also by the browser's history.
  useEffect(() => {
    if (eventId !== null) onCardReused();
  }, [eventId]);
  return {
    /** @param place has the focus before and after a question. */
    actAfterCard: (act: () => void, place: HTMLElement | null = null) => {
      afterCard.current = { act, place };
    },
    onCardClosed: () => {
      const waiting = takeWaiting();
      waiting?.place?.focus();
      waiting?.act();
    },
  };
}
