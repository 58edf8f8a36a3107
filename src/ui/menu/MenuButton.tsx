import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useIconsAhead } from '../icon/Icon.tsx';
import { Tooltip } from '../overlay/Tooltip.tsx';
import { whenIdle } from '../when-idle.ts';
import { LazyMenu, preloadMenu } from './LazyMenu.tsx';
import styles from './MenuButton.module.css';
import { type MenuItem, menuIcons } from './menu-item.ts';
import { hiddenMenu, type MenuState } from './menu-state.ts';
import { isOutside } from './outer-click.ts';

interface MenuButtonProps {
  /** Name of the button. */
  label: string;
  /** What its tooltip says, a part of the name. Default the whole. */
  tooltip?: string;
  items: readonly MenuItem[];
  /** How long the pointer rests on an entry before its submenu opens, in milliseconds. Default 500. */
  submenuDelay?: number;
  children: ReactNode;
}

/**
 * A button that opens a menu. The button is there at once; the menu's code comes when the browser is idle or at the first
 * sign that it is wanted.
 */
export function MenuButton({
  label,
  tooltip = label,
  items,
  submenuDelay = 500,
  children,
}: MenuButtonProps) {
  const place = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const [menu, setMenu] = useState<MenuState>(hiddenMenu);
  const isOpen = menu.status === 'visible';
  // The code comes after the first paint, which must not wait for it.
  useEffect(() => whenIdle(preloadMenu), []);
  useIconsAhead(menuIcons(items));

  return (
    <span ref={place} className={styles.place}>
      <Tooltip text={tooltip}>
        <button
          ref={button}
          type="button"
          className={styles.button}
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          aria-controls={isOpen ? menuId : undefined}
          onPointerEnter={preloadMenu}
          onFocus={preloadMenu}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            setMenu({ status: 'visible', anchor: event.currentTarget, byKeyboard: true });
          }}
          onClick={(event) => {
            // A click without a pointer behind it came from the keyboard.
            const byKeyboard = event.detail === 0;
            const anchor = event.currentTarget;
            setMenu(isOpen ? hiddenMenu : { status: 'visible', anchor, byKeyboard });
          }}
        >
          {children}
        </button>
      </Tooltip>
      <LazyMenu
        id={menuId}
        label={label}
        items={items}
        state={menu}
        place={place}
        trigger={button}
        submenuDelay={submenuDelay}
        onHide={() => setMenu(hiddenMenu)}
        // A press on the button itself is the button's matter: closing here would make its click open again.
        staysOpenFor={(event) => !isOutside(event, button.current)}
      />
    </span>
  );
}
