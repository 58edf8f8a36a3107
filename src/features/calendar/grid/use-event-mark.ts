import type { EventSpan } from '#src/calendar/model/event.ts';
import { listSigns } from '#src/calendar/model/event-signs.ts';
import { useMayChange } from '../commands/command-right.ts';
import { useChosenState } from '../event/chosen-events.ts';
import { type EventBox, eventBoxes } from '../event/event-element.ts';
import type { EventLook } from '../event/event-look.ts';
import { type CellBox, cellBoxes } from './grid-cells.ts';

/**
 * Returns the attributes of an event's element, including whether it is chosen, for the styles and assistive
 * technology, and the `ref` that tells gestures and keys about it.
 * @param box its place in a grid, and the edges by which it could be resized there.
 */
export function useEventMark(
  look: Pick<EventLook, 'chosen' | 'name'>,
  span: EventSpan,
  box?: CellBox & Pick<EventBox, 'edges'>,
) {
  const { id } = span.event;
  const mayChange = useMayChange(span.event);
  const { isChosen, isCut } = useChosenState(look.chosen, id);
  const edges = mayChange && box ? box.edges : null;
  return {
    ref: (element: HTMLElement | null) => {
      eventBoxes.ref({ span, edges })(element);
      if (box) cellBoxes.ref(box)(element);
    },
    'aria-label': look.name(span, isChosen),
    'data-event': id,
    // Drawn by the styles: the name says what they mean.
    'data-signs': listSigns(span).join(' ') || undefined,
    'data-chosen': isChosen ? '' : undefined,
    'data-cut': isCut ? '' : undefined,
    'data-resize': edges?.axis,
  };
}
