import { useState } from 'react';
import { mayChangeAny } from '#src/calendar/model/rights.ts';
import { isTextSelected } from '#src/ui/is-text-selected.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { isMenuKey } from '#src/ui/menu/menu-key.ts';
import { useDocumentEvent } from '#src/ui/use-document-event.ts';
import { gridCells } from '../grid/grid-cells.ts';
import { placeAtPoint } from '../grid/place-at-point.ts';
import type { CalendarMenuProps } from './CalendarMenu.tsx';
import { findSubject, type MenuRequest, type MenuSubject } from './menu-subject.ts';

const CalendarMenu = lazyPart(() => import('./CalendarMenu.tsx'), 'CalendarMenu');

type RequestedMenuProps = Omit<CalendarMenuProps, 'request' | 'onHide'>;

/** The menu of an event or a place in the view, by the right button or the keyboard. Its code loads at the first request. */
export function RequestedMenu(props: RequestedMenuProps) {
  const [request, setRequest] = useState<MenuRequest | null>(null);
  const hide = () => setRequest(null);
  const show = (event: Event, point: MenuRequest['point']) => {
    const subject = event.target instanceof Element ? findSubject(event.target) : null;
    if (!subject || !hasMenu(subject, props) || isHeldByFinger(event, subject, props)) return;
    event.preventDefault();
    const resolution = props.settings.time_resolution;
    const at = point && placeAtPoint(subject.element, point, { resolution, isAllDay: false });
    setRequest({ subject, point, at });
  };
  // In the whole document, since the events of a day may be in a window.
  useDocumentEvent('contextmenu', true, (event) => {
    const isByButton = event.button === 2;
    // Shift keeps the browser's own menu available, and so does text that is selected to be copied.
    if (isByButton && (event.shiftKey || isTextSelected())) return;
    const isByPointer = isByButton || ('pointerType' in event && event.pointerType !== '');
    show(event, isByPointer ? { x: event.clientX, y: event.clientY } : null);
  });
  useDocumentEvent('keydown', true, (event) => {
    if (isMenuKey(event)) show(event, null);
  });
  return (
    <CalendarMenu
      {...props}
      request={request}
      onHide={hide}
      isWanted={request !== null}
      onMissing={hide}
    />
  );
}

/** Returns whether there is anything to offer. */
function hasMenu(subject: MenuSubject, { intents }: RequestedMenuProps): boolean {
  return subject.kind === 'event' || intents.create !== null || intents.openDay !== null;
}

/** Returns whether a finger that rests does something else: it drags, chooses or draws. */
function isHeldByFinger(
  event: Event,
  { kind, element }: MenuSubject,
  { intents, subCalendars }: RequestedMenuProps,
): boolean {
  if (!('pointerType' in event) || event.pointerType !== 'touch') return false;
  if (kind === 'place') return intents.create !== null;
  const isInGrid = gridCells.around(element) !== null;
  return isInGrid || mayChangeAny(subCalendars);
}
