import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { loadPart } from '../load-part.ts';
import type { FloatingMenuProps } from './FloatingMenu.tsx';

/**
 * A menu whose code, many times that of its button, comes when it is wanted. A wish that came before the code is honoured.
 */
export function LazyMenu(props: FloatingMenuProps) {
  const [Menu, setMenu] = useState<ComponentType<FloatingMenuProps> | null>(null);
  const isWanted = props.state.status === 'visible' && Menu === null;
  const giveUp = useEffectEvent(() => props.onHide());
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    void loadPart(loadMenu).then((module) => {
      if (!isCurrent) return;
      if (module) setMenu(() => module.FloatingMenu);
      else giveUp();
    });
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);
  return Menu && <Menu {...props} />;
}

/** Fetches the code of menus, so that the first one opens at once; without a connection nothing is lost. */
export function preloadMenu(): void {
  loadMenu().catch(() => {
    // The press that opens a menu asks again, and tells when that is in vain.
  });
}

function loadMenu() {
  return import('./FloatingMenu.tsx');
}
