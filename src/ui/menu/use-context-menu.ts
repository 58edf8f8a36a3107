import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useCallback,
  useRef,
  useState,
} from 'react';
import { useHold } from '../use-hold.ts';
import { LazyMenu } from './lazy-menu.ts';
import { isMenuKey } from './menu-key.ts';
import { hiddenMenu, type MenuAnchor, type MenuState, pointAnchor } from './menu-state.ts';
import { useOuterClick } from './outer-click.ts';

/** The time to hold the pointer before the menu opens, in milliseconds (product specification, section 9). */
const holdDelay = 1000;

/**
 * Detects requests for a context menu: the right button, the keyboard, or a held pointer.
 * @returns `attach`, the ref for the menu's area.
 */
export function useContextMenu<Area extends HTMLElement>() {
  const area = useRef<Area>(null);
  const [menu, setMenu] = useState<MenuState>(hiddenMenu);
  const { begin, follow, end, heldBy } = useHold();
  /** The pointer that opened the menu is still down, so the resulting click must be ignored. */
  const isLiftAwaited = useRef(false);

  const show = (anchor: MenuAnchor, byKeyboard = false) =>
    setMenu({ status: 'visible', anchor, byKeyboard });
  const attach = useCallback(
    (element: Area) => {
      area.current = element;
      return end;
    },
    [end],
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
      const pointerType = heldBy();
      if (pointerType && pointerType !== 'mouse') return;
      end();
      // Ctrl+click on a Mac also requests the menu while the button is down.
      if (pointerType || isFromPointer(event)) show(pointAnchor(event.clientX, event.clientY));
      else show(findTarget(event), true);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!isMenuKey(event)) return;
      event.preventDefault();
      show(findTarget(event), true);
    },
    onPointerDown: (event: PointerEvent) => {
      end();
      isLiftAwaited.current = false;
      if (event.button !== 0 || !event.isPrimary) return;
      const anchor = pointAnchor(event.clientX, event.clientY);
      const onRest = () => {
        end();
        isLiftAwaited.current = true;
        show(anchor);
      };
      begin(event, onRest, holdDelay);
    },
    onPointerMove: follow,
    onPointerUp: end,
    onPointerLeave: end,
    onPointerCancel: end,
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
