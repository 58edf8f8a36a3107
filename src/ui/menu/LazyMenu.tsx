import { preloadPart } from '../load-part.ts';
import { usePart } from '../use-part.ts';
import type { FloatingMenuProps } from './FloatingMenu.tsx';

/** A menu whose code, much larger than its button's, loads on demand. It opens once the code has loaded. */
export function LazyMenu(props: FloatingMenuProps) {
  const part = usePart(loadMenu, props.state.status === 'visible', props.onHide);
  return part && <part.FloatingMenu {...props} />;
}

/** Preloads the menus' code, so that the first one opens immediately. */
export function preloadMenu(): void {
  preloadPart(loadMenu);
}

function loadMenu() {
  return import('./FloatingMenu.tsx');
}
