import { type ReactNode, useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './ContextMenu.module.css';
import { LazyMenu } from './LazyMenu.tsx';
import type { MenuItem } from './menu-item.ts';
import { useContextMenu } from './use-context-menu.ts';

interface ContextMenuProps {
  /** Name of the menu. */
  label: string;
  items: readonly MenuItem[];
  /** How long a pointer is held on the area before the menu opens, in milliseconds. Default 1,000. */
  holdDelay?: number;
  /** How long the pointer rests on an entry before its submenu opens, in milliseconds. Default 500. */
  submenuDelay?: number;
  /** Of the area. */
  className?: string | undefined;
  children: ReactNode;
}

/**
 * An area with a menu of its own, for those who know to ask for it: offer the same by a button that can be seen. The menu
 * is Base UI's; what opens it is not, since Base UI's time for a long press cannot be set.
 */
export function ContextMenu({
  label,
  items,
  holdDelay = 1000,
  submenuDelay = 500,
  className,
  children,
}: ContextMenuProps) {
  const place = useRef<HTMLDivElement>(null);
  const menuId = useId();
  const { attach, menu, hide, staysOpenFor, handlers } = useContextMenu<HTMLDivElement>(holdDelay);
  return (
    <div ref={place} className={styles.place}>
      <div ref={attach} className={classNames(styles.area, className)} {...handlers}>
        {children}
      </div>
      {/* Outside the area, so that what happens in the menu does not happen in the area too. */}
      <LazyMenu
        id={menuId}
        label={label}
        items={items}
        state={menu}
        place={place}
        align="start"
        submenuDelay={submenuDelay}
        onHide={hide}
        staysOpenFor={staysOpenFor}
      />
    </div>
  );
}
