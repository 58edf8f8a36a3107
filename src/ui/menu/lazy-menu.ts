import { lazyPart } from '../lazy-part.tsx';

/** A menu whose code, much larger than its button's, loads on demand. It opens once the code has loaded. */
export const LazyMenu = lazyPart(() => import('./FloatingMenu.tsx'), 'FloatingMenu');
