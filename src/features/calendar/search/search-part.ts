import { lazyPart } from '#src/ui/lazy-part.tsx';

/** The results of a search, instead of the view. */
export const LazySearchResults = lazyPart(() => import('./SearchResults.tsx'), 'SearchResults');
