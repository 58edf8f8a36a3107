import { type ReactNode, useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './ContextMenu.module.css';
import { LazyMenu } from './lazy-menu.ts';
import type { MenuItem } from './menu-item.ts';
import { useContextMenu } from './use-context-menu.ts';

interface ContextMenuProps {
  /** The menu's accessible name. */
  label: string;
  items: readonly MenuItem[];
  className?: string | undefined;
  children: ReactNode;
}

/**
 * An area with a context menu. Also offer its actions in a visible button. The menu is Base UI's, but not its trigger,
 * whose long-press delay is not configurable.
 */
export function ContextMenu({ label, items, className, children }: ContextMenuProps) {
  const place = useRef<HTMLDivElement>(null);
  const menuId = useId();
  const { attach, menu, hide, staysOpenFor, handlers } = useContextMenu<HTMLDivElement>();
  return (
    <div ref={place} className={styles.place}>
      <div ref={attach} className={classNames(styles.area, className)} {...handlers}>
        {children}
      </div>
      {/* Outside the area, so that events in the menu do not reach the area. */}
      <LazyMenu
        id={menuId}
        label={label}
        items={items}
        state={menu}
        place={place}
        align="start"
        onHide={hide}
        isWanted={menu.status === 'visible'}
        onMissing={hide}
        staysOpenFor={staysOpenFor}
      />
    </div>
  );
}
