import { useHref, useLocation, useNavigation } from 'react-router-dom';

/** Whether results of this page's search are on their way. On the way to another page there is nothing to wait for here. */
export function useSearching(): boolean {
  const here = useHref(useLocation().pathname);
  const { state, location } = useNavigation();
  return state === 'loading' && location.pathname === here;
}

/** The search that this page is about to show, while its results are on their way. */
export function useComingSearch(): URLSearchParams | null {
  const isSearching = useSearching();
  const { location } = useNavigation();
  return isSearching && location ? new URLSearchParams(location.search) : null;
}
