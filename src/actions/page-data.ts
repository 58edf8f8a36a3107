import { atom } from 'jotai';
import type { createBrowserRouter } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'revalidate' | 'subscribe'>;

interface PageData {
  /**
   * Runs the loaders of the page that is shown.
   * @param onFresh is called when their data are handed to React: what it sets in a transition is rendered together with
   *   the data, neither before nor after.
   */
  revalidate: (onFresh: () => void) => void;
}

const connectedDataAtom = atom<PageData | null>(null);

/** The data that loaders brought for the page; the start connects it to the router. */
export const pageDataAtom = atom(
  (get) => {
    const data = get(connectedDataAtom);
    if (!data) throw new Error("The page's data was used before the start connected it.");
    return data;
  },
  (_get, set, data: PageData) => set(connectedDataAtom, data),
);

/**
 * The data of a router's page. Loads follow one another, so that each request is answered by a load that began after it:
 * the router's own promise may be kept by an earlier one.
 */
export function pageDataOf(router: Router): PageData {
  let loading: (() => void)[] = [];
  let waiting: (() => void)[] = [];
  const start = () => {
    loading = waiting;
    waiting = [];
    void router.revalidate();
  };
  router.subscribe(({ revalidation }) => {
    if (revalidation === 'loading' || loading.length === 0) return;
    const answered = loading;
    loading = [];
    for (const onFresh of answered) onFresh();
    // The router is not to be asked while it tells of its state.
    queueMicrotask(() => waiting.length > 0 && loading.length === 0 && start());
  });
  return {
    revalidate: (onFresh) => {
      waiting.push(onFresh);
      if (loading.length === 0) start();
    },
  };
}
