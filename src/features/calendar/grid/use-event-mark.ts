import type { EventSpan } from '#src/calendar/model/event.ts';
import { useMayChange } from '../commands/command-right.ts';
import { useChosenState } from '../event/chosen-events.ts';
import type { EventLook } from '../event/event-look.ts';

/**
 * Returns the attributes of an event's element, including whether it is chosen, for the styles and assistive
 * technology.
 * @param end where its end is, by which those resize it who may change it; null if that is out of sight.
 */
export function useEventMark(
  look: Pick<EventLook, 'chosen' | 'name'>,
  span: EventSpan,
  end: 'down' | 'across' | null = null,
) {
  const { id } = span.event;
  const mayChange = useMayChange(span.event);
  const { isChosen, isCut } = useChosenState(look.chosen, id);
  return {
    'aria-label': look.name(span, isChosen),
    'data-event': id,
    'data-chosen': isChosen ? '' : undefined,
    'data-cut': isCut ? '' : undefined,
    'data-resize': end !== null && mayChange ? end : undefined,
  };
}
