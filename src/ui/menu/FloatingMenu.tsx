import { Menu } from '@base-ui/react/menu';
import type { BaseUIEvent } from '@base-ui/react/types';
import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import styles from './FloatingMenu.module.css';
import { MenuEntries } from './MenuEntries.tsx';
import type { MenuItem } from './menu-item.ts';
import type { MenuState, VisibleMenu } from './menu-state.ts';

export interface FloatingMenuProps {
  id: string;
  label: string;
  items: readonly MenuItem[];
  state: MenuState;
  /** The element to render the menu in: next to its control, in the same landmark. */
  place: RefObject<HTMLElement | null>;
  /** The menu's alignment to its anchor. Default `end`. */
  align?: 'start' | 'end';
  /** Receives the focus on close. Default: the element that had it before. */
  trigger?: RefObject<HTMLElement | null>;
  onHide: () => void;
  /** Returns whether an outside event leaves the menu open because its owner handles it. */
  staysOpenFor?: (event: Event) => boolean;
}

/** A menu over the page. */
export function FloatingMenu(props: FloatingMenuProps) {
  const { id, label, items, state, place, align = 'end', trigger } = props;
  const { anchor = null, byKeyboard = false } = useLastVisible(state) ?? {};
  const action = useRef<() => void>(null);
  const popup = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement>(null);
  /** Returns the focus first: a window around the menu takes it from a menu that disappears. */
  const hide = () => {
    if (isFocusFree(popup.current)) {
      (trigger?.current ?? opener.current)?.focus({ preventScroll: true });
    }
    props.onHide();
  };
  /** Leaves the focus at the menu's control, so that the browser continues from there. */
  const leave = (event: BaseUIEvent<KeyboardEvent>) => {
    if (event.key !== 'Tab') return;
    // It would block history navigation.
    event.preventBaseUIHandler();
    hide();
  };
  return (
    <Menu.Root
      open={state.status === 'visible'}
      modal={false}
      onOpenChange={(open, { event }) => {
        if (!open && !props.staysOpenFor?.(event)) hide();
      }}
      onOpenChangeComplete={(open) => {
        if (open) return;
        const act = action.current;
        action.current = null;
        // Once the menu has returned the focus, which it would take from what the action opens.
        if (act) setTimeout(act);
      }}
    >
      <Menu.Portal container={place}>
        <Menu.Positioner className={styles.positioner} anchor={anchor} align={align} sideOffset={6}>
          <Menu.Popup
            ref={popup}
            id={id}
            className={styles.popup}
            aria-label={label}
            finalFocus={() => isFocusFree(popup.current) && (trigger?.current ?? true)}
            onKeyDown={leave}
            onFocus={(event) => {
              if (cameFromOutside(event)) {
                const { relatedTarget } = event;
                opener.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
                skipGuards(place.current);
                if (byKeyboard) focusFirst(event.currentTarget);
              }
            }}
            // The key that opened this menu would also open the browser's own.
            onContextMenu={(event) => event.button !== 2 && event.preventDefault()}
          >
            <MenuEntries
              items={items}
              place={place}
              onChoose={(act) => {
                action.current = act;
              }}
            />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** Returns whether the menu still has the focus. A page that was shown while the menu closed may have taken it. */
function isFocusFree(menu: HTMLElement | null): boolean {
  const { activeElement, body } = document;
  return activeElement === body || menu?.contains(activeElement) === true;
}

/** Returns whether the menu itself received the focus, not from one of its entries. */
function cameFromOutside({ currentTarget, target, relatedTarget }: FocusEvent): boolean {
  const isFromEntry = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
  return target === currentTarget && !isFromEntry;
}

/**
 * Base UI puts invisible focus guards around the menu. `leave` makes them unnecessary, and hidden focusable elements
 * trap assistive technology.
 */
function skipGuards(place: HTMLElement | null): void {
  for (const guard of place?.querySelectorAll<HTMLElement>('[data-base-ui-focus-guard]') ?? []) {
    guard.tabIndex = -1;
  }
}

function focusFirst(menu: HTMLElement): void {
  menu.querySelector<HTMLElement>('[role^="menuitem"]')?.focus();
}

/** The menu stays in place while it fades out. */
function useLastVisible(state: MenuState): VisibleMenu | null {
  const [last, setLast] = useState<VisibleMenu | null>(null);
  if (state.status === 'hidden') return last;
  if (state !== last) setLast(state);
  return state;
}
