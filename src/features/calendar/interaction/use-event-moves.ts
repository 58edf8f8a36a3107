import { useSetAtom } from 'jotai';
import { type HTMLAttributes, type MouseEvent, type RefObject, useState } from 'react';
import type { EventStore } from '#src/calendar/events/event-store.ts';
import type { CalendarEvent, EventSpan } from '#src/calendar/model/event.ts';
import type { GridPlace } from '#src/calendar/model/move-event.ts';
import { roleHas } from '#src/calendar/model/rights.ts';
import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import type { WantedTime } from '#src/calendar/model/wanted-time.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { statusAtom } from '#src/status/status.ts';
import type { ViewIntents } from '../views/calendar-view.ts';
import { copyByKeys } from './copy-keys.ts';
import { DraftStore, draftChanges, type EventDraft, newEventDraft } from './event-draft.ts';
import { cellCalendar, cellPlace, newTimes, placeAtPoint } from './place-at-point.ts';
import { useDrag } from './use-drag.ts';
import { type MoveSteps, useMoveKeys } from './use-move-keys.ts';
import { useMoveShortcuts } from './use-move-shortcuts.ts';

/** An event in a grid. */
export interface ShownEvent {
  readonly span: EventSpan;
  readonly element: HTMLElement;
  /** That of its row or column; null if they have none. */
  readonly subCalendarId: number | null;
}

/** What can be moved in a grid, and where to. */
export interface MoveTarget {
  /** The event that an element shows; null if it shows none. */
  locate: (element: Element) => ShownEvent | null;
  /** Whether the visitor may change an event; if not, this is said. */
  allows: (span: EventSpan) => boolean;
  /** Whether the visitor may add events to a sub-calendar. */
  mayMoveTo: (subCalendarId: number) => boolean;
  /** Says that the visitor may not. */
  refusePlace: () => void;
  /** Whether the visitor may add events. */
  mayAdd: boolean;
  /** The draft of a new event; null if the visitor may not add it to the sub-calendar, which is said. */
  draftNew: (
    times: WantedTime,
    subCalendarId: number | null,
    isByKeys: boolean,
  ) => EventDraft | null;
  /** Makes the change of a draft, or asks for what a new event needs. */
  keep: (draft: EventDraft, isCopy: boolean) => void;
}

interface EventMovesProps {
  grid: RefObject<HTMLElement | null>;
  events: EventStore;
  subCalendars: readonly SubCalendar[];
  intents: Pick<ViewIntents, 'change' | 'create' | 'clipboard'>;
  steps: MoveSteps;
  focusAt: (target: EventSpan, subCalendarId: number | null) => void;
  /** What other keys do. */
  onKeyDown: NonNullable<HTMLAttributes<HTMLElement>['onKeyDown']>;
}

/**
 * Moves, resizes and copies the events of a grid by mouse, touch and keys, and draws new ones. A double click
 * or Enter on an empty place adds one there. Their elements have the event's id in `data-event`; for the cells, see
 * `placeAtPoint`.
 */
export function useEventMoves({ events, subCalendars, intents, ...grid }: EventMovesProps) {
  const t = useTranslate();
  const showStatus = useSetAtom(statusAtom);
  const { resolution } = grid.steps;
  const [drafts] = useState(() => new DraftStore());
  const mayMoveTo = (id: number) => {
    const subCalendar = subCalendars.find((one) => one.id === id);
    return subCalendar !== undefined && roleHas(subCalendar.role, 'add');
  };
  const refusePlace = () => {
    const text = message('calendar:You may not add events to this calendar.');
    showStatus({ type: 'info', text });
  };
  const target: MoveTarget = {
    locate: (element) => {
      const shown = element.closest<HTMLElement>('[data-event]');
      const span = events.find(shown?.dataset['event'] ?? '');
      if (!shown || !span) return null;
      const cell = shown.closest<HTMLElement>('[role="gridcell"]');
      return { span, element: shown, subCalendarId: cell && cellCalendar(cell) };
    },
    allows: ({ event }) => {
      if (mayChange(event)) return true;
      showStatus({ type: 'info', text: message('calendar:You may not change this event.') });
      return false;
    },
    mayMoveTo,
    refusePlace,
    mayAdd: intents.create !== null,
    draftNew: (times, subCalendarId, isByKeys) => {
      const title = t('calendar:New event');
      const isAllowed = subCalendarId === null || mayMoveTo(subCalendarId);
      if (isAllowed) return newEventDraft(times, { title, subCalendarId, isByKeys });
      refusePlace();
      return null;
    },
    keep: (draft, isCopy) => {
      if (draft.isNew) intents.create?.(draft.times, draft.subCalendarId);
      else intents.change(draft.original.event, draftChanges(draft), isCopy);
    },
  };
  useMoveShortcuts(target.mayAdd);
  const moveByKeys = useMoveKeys({ ...target, ...grid, drafts });
  const { handlers, hasDragged } = useDrag({ ...target, drafts, grid: grid.grid, resolution });
  const add = (cell: HTMLElement, place: GridPlace | null) => {
    if (!intents.create || !place) return;
    const { subCalendarId: id } = place;
    if (id !== null && !mayMoveTo(id)) refusePlace();
    else intents.create(newTimes(cell, place, resolution), id);
  };
  return {
    drafts,
    /** For the grid's element. */
    pointerHandlers: {
      ...handlers,
      onDoubleClick: ({ target: cell, clientX: x, clientY: y }: MouseEvent<HTMLElement>) => {
        if (!isCell(cell) || !grid.grid.current) return;
        add(cell, placeAtPoint(grid.grid.current, { x, y }, { resolution, isAllDay: false }));
      },
    },
    hasDragged,
    onKeyDown: (event: Parameters<typeof grid.onKeyDown>[0]) => {
      if (moveByKeys(event) || copyByKeys(event, target, intents)) event.preventDefault();
      else {
        grid.onKeyDown(event);
        const { key, target: cell } = event;
        const isFree = key === 'Enter' && !event.defaultPrevented && isCell(cell);
        if (isFree) add(cell, cellPlace(cell, false));
      }
    },
  };
}

function isCell(target: EventTarget): target is HTMLElement {
  return target instanceof HTMLElement && target.matches('[role="gridcell"]');
}

/** Whether the visitor may change an event now: the right may end while the page is open. */
function mayChange({ rights }: CalendarEvent): boolean {
  return rights.change && (rights.until === null || Date.parse(rights.until) > Date.now());
}
