import { lazyPart } from '#src/ui/lazy-part.tsx';

/** Draws the views that have days side by side and time down. */
export const TimeGridPart = lazyPart(() => import('./TimeGrid.tsx'), 'TimeGrid');
