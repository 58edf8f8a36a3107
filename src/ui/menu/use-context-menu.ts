import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useCallback,
  useRef,
  useState,
} from 'react';
import { LazyMenu } from './lazy-menu.ts';
import { hiddenMenu, type MenuAnchor, type MenuState, pointAnchor } from './menu-state.ts';
import { useOuterClick } from './outer-click.ts';

/** If it moves farther than this, in pixels, a pointer is no longer held. */
const mostMovement = 10;

interface Hold {
  readonly x: number;
  readonly y: number;
  readonly pointerType: string;
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * Detects requests for a context menu: the right button, the keyboard, or a held pointer.
 * @param holdDelay how long to hold the pointer, in milliseconds.
 * @returns `attach`, the ref for the menu's area.
 */
export function useContextMenu<Area extends HTMLElement>(holdDelay: number) {
  const area = useRef<Area>(null);
  const [menu, setMenu] = useState<MenuState>(hiddenMenu);
  const hold = useRef<Hold>(null);
  /** The pointer that opened the menu is still down, so the resulting click must be ignored. */
  const isLiftAwaited = useRef(false);

  const show = (anchor: MenuAnchor, byKeyboard = false) =>
    setMenu({ status: 'visible', anchor, byKeyboard });
  const endHold = useCallback(() => {
    clearTimeout(hold.current?.timer);
    hold.current = null;
  }, []);
  const attach = useCallback(
    (element: Area) => {
      area.current = element;
      return endHold;
    },
    [endHold],
  );
  useOuterClick(area, menu.status === 'visible', () => {
    isLiftAwaited.current = false;
  });

  const handlers = {
    onPointerEnter: LazyMenu.preload,
    onFocus: LazyMenu.preload,
    onContextMenu: (event: MouseEvent) => {
      // Shift keeps the browser's own menu available for links and texts.
      if (event.button === 2 && event.shiftKey) return;
      event.preventDefault();
      // The touch screen's own long press fires earlier; the hold decides.
      if (hold.current && hold.current.pointerType !== 'mouse') return;
      // Ctrl+click on a Mac also requests the menu while the button is down.
      const isPressed = hold.current !== null;
      endHold();
      if (isPressed || isFromPointer(event)) show(pointAnchor(event.clientX, event.clientY));
      else show(findTarget(event), true);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ContextMenu' && !(event.shiftKey && event.key === 'F10')) return;
      event.preventDefault();
      show(findTarget(event), true);
    },
    onPointerDown: ({ button, isPrimary, pointerType, clientX: x, clientY: y }: PointerEvent) => {
      endHold();
      isLiftAwaited.current = false;
      if (button !== 0 || !isPrimary) return;
      const timer = setTimeout(() => {
        hold.current = null;
        isLiftAwaited.current = true;
        show(pointAnchor(x, y));
      }, holdDelay);
      hold.current = { x, y, pointerType, timer };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x = clientX, y = clientY } = hold.current ?? {};
      if (Math.hypot(clientX - x, clientY - y) > mostMovement) endHold();
    },
    onPointerUp: endHold,
    onPointerLeave: endHold,
    onPointerCancel: endHold,
    onMouseDown: (event: MouseEvent) => {
      // It arrives late after a touch and would take the focus from the menu.
      if (isLiftAwaited.current) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent) => {
      // Keyboard clicks have no pointer.
      if (!isLiftAwaited.current || event.detail === 0) return;
      isLiftAwaited.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return {
    attach,
    menu,
    hide: () => setMenu(hiddenMenu),
    staysOpenFor: ({ type }: Event) =>
      isLiftAwaited.current && type !== 'pointerdown' && type !== 'keydown',
    handlers,
  };
}

function findTarget({ target, currentTarget }: SyntheticEvent<Element>): Element {
  return target instanceof Element ? target : currentTarget;
}

/** Browsers report no pointer for keyboard requests. */
function isFromPointer({ button, nativeEvent }: MouseEvent): boolean {
  return button === 2 || ('pointerType' in nativeEvent && nativeEvent.pointerType !== '');
}
