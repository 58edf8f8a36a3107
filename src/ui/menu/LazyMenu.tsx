import { usePart } from '../use-part.ts';
import type { FloatingMenuProps } from './FloatingMenu.tsx';

/**
 * A menu whose code, many times that of its button, comes when it is wanted. A wish that came before the code is honored.
 */
export function LazyMenu(props: FloatingMenuProps) {
  const part = usePart(loadMenu, props.state.status === 'visible', props.onHide);
  return part && <part.FloatingMenu {...props} />;
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
