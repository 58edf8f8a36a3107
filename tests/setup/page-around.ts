import { createStore, Provider } from 'jotai';
import { createElement, type ReactNode } from 'react';
import {
  createMemoryRouter,
  RouterProvider,
  type ShouldRevalidateFunction,
} from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { routerAtom } from '#src/actions/page-data.ts';

/**
 * A wrapper for `renderHook`: a page at `/page` whose data has been loaded.
 * @param loader reloads the data.
 */
export function pageAround(
  loader: () => unknown = () => null,
  {
    data = 'loaded',
    store = createStore(),
    shouldRevalidate = ({ defaultShouldRevalidate }) => defaultShouldRevalidate,
  }: {
    data?: unknown;
    store?: ReturnType<typeof createStore>;
    shouldRevalidate?: ShouldRevalidateFunction;
  } = {},
) {
  let content: ReactNode;
  const page = {
    id: 'page',
    path: '/page',
    Component: () => content,
    loader,
    shouldRevalidate,
  };
  const router = createMemoryRouter([page], {
    initialEntries: ['/page'],
    hydrationData: { loaderData: { page: data } },
  });
  onTestFinished(() => router.dispose());
  store.set(routerAtom, router);
  return ({ children }: { children: ReactNode }) => {
    content = children;
    return createElement(Provider, { store }, createElement(RouterProvider, { router }));
  };
}
