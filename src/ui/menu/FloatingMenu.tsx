import { Menu } from '@base-ui/react/menu';
import { type FocusEvent, type RefObject, useRef, useState } from 'react';
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
  /** Takes the focus back; left out, whatever had it before. */
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
            id={id}
            className={styles.popup}
            aria-label={label}
            finalFocus={() => isFocusFree(place.current) && (trigger?.current ?? true)}
            onFocus={(event) => byKeyboard && focusFirst(event)}
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
function isFocusFree(place: HTMLElement | null): boolean {
  const { activeElement, body } = document;
  return activeElement === body || place?.contains(activeElement) === true;
}

/** Hands the focus that an opened menu gets on to its first entry; what comes back from an entry stays. */
function focusFirst({ currentTarget: menu, target, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (target !== menu || (relatedTarget instanceof Node && menu.contains(relatedTarget))) return;
  menu.querySelector<HTMLElement>('[role^="menuitem"]')?.focus();
}

/** While the menu fades out, it stays where it was. */
function useLastVisible(state: MenuState): VisibleMenu | null {
  const [last, setLast] = useState<VisibleMenu | null>(null);
  if (state.status === 'hidden') return last;
  if (state !== last) setLast(state);
  return state;
}
