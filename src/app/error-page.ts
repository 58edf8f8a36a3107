import { lazyPart } from '#src/ui/lazy-part.tsx';

/**
 * The page of errors and the page for unknown addresses. Few visits need them, so their code loads when the browser is
 * idle, which is early enough to show them offline, too.
 */
export const LazyErrorPage = lazyPart(() => import('./ErrorPage.tsx'), 'ErrorPage');

export const LazyNotFound = lazyPart(() => import('./ErrorPage.tsx'), 'NotFound');
