import {
  type HTMLAttributes,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useState,
} from 'react';
import type { EventStore } from '#src/calendar/events/event-store.ts';
import type { EventSpan } from '#src/calendar/model/event.ts';
import type { GridPlace } from '#src/calendar/model/move-event.ts';
import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import type { DayRange } from '#src/util/day-numbers.ts';
import type { EventLook, ViewIntents } from '../views/calendar-view.ts';
import type { ComposedEvent } from './composed-event.ts';
import { copyByKeys } from './copy-keys.ts';
import { DraftStore } from './event-draft.ts';
import { cellPlace, isCell, newTimes, placeAtPoint } from './place-at-point.ts';
import { useDrag } from './use-drag.ts';
import { useGridChoosing } from './use-grid-choosing.ts';
import { type MoveSteps, useMoveKeys } from './use-move-keys.ts';
import { useMoveRules } from './use-move-rules.ts';
import { useMoveShortcuts } from './use-move-shortcuts.ts';

interface EventMovesProps {
  grid: RefObject<HTMLElement | null>;
  events: EventStore;
  subCalendars: readonly SubCalendar[];
  /** The days that the view shows. */
  range: DayRange;
  eventLook: Pick<EventLook, 'chosen'>;
  composed: ComposedEvent;
  intents: Pick<ViewIntents, 'change' | 'create' | 'clipboard' | 'write'>;
  steps: MoveSteps;
  focusAt: (target: EventSpan, subCalendarId: number | null) => void;
  /** What other keys do. */
  onKeyDown: NonNullable<HTMLAttributes<HTMLElement>['onKeyDown']>;
}

/**
 * Moves, resizes and copies the events of a grid by mouse, touch and keys, chooses several, and draws new ones. A double
 * click or Enter on an empty place adds one there. Their elements have the event's id in `data-event`; for the cells, see
 * `placeAtPoint`.
 */
export function useEventMoves(props: EventMovesProps) {
  const { events, subCalendars, eventLook, composed, range, intents, ...grid } = props;
  const { resolution, neighbor } = grid.steps;
  const [drafts] = useState(() => new DraftStore(composed, neighbor !== undefined));
  const { target, refuse, isChangeable } = useMoveRules({ events, subCalendars, intents });
  const { chosen } = eventLook;
  const choosing = useGridChoosing({
    ...{ grid: grid.grid, drafts, chosen, range, refuse },
    ...{ locate: target.locate, lastHours: target.lastHours },
    isPossible: isChangeable,
    write: intents.write,
  });
  const shared = { ...target, gather: choosing.gather, onRest: choosing.onRest, drafts };
  useMoveShortcuts({ mayAdd: target.mayAdd, mayChange: isChangeable });
  const moveByKeys = useMoveKeys({ ...shared, ...grid });
  const { handlers, hasDragged } = useDrag({ ...shared, grid: grid.grid, resolution });
  const add = (cell: HTMLElement, place: GridPlace | null) => {
    if (!intents.create || !place) return;
    const { subCalendarId: id } = place;
    if (id !== null && !target.mayMoveTo(id)) target.refusePlace();
    else intents.create(newTimes(cell, place, resolution), id);
  };
  return {
    drafts,
    /** For the grid's element. */
    pointerHandlers: {
      ...handlers,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (!choosing.onPointerDown(event)) handlers.onPointerDown(event);
      },
      onClickCapture: (event: MouseEvent<HTMLElement>) => {
        handlers.onClickCapture(event);
        choosing.onClick(event);
      },
      onKeyUp: choosing.onKeyUp,
      onDoubleClick: ({ target: cell, clientX: x, clientY: y }: MouseEvent<HTMLElement>) => {
        if (!isCell(cell) || !grid.grid.current) return;
        add(cell, placeAtPoint(grid.grid.current, cell, { x, y }, { resolution, isAllDay: false }));
      },
    },
    hasDragged,
    onKeyDown: (event: Parameters<typeof grid.onKeyDown>[0]) => {
      const isHandled =
        choosing.onKeyDown(event) ||
        moveByKeys(event) ||
        copyByKeys(event, { ...target, chosen }, intents);
      if (isHandled) event.preventDefault();
      else {
        choosing.extend(event, () => grid.onKeyDown(event));
        const { key, target: cell } = event;
        const isFree = key === 'Enter' && !event.defaultPrevented && isCell(cell);
        if (isFree) add(cell, cellPlace(cell, false));
      }
    },
  };
}
