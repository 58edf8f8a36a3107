import { type DragEvent, type KeyboardEvent, type SyntheticEvent, useState } from 'react';
import type { Moves, Side, Step } from './order.ts';

interface MovableItem {
  /** Tells it apart from the others of its list. */
  key: string;
  /** A name of its list in lower case: an item can be dropped only beside others of the same list. */
  list: string;
  moves: Moves;
}

interface MoveActs {
  /** Moves the item past the next one. */
  onMoveBy: (step: Step) => void;
  /** Moves the one with the key beside the item. */
  onMoveTo: (key: string, side: Side) => void;
}

/** The edge of an item that a dragged one would be put at. */
type Edge = 'top' | 'bottom' | 'start' | 'end';

/**
 * Moves an item by dragging it to another one, or by Alt and the arrow keys on the control in it that has
 * `aria-keyshortcuts`. Touch screens use a menu, because a held finger opens it.
 * @returns the handlers and states of the item's element.
 */
export function useMoves({ key, list, moves }: MovableItem, { onMoveBy, onMoveTo }: MoveActs) {
  const [edge, setEdge] = useState<Edge | null>(null);
  const [isDragged, setDragged] = useState(false);
  if (moves === 'none') return { 'data-movable': false };
  // The data of a dragged item, in addition to a link's own, with which it can be dropped elsewhere.
  const type = `application/x-${list}`;
  const isOverAnother = ({ dataTransfer }: DragEvent) =>
    !isDragged && dataTransfer.types.includes(type);
  return {
    'data-movable': true,
    'data-edge': edge ?? undefined,
    'data-dragged': isDragged || undefined,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = isOwn(event) && isMovedFrom(event.target) ? readStep(event) : undefined;
      if (!step) return;
      // Otherwise, browsers go back or forward in their history.
      event.preventDefault();
      onMoveBy(step);
    },
    onDragStart: (event: DragEvent<HTMLElement>) => {
      if (!isOwn(event)) return;
      const { dataTransfer, currentTarget, clientX, clientY } = event;
      dataTransfer.setData(type, key);
      dataTransfer.effectAllowed = 'all';
      const { left, top } = currentTarget.getBoundingClientRect();
      dataTransfer.setDragImage(currentTarget, clientX - left, clientY - top);
      setDragged(true);
    },
    onDragEnd: () => setDragged(false),
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (!isOverAnother(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
      setEdge(nearestEdge(event));
    },
    onDragLeave: () => setEdge(null),
    onDrop: (event: DragEvent<HTMLElement>) => {
      setEdge(null);
      if (!isOverAnother(event)) return;
      event.preventDefault();
      const droppedEdge = nearestEdge(event);
      const side = droppedEdge === 'top' || droppedEdge === 'start' ? 'before' : 'after';
      onMoveTo(event.dataTransfer.getData(type), side);
    },
  };
}

/** An item may contain others, which move on their own. */
function isOwn({ target, currentTarget }: SyntheticEvent): boolean {
  return target instanceof Element && target.closest('[data-movable]') === currentTarget;
}

function isMovedFrom(target: EventTarget): boolean {
  return target instanceof Element && target.hasAttribute('aria-keyshortcuts');
}

function readStep(event: KeyboardEvent<HTMLElement>): Step | undefined {
  if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl';
  const steps: Readonly<Record<string, Step>> = {
    ArrowUp: 'earlier',
    ArrowDown: 'later',
    ArrowLeft: isReversed ? 'later' : 'earlier',
    ArrowRight: isReversed ? 'earlier' : 'later',
  };
  return steps[event.key];
}

/** Items that are alone on their lines are put above or below another one, others before or after it. */
function nearestEdge({ currentTarget, clientX, clientY }: DragEvent<HTMLElement>): Edge {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const lineWidth = currentTarget.closest('ul')?.clientWidth ?? 0;
  if (lineWidth < 2 * width) return clientY < top + height / 2 ? 'top' : 'bottom';
  const isLeft = clientX < left + width / 2;
  const isReversed = getComputedStyle(currentTarget).direction === 'rtl';
  return isLeft === isReversed ? 'end' : 'start';
}
