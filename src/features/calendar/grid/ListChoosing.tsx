import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type TouchEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import type { GridCell } from '#src/calendar/layout/grid-geometry.ts';
import type { EventSpan } from '#src/calendar/model/event.ts';
import { useHold } from '#src/ui/use-hold.ts';
import {
  type EventBox,
  eventBoxes,
  findShownEvent,
  type ShownEvent,
} from '../event/event-element.ts';
import { useChoosing } from '../selection/use-choosing.ts';
import { copyByKeys } from './copy-keys.ts';
import type { GestureRelay } from './gesture-relay.ts';
import { findDayList } from './grid-cells.ts';
import type { Point } from './place-at-point.ts';
import { useMoveRules } from './use-move-rules.ts';
import type { ViewProps } from './view-props.ts';
import type { OnKey } from './waiting-gestures.ts';

export type ListChoosingProps = Pick<
  ViewProps,
  'events' | 'subCalendars' | 'eventLook' | 'intents'
> & {
  /** The days whose events are in sight; by default, all are. */
  range?: ViewProps['range'];
  /** The events in the order of the list. */
  listSpans: () => readonly EventSpan[];
  /** True if the list is in a window, which Escape closes. */
  isInWindow?: boolean;
  relay: GestureRelay;
};

/**
 * Chooses, copies, cuts and deletes events of a list or table, each in an `li` or `tr` of its own. A list has its day in
 * `data-day`.
 */
export function ListChoosing(props: ListChoosingProps) {
  const { events, subCalendars, eventLook, intents, range, listSpans, isInWindow, relay } = props;
  const { chosen } = eventLook;
  const { target, isChangeable } = useMoveRules({ events, subCalendars, intents });
  /** The day of the list, or that on which the event of a table's row begins. */
  const findCell = (element: Element): GridCell | null => {
    const list = findDayList(element);
    const shown = list ? null : locate(element);
    return (
      list?.cell ?? (shown && { kind: 'day', day: shown.span.days.first, subCalendarId: null })
    );
  };
  const choosing = useChoosing({
    chosen,
    locate,
    isPossible: isChangeable,
    listSpans,
    range,
    leave: focusNeighbor,
  });
  // A finger that rests on text selects it.
  const findPressed = (element: Element) => (eventBoxes.around(element) ? locate(element) : null);
  const { hasRested, onPointerDown, ...press } = useLongPress(
    findPressed,
    isChangeable ? choosing.onRest : requestMenu,
  );
  const gestures = {
    ...press,
    hasDragged: () => false,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      onPointerDown(event);
      choosing.onPointerDown(event);
    },
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      if (!hasRested.current || event.detail === 0) return choosing.onClick(event);
      hasRested.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onKeyUp: choosing.onKeyUp,
    onKeyDown: (event: KeyboardEvent<HTMLElement>, onOther: OnKey) => {
      if (isInWindow && event.key === 'Escape') return;
      const isHandled =
        choosing.onKeyDown(event) ||
        copyByKeys(event, { ...target, locate, findCell, chosen, clipboard: intents.clipboard });
      if (isHandled) event.preventDefault();
      else choosing.extend(event, () => onOther(event));
    },
  };
  // The list's element, whose handlers pass on what happens there, is not a part of this.
  useLayoutEffect(() => relay.connect(gestures));
  return null;
}

function locate(element: Element): ShownEvent | null {
  const box = findShownEvent(element);
  return box && { span: box.span, element: focusable(box.element), subCalendarId: null };
}

/** Focuses the nearest event that stays, or what is around the events. */
function focusNeighbor({ element }: ShownEvent, deleted: ReadonlySet<string>): void {
  // The days of a view have lists of their own.
  const list = element.closest<HTMLElement>('section, [role="dialog"]') ?? element.closest('ul');
  const boxes = list ? eventBoxes.within(list) : [];
  const stays = ({ span }: EventBox) => !deleted.has(span.event.id);
  const from = boxes.findIndex((box) => element.contains(box.element));
  const next = boxes.slice(from).find(stays) ?? boxes.slice(0, from).findLast(stays);
  (next ? focusable(next.element) : list)?.focus();
}

/** A row of a table has the focus itself. */
function focusable(element: HTMLElement): HTMLElement {
  return element.closest('tr') ?? element;
}

/** Asks for an event's menu as the right button does. Not every browser takes a finger that rests for such a request. */
function requestMenu({ element }: ShownEvent, { x, y }: Point): void {
  const at = { button: 2, clientX: x, clientY: y };
  element.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, ...at }));
}

/**
 * Tells when a finger rests on something. Returns handlers for an element around it.
 * @param find finds what a finger is on; null for nothing that it could rest on.
 */
function useLongPress<Found>(
  find: (element: Element) => Found | null,
  onRest: (found: Found, point: Point) => void,
) {
  const { begin, follow, end, heldBy } = useHold();
  /** True if the latest press has rested, so that its end is no click. */
  const hasRested = useRef(false);
  return {
    hasRested,
    onPointerDown: (event: PointerEvent) => {
      end();
      hasRested.current = false;
      const { pointerType, isPrimary, target, clientX: x, clientY: y } = event;
      if (pointerType !== 'touch' || !isPrimary || !(target instanceof Element)) return;
      const found = find(target);
      if (!found) return;
      begin(event, () => {
        hasRested.current = true;
        onRest(found, { x, y });
      });
    },
    onPointerMove: follow,
    onPointerUp: end,
    onPointerCancel: end,
    // Browsers tell of a mouse then, which would close the menu that has opened.
    onTouchEndCapture: (event: TouchEvent) => {
      if (hasRested.current) event.preventDefault();
    },
    onContextMenu: (event: MouseEvent) => {
      // The browser has asked for the menu first.
      if (event.defaultPrevented) end();
      // The menu of a link would open.
      else if (heldBy()) event.preventDefault();
    },
  };
}
