import type { EventSpan } from '#src/calendar/model/event.ts';
import type { EventLook } from '../views/calendar-view.ts';
import { useIsChosen } from './chosen-events.ts';

/** What the button of an event tells about it, also whether it is chosen, for the styles and assistive technology. */
export function useEventMark(look: Pick<EventLook, 'chosen' | 'name'>, span: EventSpan) {
  const isChosen = useIsChosen(look.chosen, span.event.id);
  return {
    'aria-label': look.name(span, isChosen),
    'data-event': span.event.id,
    'data-chosen': isChosen ? '' : undefined,
  };
}
