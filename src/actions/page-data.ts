import { atom } from 'jotai';
import type { createBrowserRouter, Location } from 'react-router-dom';
import type { Failure } from '#src/api/errors.ts';
import { serverAnswers } from '#src/session/server-answers.ts';

export type Router = Pick<
  ReturnType<typeof createBrowserRouter>,
  'revalidate' | 'state' | 'subscribe'
>;

const connectedRouterAtom = atom<Router | null>(null);

/** The router, which holds the data of the current page. Boot sets it. */
export const routerAtom = atom(
  (get) => {
    const router = get(connectedRouterAtom);
    if (!router) throw new Error('The router was used before the start connected it.');
    return router;
  },
  (_get, set, router: Router) => set(connectedRouterAtom, router),
);

/** Returns whether the data of a page are being loaded, by a navigation or again. */
export function isPageLoading({ state: { navigation, revalidation } }: Router): boolean {
  return navigation.state !== 'idle' || revalidation !== 'idle';
}

/**
 * Reloads the current page's data. Resolves once React has received it. An atom, because the login dialog is not inside
 * the router.
 */
export const revalidateAtom = atom(null, async (get): Promise<void> => {
  const router = get(routerAtom);
  // A navigation cancels the load, and one within the page, even to the same address, may not start another.
  let start: Location;
  do {
    start = router.state.location;
    await router.revalidate();
  } while (isMovedWithin(start, router.state.location));
});

function isMovedWithin(start: Location, { pathname, key }: Location): boolean {
  return pathname === start.pathname && key !== start.key;
}

/** Reloads the current page's data after a failed call, to show what is true now. Offline, the page stays as it is. */
export const rereadAtom = atom(null, async (_get, set, { status }: Failure): Promise<void> => {
  if (status !== undefined || (await serverAnswers())) await set(revalidateAtom);
});
