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
  /** Where the menu stands in the document: beside its control, in the same landmark. */
  place: RefObject<HTMLElement | null>;
  /** Where the menu begins at its anchor. Default `end`. */
  align?: 'start' | 'end';
  /** Takes the focus back; without it, the element that had the focus before. */
  trigger?: RefObject<HTMLElement | null>;
  /** How long the pointer rests on an entry before its submenu opens, in milliseconds. */
  submenuDelay: number;
  onHide: () => void;
  /** Whether an event outside the menu leaves it open, since the menu's owner deals with it. */
  staysOpenFor?: (event: Event) => boolean;
}

/** A menu that floats over the page. */
export function FloatingMenu(props: FloatingMenuProps) {
  const { id, label, items, state, place, align = 'end', trigger, submenuDelay } = props;
  const { anchor = null, byKeyboard = false } = useLastVisible(state) ?? {};
  const chosen = useRef<() => void>(null);
  const popup = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement>(null);
  /** Goes on from the menu's control: the browser takes the focus from there to what comes next. */
  const leave = (event: BaseUIEvent<KeyboardEvent>) => {
    if (event.key !== 'Tab') return;
    // It would keep the browser from going back.
    event.preventBaseUIHandler();
    (trigger?.current ?? opener.current)?.focus();
    props.onHide();
  };
  return (
    <Menu.Root
      open={state.status === 'visible'}
      modal={false}
      onOpenChange={(wanted, { event }) => {
        if (!wanted && !props.staysOpenFor?.(event)) props.onHide();
      }}
      onOpenChangeComplete={(opened) => {
        if (opened) return;
        // Not before: the menu would take the focus from whatever the act opens.
        const act = chosen.current;
        chosen.current = null;
        act?.();
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
                if (event.relatedTarget instanceof HTMLElement)
                  opener.current = event.relatedTarget;
                skipGuards(place.current);
                if (byKeyboard) focusFirst(event.currentTarget);
              }
            }}
            // The key that asked for this menu would bring the browser's own over it.
            onContextMenu={(event) => event.button !== 2 && event.preventDefault()}
          >
            <MenuEntries
              items={items}
              place={place}
              submenuDelay={submenuDelay}
              onChoose={(act) => {
                chosen.current = act;
              }}
            />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** Whether the focus is still the menu's: a page that came while the menu closed may have taken it. */
function isFocusFree(menu: HTMLElement | null): boolean {
  const { activeElement, body } = document;
  return activeElement === body || menu?.contains(activeElement) === true;
}

/** Whether the menu itself got the focus, and not from one of its entries. */
function cameFromOutside({ currentTarget, target, relatedTarget }: FocusEvent): boolean {
  const isFromEntry = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
  return target === currentTarget && !isFromEntry;
}

/**
 * Base UI leads the focus through invisible guards around the menu. `leave` does without them, and a hidden element that
 * takes the focus is a trap for assistive technology.
 */
function skipGuards(place: HTMLElement | null): void {
  for (const guard of place?.querySelectorAll<HTMLElement>('[data-base-ui-focus-guard]') ?? []) {
    guard.tabIndex = -1;
  }
}

function focusFirst(menu: HTMLElement): void {
  menu.querySelector<HTMLElement>('[role^="menuitem"]')?.focus();
}

/** While the menu fades out, it stays where it was. */
function useLastVisible(state: MenuState): VisibleMenu | null {
  const [last, setLast] = useState<VisibleMenu | null>(null);
  if (state.status === 'hidden') return last;
  if (state !== last) setLast(state);
  return state;
}
