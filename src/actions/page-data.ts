import { atom } from 'jotai';
import type { createBrowserRouter } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'revalidate' | 'subscribe' | 'state'>;

interface PageData {
  /**
   * Runs the loaders of the current page.
   * @param onFresh is called when React receives the data. State that it sets in a transition renders in the same
   *   commit as the data.
   */
  revalidate: (onFresh: () => void) => void;
}

const connectedDataAtom = atom<PageData | null>(null);

/** The loader data of the current page; boot connects it to the router. */
export const pageDataAtom = atom(
  (get) => {
    const data = get(connectedDataAtom);
    if (!data) throw new Error("The page's data was used before the start connected it.");
    return data;
  },
  (_get, set, data: PageData) => set(connectedDataAtom, data),
);

/**
 * Wraps a router's revalidation so that every request is served by a load that started after it. The router's own
 * promise may belong to an earlier load.
 */
export function pageDataOf(router: Router): PageData {
  let loading: (() => void)[] = [];
  let waiting: (() => void)[] = [];
  let startedAt = router.state.location;
  const start = () => {
    loading = waiting;
    waiting = [];
    startedAt = router.state.location;
    void router.revalidate();
  };
  router.subscribe(({ revalidation, location }) => {
    if (revalidation === 'loading' || loading.length === 0) return;
    const answered = loading;
    loading = [];
    // Navigating within the page, for example to a tab, cancels the load and may not load anything itself.
    if (location !== startedAt && location.pathname === startedAt.pathname)
      waiting.unshift(...answered);
    else for (const onFresh of answered) onFresh();
    // The router must not be called from within its own notification.
    queueMicrotask(() => waiting.length > 0 && loading.length === 0 && start());
  });
  return {
    revalidate: (onFresh) => {
      waiting.push(onFresh);
      if (loading.length === 0) start();
    },
  };
}
