import { useHref, useLocation, useNavigation } from 'react-router-dom';

/** Returns whether results of this page's search are loading. Loading another page does not count. */
export function useSearching(): boolean {
  const here = useHref(useLocation().pathname);
  const { state, location } = useNavigation();
  return state === 'loading' && location.pathname === here;
}

/** Returns whether another page is loading. */
export function useLeaving(): boolean {
  const here = useHref(useLocation().pathname);
  const { state, location } = useNavigation();
  return state === 'loading' && location.pathname !== here;
}

/** The search that is loading, if any. */
export function useComingSearch(): URLSearchParams | null {
  const isSearching = useSearching();
  const { location } = useNavigation();
  return isSearching && location ? new URLSearchParams(location.search) : null;
}
