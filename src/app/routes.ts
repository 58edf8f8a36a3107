import type { createStore } from 'jotai';
import { type RouteObject, redirect } from 'react-router-dom';
import { type Page, type PageId, pages } from '#generated/app/pages.ts';
import { accountPages } from '#src/features/account/pages.ts';
import { adminPages, unknownAdminPage } from '#src/features/admin/pages.ts';
import { calendarPages } from '#src/features/calendar/pages.ts';
import { debugPages } from '#src/features/debug/pages.ts';
import { loginPages } from '#src/features/login/pages.ts';
import type { Translations } from '#src/i18n/translations.ts';
import type { PageParts } from '#src/ui/layout/page-parts.ts';
import { ErrorPage, NotFound } from './ErrorPage.tsx';
import { createGuards, hideFromOthers, requireCalendarSettings } from './guards.ts';
import { Layout } from './Layout.tsx';
import { createPageRoute, type ShownPage } from './page-route.ts';

/** Each feature's pages. A page of the contract that is missing here is a type error. */
export const pageParts: Record<ShownPage['id'], PageParts> = {
  ...loginPages,
  ...accountPages,
  ...adminPages,
  ...debugPages,
  ...calendarPages,
};

const frameRoutes = ['frame', 'content'] as const;

/** The router's first state on a prerendered page: no data, and no loader to run. */
export function prerenderedData(page: PageId): { loaderData: Record<string, null> } {
  return { loaderData: Object.fromEntries([...frameRoutes, page].map((id) => [id, null])) };
}

/** Routes for the contract's pages. Addresses match exactly as on the server, except for trailing slashes. */
export function createRoutes(
  store: ReturnType<typeof createStore>,
  translations: Translations,
): RouteObject[] {
  const guards = createGuards(store);
  const calendarSettings = requireCalendarSettings(store);
  const pageRoute = createPageRoute(store, translations);
  const routeOf = (page: Page): RouteObject => ({
    id: page.id,
    path: page.path,
    // Otherwise `/LOGIN` would be a page here but not on the server.
    caseSensitive: true,
    middleware: [...guards[page.access], ...(page.id in calendarPages ? [calendarSettings] : [])],
    ...('redirect' in page ? redirectRoute(page.redirect) : pageRoute(page, pageParts[page.id])),
  });
  return [
    {
      id: frameRoutes[0],
      Component: Layout,
      ErrorBoundary: ErrorPage,
      children: [
        {
          id: frameRoutes[1],
          ErrorBoundary: ErrorPage,
          children: [
            ...Object.values(pages).map(routeOf),
            {
              path: `${pages.admin.path}/*`,
              caseSensitive: true,
              middleware: [hideFromOthers(store)],
              ...pageRoute(pages.admin, unknownAdminPage),
            },
            { path: '*', Component: NotFound },
          ],
        },
      ],
    },
  ];
}

function redirectRoute(to: PageId): Partial<RouteObject> {
  // Never shown, but the router requires it.
  const Component = () => null;
  return { loader: () => redirect(pages[to].path), Component, HydrateFallback: Component };
}
