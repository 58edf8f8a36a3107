import { lazyPart } from '#src/ui/lazy-part.tsx';

/**
 * The visible part of the status message. Few visits start with one, so its code loads when the browser is idle, which is
 * early enough to show messages offline, too.
 */
export const LazyMessageBox = lazyPart(() => import('./MessageBox.tsx'), 'MessageBox');
