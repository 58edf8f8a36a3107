import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useIconsAhead } from '../icon/Icon.tsx';
import { Tooltip } from '../overlay/Tooltip.tsx';
import { LazyMenu } from './lazy-menu.ts';
import styles from './MenuButton.module.css';
import { type MenuItem, menuIcons } from './menu-item.ts';
import { hiddenMenu, type MenuState } from './menu-state.ts';
import { isOutside } from './outer-click.ts';

type MenuParts = Omit<ComponentProps<typeof LazyMenu>, 'items' | 'fallback'>;

interface ButtonProps {
  /** The button's accessible name. */
  label: string;
  /** Announced after the name, for example that there is news. */
  note?: string | undefined;
  /** The tooltip's text, a part of the name. Default: the whole name; none for a text button. */
  tooltip?: string;
  /** `text` for a text button, `icon` (the default) for an icon or a picture. */
  look?: 'icon' | 'text';
  children: ReactNode;
}

/** A menu's items, or a menu that loads them together with its code. */
type MenuButtonProps = ButtonProps &
  (
    | { items: readonly MenuItem[]; menu?: never; preload?: never }
    | { items?: never; menu: (parts: MenuParts) => ReactNode; preload: () => unknown }
  );

const noItems: readonly MenuItem[] = [];

/**
 * A button that opens a menu. The menu's code loads when the browser is idle, or at the first sign that it is needed.
 */
export function MenuButton({
  label,
  note,
  tooltip = label,
  look = 'icon',
  items = noItems,
  menu = (parts) => <LazyMenu {...parts} items={items} />,
  preload = LazyMenu.preload,
  children,
}: MenuButtonProps) {
  const place = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const noteId = useId();
  const [state, setState] = useState<MenuState>(hiddenMenu);
  const isOpen = state.status === 'visible';
  const hide = () => setState(hiddenMenu);
  useIconsAhead(menuIcons(items));

  return (
    <span ref={place} className={styles.place}>
      <Tooltip text={look === 'text' ? null : tooltip}>
        <button
          ref={button}
          type="button"
          className={classNames(styles.button, styles[look])}
          aria-label={label}
          aria-describedby={note ? noteId : undefined}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          aria-controls={isOpen ? menuId : undefined}
          onPointerEnter={preload}
          onFocus={preload}
          onKeyDown={(event) => {
            // The menu may still be loading; it leaves its button's keys to the button.
            if (event.key === 'Escape') setState(hiddenMenu);
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            setState({ status: 'visible', anchor: event.currentTarget, byKeyboard: true });
          }}
          onClick={(event) => {
            // A click without a pointer came from the keyboard.
            const byKeyboard = event.detail === 0;
            const anchor = event.currentTarget;
            setState(isOpen ? hiddenMenu : { status: 'visible', anchor, byKeyboard });
          }}
        >
          {children}
        </button>
      </Tooltip>
      {note && (
        <span hidden id={noteId}>
          {note}
        </span>
      )}
      {menu({
        id: menuId,
        label,
        state,
        place,
        trigger: button,
        onHide: hide,
        isWanted: isOpen,
        onMissing: hide,
        // The button handles clicks on itself: closing here would make the click reopen the menu.
        staysOpenFor: (event) => !isOutside(event, button.current),
      })}
    </span>
  );
}
