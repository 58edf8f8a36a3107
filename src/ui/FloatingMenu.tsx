import { Menu } from '@base-ui/react/menu';
import { type RefObject, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from './Icon.tsx';
import styles from './MenuButton.module.css';
import type { MenuItem } from './menu-item.ts';

export interface FloatingMenuProps {
  id: string;
  label: string;
  items: readonly MenuItem[];
  /** Where the menu stands in the document: beside its button, in the same landmark. */
  place: RefObject<HTMLElement | null>;
  /** The button that the menu belongs to; it takes the focus back. */
  anchor: RefObject<HTMLButtonElement | null>;
  open: boolean;
  /** Opened by the keyboard: the first entry takes the focus. */
  focusFirst: boolean;
  onOpen: (open: boolean) => void;
}

export function FloatingMenu({
  id,
  label,
  items,
  place,
  anchor,
  open,
  focusFirst,
  onOpen,
}: FloatingMenuProps) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Menu.Root
      open={open}
      modal={false}
      onOpenChange={(wanted, details) => {
        // A press on the button itself is the button's matter: closing here would make its click open again.
        if (!wanted && anchor.current?.contains(details.event.target as Node)) return;
        onOpen(wanted);
      }}
      onOpenChangeComplete={(opened) => {
        // Only while the focus is still where the opening put it.
        const menu = popup.current;
        if (!opened || !focusFirst || document.activeElement !== menu) return;
        menu?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
      }}
    >
      <Menu.Portal container={place}>
        <Menu.Positioner className={styles.positioner} anchor={anchor} align="end" sideOffset={6}>
          <Menu.Popup
            ref={popup}
            id={id}
            className={styles.popup}
            aria-label={label}
            finalFocus={anchor}
          >
            {items.map((item) => (
              <Menu.LinkItem
                key={item.key}
                className={styles.item}
                closeOnClick
                {...(item.kind === 'page'
                  ? { render: <Link to={item.href} /> }
                  : { href: item.href })}
              >
                <Icon name={item.icon} />
                {item.label}
              </Menu.LinkItem>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
