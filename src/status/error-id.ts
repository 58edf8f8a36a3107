import { lazyPart } from '#src/ui/lazy-part.tsx';

/** Only unexpected errors show an id, so its code loads when the browser is idle. */
export const LazyErrorId = lazyPart(() => import('./ErrorId.tsx'), 'ErrorId');
