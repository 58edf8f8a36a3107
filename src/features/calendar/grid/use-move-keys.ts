import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { cellTimes } from '#src/calendar/layout/grid-geometry.ts';
import type { EventSpan } from '#src/calendar/model/event.ts';
import { isBar } from '#src/calendar/model/event.ts';
import {
  resizeTimes,
  shiftTimes,
  stretchTimes,
  switchWholeDays,
} from '#src/calendar/model/move-event.ts';
import { useDocumentEvent } from '#src/ui/use-document-event.ts';
import { minutesPerDay } from '#src/util/day-numbers.ts';
import type { Edge } from '../event/event-element.ts';
import { isAltA, type PressedKeys } from '../selection/key-combination.ts';
import type { DraftStore } from './draft-store.ts';
import { type DragDraft, isUnchanged, moveDraft } from './drag-draft.ts';
import { focusMoved } from './focus-moved.ts';
import { gridCells } from './grid-cells.ts';
import { markMoving } from './mark-moving.ts';
import type { ChosenMoves, MoveTarget } from './use-move-rules.ts';

/** An arrow key: to later (1) or earlier (-1) columns, and down (1) or up (-1). */
export interface ArrowStep {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

/** The effects of arrow keys on an event in a view. */
export interface MoveSteps {
  /** By how many minutes it moves. */
  readonly move: (step: ArrowStep, span: EventSpan) => number;
  /** By how many minutes its start or end moves. */
  readonly resize: (step: ArrowStep, span: EventSpan) => number;
  /** The length of a step among hours, in minutes. */
  readonly resolution: number;
  /** True if up leads from the first hour of a day to the whole day, and down back to hours. */
  readonly hasDaysAboveHours?: boolean;
  /** The next row or column that is a sub-calendar's, and how many days away it is. */
  readonly neighbor?: (
    id: number,
    step: ArrowStep,
    span: EventSpan,
  ) => { id: number; days: number };
}

export interface MoveKeys extends MoveTarget, ChosenMoves {
  drafts: DraftStore;
  grid: RefObject<HTMLElement | null>;
  steps: MoveSteps;
  /** Focuses the cell in which an event would be, in whichever range that is. */
  focusAt: (target: EventSpan, subCalendarId: number | null) => void;
}

/**
 * Moves the focused event by Alt and arrows, its end by Alt, Shift and arrows, and its start by Control, Shift and arrows,
 * until Enter keeps it or Escape gives it up. Alt and A make it last all day, or give it its hours again. In a focused cell, Shift and arrows draw a new event,
 * which arrows without Shift move. Returns a handler that tells whether it has handled a key.
 */
export function useMoveKeys(keys: MoveKeys): (event: KeyboardEvent<HTMLElement>) => boolean {
  const { drafts, grid, focusAt, locate, allows, commit } = keys;
  const element = useRef<HTMLElement>(null);
  /** Returns the change that a key makes to a draft; null if it does nothing. */
  const findChange = (event: PressedKeys): ((draft: DragDraft) => DragDraft) | null => {
    const { key } = event;
    if (!isArrow(key)) return isAltA(event) ? switchDraft : null;
    return (draft) =>
      stepDraft(draft, arrowStep(key, grid.current), { ...keys, edge: wantedEdge(event) });
  };
  const show = (draft: DragDraft) => {
    drafts.show(draft);
    focusAt(draft.target, draft.subCalendarId);
  };
  const stop = () => {
    markMoving(grid.current, null);
    drafts.show(null);
  };
  const giveUp = (draft: DragDraft) => {
    stop();
    if (element.current?.isConnected) element.current.focus();
    else focusAt(draft.original, draft.from);
  };
  // Always listens, because the grid would otherwise render when a move begins and ends.
  useDocumentEvent('keydown', true, (event) => {
    const draft = drafts.ofKeys();
    if (!draft || modifiers.has(event.key)) return;
    const { key } = event;
    const change = findChange(event);
    if (change) show(change(draft));
    else if (key === 'Enter' && !isUnchanged(draft)) {
      stop();
      commit(draft, false);
      if (!draft.isNew) focusMoved(grid, draft.target);
    } else if (key === 'Enter' || key === 'Escape') giveUp(draft);
    else return stop();
    event.preventDefault();
    event.stopPropagation();
  });
  useDocumentEvent('pointerdown', true, () => {
    if (drafts.ofKeys()) stop();
  });
  const draw = (target: HTMLElement, change: (draft: DragDraft) => DragDraft): boolean => {
    const cell = keys.mayAdd ? gridCells.at(target) : null;
    if (!cell) return false;
    element.current = cell.element;
    const draft = keys.draftNew(cellTimes(cell), cell.subCalendarId, true);
    if (draft) show(change(draft));
    return true;
  };
  return (event) => {
    const { altKey, ctrlKey, metaKey, shiftKey, target } = event;
    const change = findChange(event);
    if (!change || !(target instanceof HTMLElement)) return false;
    const found = locate(target);
    // Without Alt, Shift and an arrow choose further events.
    if (!found) return !altKey && shiftKey && !ctrlKey && !metaKey && draw(target, change);
    if (!altKey && !(shiftKey && ctrlKey)) return false;
    if (!allows(found.span)) return true;
    element.current = target;
    const draft = keys.draftShown(found, true);
    const gathered = shiftKey ? draft : keys.gather(draft);
    markMoving(grid.current, gathered);
    show(change(gathered));
    return true;
  };
}

const modifiers: ReadonlySet<string> = new Set(['Alt', 'Control', 'Meta', 'Shift']);

function isArrow(key: string): boolean {
  return key.startsWith('Arrow');
}

/** The edge that an arrow moves with Shift: the end, or with Control the start. */
function wantedEdge({ shiftKey, ctrlKey }: PressedKeys): Edge | null {
  if (!shiftKey) return null;
  return ctrlKey ? 'start' : 'end';
}

function switchDraft(draft: DragDraft): DragDraft {
  const { times, lastHours } = draft;
  return { ...moveDraft(draft, switchWholeDays(times, lastHours)), stretch: 0 };
}

function arrowStep(key: string, grid: HTMLElement | null): ArrowStep {
  const isReversed = grid !== null && getComputedStyle(grid).direction === 'rtl';
  switch (key) {
    case 'ArrowRight':
      return { x: isReversed ? -1 : 1, y: 0 };
    case 'ArrowLeft':
      return { x: isReversed ? 1 : -1, y: 0 };
    case 'ArrowDown':
      return { x: 0, y: 1 };
    default:
      return { x: 0, y: -1 };
  }
}

/** Returns whether a step leads from the first hour of a day to the whole day, or back. */
function leavesHours({ y }: ArrowStep, { times, target }: DragDraft, resolution: number): boolean {
  if (times.isAllDay) return y === 1;
  const minuteOfDay = times.start % minutesPerDay;
  return y === -1 && minuteOfDay < resolution && !isBar(target);
}

interface StepOptions {
  steps: MoveSteps;
  mayMoveTo: (subCalendarId: number) => boolean;
  /** The edge that moves; null if the whole event does. */
  edge: Edge | null;
}

function stepDraft(
  draft: DragDraft,
  step: ArrowStep,
  { steps, mayMoveTo, edge }: StepOptions,
): DragDraft {
  const { target, times, subCalendarId } = draft;
  if (edge && draft.isNew) {
    const stretched = stretchTimes(times, draft.stretch, steps.resize(step, target));
    return { ...moveDraft(draft, stretched.times), stretch: stretched.stretch };
  }
  if (edge) {
    const by = steps.resize(step, target);
    return moveDraft(draft, resizeTimes(times, { edge, by, step: steps.resolution }));
  }
  if (steps.hasDaysAboveHours && leavesHours(step, draft, steps.resolution)) {
    return switchDraft(draft);
  }
  const by = steps.move(step, target);
  if (subCalendarId === null || !steps.neighbor) return moveDraft(draft, shiftTimes(times, by));
  let next = { id: subCalendarId, days: 0 };
  let days = 0;
  // Past those where the visitor may not add events.
  do {
    const from = next.id;
    next = steps.neighbor(from, step, target);
    days += next.days;
    if (next.id === from && next.days === 0) break;
  } while (!mayMoveTo(next.id) && next.id !== subCalendarId);
  if (!mayMoveTo(next.id) && next.id !== subCalendarId) return draft;
  return moveDraft(draft, shiftTimes(times, by + days * minutesPerDay), next.id);
}
