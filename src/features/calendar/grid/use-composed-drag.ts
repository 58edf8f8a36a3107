import { type RefObject, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import type { GridPlace } from '#src/calendar/model/move-event.ts';
import type { Edge } from '../event/event-element.ts';
import type { ComposedEvent } from './composed-event.ts';
import { type DragDraft, dragDraft, eventDraft } from './drag-draft.ts';
import { ghostBoxes } from './Ghost.tsx';
import { edgeAt, elementInGrid, isPointIn, type Point, placeAtPoint } from './place-at-point.ts';
import { isSamePlace } from './press.ts';
import { scrollAtEdge } from './scroll-at-edge.ts';
import type { MoveTarget } from './use-move-rules.ts';

interface ComposedDrag extends Pick<MoveTarget, 'mayMoveTo'> {
  composed: ComposedEvent;
  grid: RefObject<HTMLElement | null>;
  /** The length of a step among hours, in minutes. */
  resolution: number;
}

/** A press on a ghost of the event of a form. */
interface Grip {
  readonly pointerId: number;
  readonly draft: DragDraft;
  readonly edge: Edge | null;
  readonly from: GridPlace;
  to: GridPlace;
  last: Point;
  isDown: boolean;
}

/** Events that follow a press, which the form would take for one beside it. */
const followers = ['mousedown', 'mouseup', 'click', 'touchstart', 'touchend'] as const;

/**
 * Drags the event of an open form to other places, and its edges to other times, while the form stays open and follows.
 * Escape puts it back.
 */
export function useComposedDrag({ composed, grid, resolution, mayMoveTo }: ComposedDrag): void {
  const grip = useRef<Grip>(null);
  const follow = () => {
    const { current } = grip;
    const top = current && grid.current && elementInGrid(grid.current, current.last);
    if (!current || !top) return;
    const { from, edge, draft } = current;
    const { isAllDay } = draft.times;
    const to = placeAtPoint(top, current.last, { resolution, isAllDay });
    if (!to || isSamePlace(to, current.to)) return;
    const { subCalendarId: id } = to;
    if (edge === null && id !== null && id !== from.subCalendarId && !mayMoveTo(id)) return;
    current.to = to;
    const { times, target } = dragDraft(draft, { from, to, edge, resolution });
    composed.move(times, target.event.sub_calendar_ids);
  };
  const onPress = useEffectEvent((event: PointerEvent) => {
    const found = findGrip(event, { composed, grid: grid.current, resolution });
    grip.current = found;
    if (!found) return;
    block(event);
    if (event.target instanceof Element) event.target.setPointerCapture(event.pointerId);
    scrollAtEdge(grid, {
      pointer: () => (found.isDown ? found.last : null),
      onScroll: follow,
    });
  });
  const onMove = useEffectEvent((event: PointerEvent) => {
    const { current } = grip;
    if (!current?.isDown || current.pointerId !== event.pointerId) return;
    current.last = { x: event.clientX, y: event.clientY };
    follow();
  });
  const onEnd = useEffectEvent(() => {
    if (grip.current) grip.current.isDown = false;
  });
  const onFollower = useEffectEvent((event: Event) => {
    // A click by a key follows no press.
    if (grip.current && !(event instanceof MouseEvent && event.detail === 0)) block(event);
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !grip.current?.isDown) return;
    const { draft } = grip.current;
    grip.current.isDown = false;
    composed.move(draft.times, draft.original.event.sub_calendar_ids);
    block(event);
  });
  const isFormOpen = useSyncExternalStore(composed.watch, () => composed.span !== null);
  // The form is modal, and listens at the document: whatever is beside it belongs to the form.
  useEffect(() => {
    if (!isFormOpen) return;
    const listening = new AbortController();
    const options = { capture: true, passive: false, signal: listening.signal };
    window.addEventListener('pointerdown', (event) => onPress(event), options);
    window.addEventListener('pointermove', (event) => onMove(event), options);
    window.addEventListener('pointerup', () => onEnd(), options);
    window.addEventListener('pointercancel', () => onEnd(), options);
    window.addEventListener('keydown', (event) => onKey(event), options);
    for (const name of followers) {
      window.addEventListener(name, (event) => onFollower(event), options);
    }
    return () => {
      listening.abort();
      onEnd();
      grip.current = null;
    };
  }, [isFormOpen]);
}

function block(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** The grip that a press gets on a ghost of the form's event; null for any other press. */
function findGrip(
  event: PointerEvent,
  {
    composed: { span },
    grid,
    resolution,
  }: Pick<ComposedDrag, 'composed' | 'resolution'> & { grid: HTMLElement | null },
): Grip | null {
  const { pointerId, button, isPrimary, pointerType, target, clientX: x, clientY: y } = event;
  const isBesideForm = target instanceof Element && !target.closest('[role="dialog"]');
  if (!span || !grid || !isBesideForm || button !== 0 || !isPrimary) return null;
  const point = { x, y };
  const ghost = ghostBoxes
    .within(grid)
    .find(({ draft, element }) => draft.target === span && isPointIn(element, point));
  const top = ghost && elementInGrid(grid, point);
  const from = top && placeAtPoint(top, point, { resolution, isAllDay: span.event.all_day });
  if (!from) return null;
  const edge = ghost.edges && edgeAt(ghost.element, ghost.edges, point, pointerType === 'touch');
  const draft = eventDraft(span, ghost.draft.subCalendarId, false);
  return { pointerId, draft, edge, from, to: from, last: point, isDown: true };
}
