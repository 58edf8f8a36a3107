import { type MouseEvent, useRef } from 'react';
import { useDocumentEvent } from '#src/ui/use-document-event.ts';
import type { ChosenEvents } from '../event/chosen-events.ts';
import { isPhone } from '../formats/phone-query.ts';
import { hasControl } from '../selection/use-choosing.ts';
import { gridCells } from './grid-cells.ts';
import { isLayerOpen } from './is-layer-open.ts';
import type { ViewProps } from './view-props.ts';

interface EmptyClick {
  chosen: ChosenEvents;
  openDay: ViewProps['intents']['openDay'];
  /** False for visitors who may only view, to whom a single click does not say so. */
  mayAdd: boolean;
  /** Adds an event where a click was. */
  add: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * A click on empty space adds an event there; on a phone, whose month has no room for one, it opens the day. A click that
 * closes a window or a menu, or gives up what is chosen, does nothing else, and while events are cut, it only focuses the
 * cell into which they are pasted next. A double click always adds one event.
 */
export function useEmptyClick({ chosen, openDay, mayAdd, add }: EmptyClick) {
  const closesSomething = useRef(false);
  const hasAdded = useRef(false);
  // Before anything closes.
  useDocumentEvent('pointerdown', true, () => {
    closesSomething.current = !chosen.isEmpty || isLayerOpen();
  });
  return {
    onClick: (event: MouseEvent<HTMLElement>) => {
      const { detail, shiftKey, defaultPrevented, target } = event;
      const cell = gridCells.at(target);
      // The second click of a double click.
      if (!cell || detail > 1) return;
      hasAdded.current = false;
      if (closesSomething.current || shiftKey || hasControl(event) || defaultPrevented) return;
      if (cell.kind === 'day' && openDay && isPhone()) {
        openDay(cell.day);
        return;
      }
      if (!mayAdd) return;
      hasAdded.current = true;
      add(event);
    },
    onDoubleClick: (event: MouseEvent<HTMLElement>) => {
      if (!hasAdded.current) add(event);
      hasAdded.current = false;
    },
  };
}
