import { useEffect, useEffectEvent } from 'react';
import type { EventSpan } from '#src/calendar/model/event.ts';
import type { ShownEvents } from '#src/calendar/store/shown-events.ts';
import { useDayEvents } from '#src/calendar/store/use-events.ts';
import { useDocumentEvent } from '#src/ui/use-document-event.ts';
import { findEventElement, useDrawnElement } from '../event/event-element.ts';
import { gridCells } from '../grid/grid-cells.ts';
import './shown-hit.css';

interface ShownHitProps {
  span: EventSpan;
  shownEvents: ShownEvents;
  /** Called once it has the focus, or the reader does something else. */
  onEnd: () => void;
}

/** Focuses and marks a found event as soon as the view has drawn it, or its day if the view has no room for it there. */
export function ShownHit({ span, shownEvents, onEnd }: ShownHitProps) {
  const { event, days } = span;
  const { isRead } = useDayEvents(shownEvents, { first: days.first, last: days.first });
  const find = () => findEventElement(event.id) ?? (isRead ? findDay(days.first) : null);
  const drawnElement = useDrawnElement(find);
  const onDrawn = useEffectEvent(() => {
    // The view may have drawn the event in the same moment in which its day was read.
    const element = find();
    if (!element) return;
    mark(element);
    onEnd();
  });
  // Only elements that are in the document can have the focus.
  useEffect(() => {
    if (drawnElement) onDrawn();
  }, [drawnElement]);
  useDocumentEvent('pointerdown', true, onEnd);
  useDocumentEvent('keydown', true, onEnd);
  return null;
}

function findDay(day: number): HTMLElement | null {
  return gridCells.within(document).find((cell) => cell.day === day)?.element ?? null;
}

function mark(element: HTMLElement): void {
  element.dataset['found'] = '';
  element.addEventListener('blur', () => delete element.dataset['found'], { once: true });
  element.focus();
}
