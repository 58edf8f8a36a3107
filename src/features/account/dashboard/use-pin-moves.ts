import { type DragEvent, type KeyboardEvent, useState } from 'react';
import type { UserCalendar } from '../user-calendar.ts';
import type { PinMoves, PinPlace, PinStep } from './pin-order.ts';

export interface PinMoveActs {
  /** Moves a pinned calendar past the next one. Must be stable across renders, or all tiles render again. */
  onMoveBy: (calendar: UserCalendar, step: PinStep) => void;
  /** Moves a pinned calendar beside another one. Must be stable, too. */
  onMoveTo: (id: number, place: PinPlace) => void;
}

/** The edge of a tile that a dragged one would be put at. */
type Edge = 'top' | 'bottom' | 'start' | 'end';

/** The data of a dragged pin, in addition to the link's own, with which it can be dropped elsewhere. */
const pinType = 'application/x-pinned-calendar';

/**
 * Moves a pinned calendar by dragging its link to another one, or by Alt and the arrow keys. Touch screens use the menu,
 * because a held finger opens it.
 * @returns the tile's handlers and states.
 */
export function usePinMoves(
  calendar: UserCalendar,
  moves: PinMoves,
  { onMoveBy, onMoveTo }: PinMoveActs,
) {
  const [edge, setEdge] = useState<Edge | null>(null);
  const [isDragged, setDragged] = useState(false);
  if (moves === 'none') return {};
  const isOverAnother = ({ dataTransfer }: DragEvent) =>
    !isDragged && dataTransfer.types.includes(pinType);
  return {
    'data-edge': edge ?? undefined,
    'data-dragged': isDragged || undefined,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = event.target instanceof HTMLAnchorElement ? readStep(event) : undefined;
      if (!step) return;
      // Otherwise, browsers go back or forward in their history.
      event.preventDefault();
      onMoveBy(calendar, step);
    },
    onDragStart: ({ dataTransfer, currentTarget, clientX, clientY }: DragEvent<HTMLElement>) => {
      dataTransfer.setData(pinType, String(calendar.id));
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
      onMoveTo(Number(event.dataTransfer.getData(pinType)), { id: calendar.id, side });
    },
  };
}

function readStep(event: KeyboardEvent<HTMLElement>): PinStep | undefined {
  if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl';
  const steps: Readonly<Record<string, PinStep>> = {
    ArrowUp: 'earlier',
    ArrowDown: 'later',
    ArrowLeft: isReversed ? 'later' : 'earlier',
    ArrowRight: isReversed ? 'earlier' : 'later',
  };
  return steps[event.key];
}

/** Tiles that are alone on their lines are put above or below another one, others before or after it. */
function nearestEdge({ currentTarget, clientX, clientY }: DragEvent<HTMLElement>): Edge {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const lineWidth = currentTarget.closest('ul')?.clientWidth ?? 0;
  if (lineWidth < 2 * width) return clientY < top + height / 2 ? 'top' : 'bottom';
  const isLeft = clientX < left + width / 2;
  const isReversed = getComputedStyle(currentTarget).direction === 'rtl';
  return isLeft === isReversed ? 'end' : 'start';
}
