import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';
import type { LastHours } from '#src/calendar/store/last-hours.ts';
import type { DayRange } from '#src/util/day-numbers.ts';
import { useCommands } from '../commands/commands-context.ts';
import type { ChosenEvents } from '../event/chosen-events.ts';
import { eventBoxes, type ShownEvent } from '../event/event-element.ts';
import { hasControl, useChoosing } from '../selection/use-choosing.ts';
import type { DraftStore } from './draft-store.ts';
import { type DragDraft, withOthers } from './drag-draft.ts';
import { gridCells } from './grid-cells.ts';
import { useLasso } from './use-lasso.ts';

interface GridChoosing {
  grid: RefObject<HTMLElement | null>;
  drafts: DraftStore;
  lastHours: LastHours;
  chosen: ChosenEvents;
  isPossible: boolean;
  locate: (element: Element) => ShownEvent | null;
  /** The days that the view shows; it may draw others around them. */
  range: DayRange;
}

/**
 * Chooses events of a grid, also by Shift and a drag on empty space those in a frame. A click on empty space chooses none.
 * Those that are chosen are dragged together.
 */
export function useGridChoosing({ grid, drafts, lastHours, ...rules }: GridChoosing) {
  const { chosen, isPossible } = rules;
  const { findDenial } = useCommands();
  const startLasso = useLasso({ grid, drafts, chosen });
  /** True if the latest press has drawn a frame, so that its end is no click on empty space. */
  const hasDrawn = useRef(false);
  const { onClick, onPointerDown, ...choosing } = useChoosing({
    ...rules,
    listSpans: () => (grid.current ? eventBoxes.within(grid.current).map(({ span }) => span) : []),
    // The events disappear, but the day stays.
    leave: ({ element }) => gridCells.around(element)?.element.focus(),
  });
  return {
    ...choosing,
    /** Returns whether it chooses events. */
    onPointerDown: (event: PointerEvent<HTMLElement>): boolean => {
      const { target, shiftKey, button } = event;
      onPointerDown(event);
      hasDrawn.current = isPossible && shiftKey && button === 0 && gridCells.at(target) !== null;
      if (hasDrawn.current) startLasso(event);
      return hasDrawn.current;
    },
    onClick: (event: MouseEvent<HTMLElement>): void => {
      const isPlain = !event.shiftKey && !hasControl(event) && !event.defaultPrevented;
      const isOnEmpty = isPlain && gridCells.at(event.target) !== null && !hasDrawn.current;
      if (isPossible && isOnEmpty) chosen.clear();
      else onClick(event);
    },
    /** The draft of an event, with the other chosen ones if it is chosen, too. */
    gather: (draft: DragDraft): DragDraft => {
      const { event } = draft.original;
      if (!chosen.ids.has(event.id)) return draft;
      const others = chosen.spans.filter((span) => span.event.id !== event.id);
      const possible = others.filter(
        (span) => findDenial({ kind: 'update', event: span.event }) === null,
      );
      return withOthers(draft, possible, { leftOut: others.length - possible.length, lastHours });
    },
  };
}
