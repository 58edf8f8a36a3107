import { type KeyboardEvent, type MouseEvent, type PointerEvent, useLayoutEffect } from 'react';
import { cellPlace, type GridCell, newTimes } from '#src/calendar/layout/grid-geometry.ts';
import type { GridPlace } from '#src/calendar/model/move-event.ts';
import { copyByKeys } from './copy-keys.ts';
import type { DraftStore } from './draft-store.ts';
import type { GestureRelay } from './gesture-relay.ts';
import { gridCells } from './grid-cells.ts';
import { MoveHint } from './MoveHint.tsx';
import { placeAtPoint } from './place-at-point.ts';
import { useComposedDrag } from './use-composed-drag.ts';
import { useDrag } from './use-drag.ts';
import { useEmptyClick } from './use-empty-click.ts';
import { useGridChoosing } from './use-grid-choosing.ts';
import type { GridFocus } from './use-grid-focus.ts';
import { type MoveKeys, useMoveKeys } from './use-move-keys.ts';
import { useMoveRules } from './use-move-rules.ts';
import type { ViewProps } from './view-props.ts';
import type { OnKey } from './waiting-gestures.ts';

export interface EventMovesProps
  extends Pick<
      ViewProps,
      'events' | 'subCalendars' | 'eventLook' | 'range' | 'composed' | 'intents' | 'formats'
    >,
    Pick<GridFocus<never>, 'grid'>,
    Pick<MoveKeys, 'steps' | 'focusAt'> {
  drafts: DraftStore;
  relay: GestureRelay;
}

/**
 * Moves, resizes and copies the events of a grid by mouse, touch and keys, chooses several, and draws new ones. A click or
 * Enter on an empty place adds one there. Views tell what is drawn where by `gridCells` and `useEventMark`.
 */
export function EventMoves(props: EventMovesProps) {
  const { events, subCalendars, eventLook, range, intents, grid, drafts, relay } = props;
  const { steps, focusAt, composed } = props;
  const { resolution } = steps;
  const { target, isChangeable } = useMoveRules({ events, subCalendars, intents });
  const { chosen } = eventLook;
  const choosing = useGridChoosing({
    grid,
    drafts,
    chosen,
    range,
    locate: target.locate,
    lastHours: target.lastHours,
    isPossible: isChangeable,
  });
  const shared = { ...target, gather: choosing.gather, onRest: choosing.onRest, drafts, grid };
  const moveByKeys = useMoveKeys({ ...shared, steps, focusAt });
  const { handlers, hasDragged } = useDrag({ ...shared, resolution });
  useComposedDrag({ ...target, composed, grid, resolution });
  const add = (cell: GridCell, place: GridPlace | null) => {
    if (!place || !target.allowsPlace(place.subCalendarId)) return;
    intents.create?.(newTimes(cell, place, resolution), place.subCalendarId);
  };
  const clicks = useEmptyClick({
    chosen,
    openDay: intents.openDay,
    mayAdd: target.mayAdd,
    add: ({ target, clientX: x, clientY: y }) => {
      const cell = gridCells.at(target);
      if (!cell) return;
      add(cell, placeAtPoint(cell.element, { x, y }, { resolution, isAllDay: false }));
    },
  });
  const gestures = {
    ...handlers,
    ...clicks,
    hasDragged,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!choosing.onPointerDown(event)) handlers.onPointerDown(event);
    },
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      handlers.onClickCapture(event);
      choosing.onClick(event);
    },
    onKeyUp: choosing.onKeyUp,
    onKeyDown: (event: KeyboardEvent<HTMLElement>, onOther: OnKey) => {
      const isHandled =
        choosing.onKeyDown(event) ||
        moveByKeys(event) ||
        copyByKeys(event, { ...target, chosen, clipboard: intents.clipboard });
      if (isHandled) event.preventDefault();
      else {
        choosing.extend(event, () => onOther(event));
        const isFree = event.key === 'Enter' && !event.defaultPrevented;
        const cell = isFree ? gridCells.at(event.target) : null;
        if (cell) add(cell, cellPlace(cell, false));
      }
    },
  };
  // The grid's element, whose handlers pass on what happens there, is not a part of this.
  useLayoutEffect(() => relay.connect(gestures));
  return <MoveHint {...props} />;
}
