import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import type { EventSpan } from '#src/calendar/model/event.ts';
import { type DayRange, overlaps } from '#src/util/day-numbers.ts';
import { type Commands, useCommands } from '../commands/commands-context.ts';
import { affectedSpans, type ChosenEvents } from '../event/chosen-events.ts';
import type { ShownEvent } from '../event/event-element.ts';
import { deleteEvents } from './delete-events.ts';
import { isCombination } from './key-combination.ts';

interface Choosing {
  chosen: ChosenEvents;
  /** True if the visitor may change events, so that it makes sense to choose some. */
  isPossible: boolean;
  locate: (element: Element) => ShownEvent | null;
  /** The events of the view, in its order; one may be among them more than once. */
  listSpans: () => readonly EventSpan[];
  /** The days whose events are in sight, around which the view may draw others; by default, all are. */
  range?: DayRange | undefined;
  /** Takes the focus from an event that is about to disappear, together with others. */
  leave: (shown: ShownEvent, deleted: ReadonlySet<string>) => void;
}

/**
 * Chooses several events of a view: by Ctrl or Cmd and a click or Space one by one, by Shift as far as another one, by Ctrl
 * and A those in sight; by touch with a long press, then by taps. Escape chooses none, and gives up what is cut. Delete deletes those that are chosen,
 * or the focused one.
 */
export function useChoosing(choosing: Choosing) {
  const { chosen, isPossible, locate, listSpans, range } = choosing;
  const commands = useCommands();
  const listOrder = () => listSpans().map(({ event }) => event.id);
  const isInSight = ({ days }: EventSpan) => !range || overlaps(days, range);
  const isTouch = useRef(false);
  const chooseShown = ({ span: { event } }: ShownEvent, isRange: boolean) => {
    if (isRange) chosen.chooseTo(event.id, listOrder());
    else chosen.toggle(event.id);
  };
  return {
    onPointerDown: ({ pointerType }: PointerEvent): void => {
      isTouch.current = pointerType === 'touch';
    },
    onClick: (event: MouseEvent<HTMLElement>): void => {
      const { target, shiftKey } = event;
      if (!isPossible || event.defaultPrevented || !(target instanceof Element)) return;
      const shown = locate(target);
      const isAdding = hasControl(event) || (isTouch.current && chosen.count() > 0);
      if (!shown || !(shiftKey || isAdding)) return;
      chooseShown(shown, shiftKey);
      shown.element.focus();
      event.preventDefault();
      event.stopPropagation();
    },
    /** Returns whether it has handled a key. */
    onKeyDown: (event: KeyboardEvent<HTMLElement>): boolean => {
      const { target, key } = event;
      if (!isPossible || !(target instanceof Element)) return false;
      const shown = locate(target);
      if (isCombination(event, 'a')) {
        chosen.choose(
          listSpans()
            .filter(isInSight)
            .map(({ event: { id } }) => id),
        );
      } else if (shown && isChoosingSpace(event)) chooseShown(shown, event.shiftKey);
      else if (key === 'Escape' && !chosen.isEmpty) chosen.giveUp();
      else return key === 'Delete' && !event.repeat && deleteByKey(shown, choosing, commands);
      return true;
    },
    // Otherwise, the space bar would press the button.
    onKeyUp: (event: KeyboardEvent<HTMLElement>): void => {
      const { target } = event;
      const isOnEvent = target instanceof Element && locate(target) !== null;
      if (isPossible && isOnEvent && isChoosingSpace(event)) event.preventDefault();
    },
    /** Chooses the events between which Shift and an arrow key move the focus. @param move moves it. */
    extend: (event: KeyboardEvent<HTMLElement>, move: () => void): void => {
      const { target, shiftKey, ctrlKey, altKey, metaKey } = event;
      const isExtending = isPossible && shiftKey && !ctrlKey && !altKey && !metaKey;
      const from = isExtending && target instanceof Element ? locate(target) : null;
      move();
      const to = document.activeElement && locate(document.activeElement);
      if (!from || !to || to.span === from.span) return;
      const { id } = from.span.event;
      if (!chosen.ids.has(id)) chosen.toggle(id);
      chosen.chooseTo(to.span.event.id, listOrder());
    },
    /** A finger has rested on an event without moving it. */
    onRest: ({ span }: ShownEvent): void => chosen.toggle(span.event.id),
  };
}

function deleteByKey(
  shown: ShownEvent | null,
  { chosen, leave }: Choosing,
  commands: Commands,
): boolean {
  const spans = affectedSpans(chosen, shown);
  if (spans.length === 0) return false;
  const leaveShown = (deleted: ReadonlySet<string>) => shown && leave(shown, deleted);
  deleteEvents(spans, { chosen, leave: leaveShown }, commands);
  return true;
}

/** Returns whether a click adds to what is chosen, or takes away from it. */
export function hasControl({ ctrlKey, metaKey }: Pick<MouseEvent, 'ctrlKey' | 'metaKey'>): boolean {
  return ctrlKey || metaKey;
}

function isChoosingSpace({ key, ctrlKey, shiftKey, altKey, metaKey }: KeyboardEvent): boolean {
  return key === ' ' && (ctrlKey || shiftKey) && !altKey && !metaKey;
}
