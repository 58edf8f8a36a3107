import type { i18n } from 'i18next';
import type { createStore } from 'jotai';
import { type ComponentType, createElement } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { connectionError } from '#src/api/error-catalogue.ts';
import type { Section } from '#src/i18n/english.ts';
import { loadSections } from '#src/i18n/i18n.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { type PageShape, PageSkeleton } from './PageSkeleton.tsx';

/** What a page is made of; all of it is fetched side by side. */
export interface PageParts {
  /** The section of its texts. */
  section: Section;
  /** What stands in its place while it is on its way. */
  shape: PageShape;
  component: () => Promise<ComponentType>;
  loader?: () => Promise<LoaderFunction>;
}

export type PageRoute = (
  parts: PageParts,
) => Required<Pick<RouteObject, 'loader' | 'Component' | 'HydrateFallback'>>;

/**
 * Makes routes of pages whose code comes when they are opened. Code, texts and data are awaited by the route's loader,
 * so that a page is never shown without one of them, and a part that did not arrive is told by the error page.
 */
export function createPageRoute(store: ReturnType<typeof createStore>, i18n: i18n): PageRoute {
  const arrived = <Part>(part: Promise<Part>): Promise<Part> =>
    part.catch((cause: unknown) => {
      throw connectionError(store.get(settingsAtom).appTitle, cause);
    });

  return ({ section, shape, component, loader }) => {
    let Page: ComponentType | undefined;
    return {
      loader: async (args) => {
        const [Component, data] = await Promise.all([
          arrived(component()),
          loader && arrived(loader()).then((load) => load(args)),
          arrived(loadSections(i18n, [section])),
        ]);
        Page = Component;
        return data ?? null;
      },
      Component: () => (Page ? createElement(Page) : null),
      HydrateFallback: () => createElement(PageSkeleton, { shape }),
    };
  };
}
