import type { createStore } from 'jotai';
import {
  type MiddlewareFunction,
  type NonIndexRouteObject,
  type RouteObject,
  redirect,
} from 'react-router-dom';
import { type Page, type PageId, pages } from '#generated/app/pages.ts';
import { accountPages, loadAccountFrame } from '#src/features/account/pages.ts';
import { calendarPages } from '#src/features/calendar/pages.ts';
import { calendarSettingsPages } from '#src/features/calendar-settings/pages.ts';
import { debugPages } from '#src/features/debug/pages.ts';
import { loginPages } from '#src/features/login/pages.ts';
import type { Translations } from '#src/i18n/translations.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import type { FeaturePage } from '#src/ui/layout/feature-page.ts';
import { Content } from './Content.tsx';
import { LazyErrorPage, LazyNotFound } from './error-page.ts';
import { createGuards, hideFromOthers, mayOpen, requireCalendarSettings } from './guards.ts';
import { Layout } from './Layout.tsx';
import { awaitCode } from './missing-code.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import { createPageRoute, type ShownPage } from './page-route.ts';

/** The admin tool's part of the routes, which only staff load. */
export const loadAdminTool = () => import('#src/features/admin/pages.ts');
type AdminTool = Awaited<ReturnType<typeof loadAdminTool>>;

/** The pages at addresses of calendars, whose hosting pages have their settings. */
const pagesOfCalendars = { ...calendarPages, ...calendarSettingsPages };

/** Each other feature's pages. A page of the contract that is missing here and in the admin tool is a type error. */
export const featurePages: Record<
  Exclude<ShownPage['id'], keyof AdminTool['adminPages']>,
  FeaturePage
> = {
  ...loginPages,
  ...accountPages,
  ...debugPages,
  ...pagesOfCalendars,
};

/** Never shown, but the router requires a component. */
const emptyRoute = { Component: () => null };

const frameRoutes = ['frame', 'content'] as const;

/** The router's first state on a prerendered page: no data, and no loader to run. */
export function prerenderedData(page: PageId): { loaderData: Record<string, null> } {
  return { loaderData: Object.fromEntries([...frameRoutes, page].map((id) => [id, null])) };
}

/**
 * Routes for the contract's pages. Addresses match exactly as on the server, except for trailing slashes.
 * @param adminTool only for staff; those who may not open a page do not even load its code.
 */
export function createRoutes(
  store: ReturnType<typeof createStore>,
  translations: Translations,
  adminTool?: AdminTool,
): RouteObject[] {
  const guards = createGuards(store);
  const pageRoute = createPageRoute(store, translations);
  const user = store.get(currentUserAtom);
  const parts: Partial<Record<PageId, FeaturePage>> = { ...featurePages, ...adminTool?.adminPages };
  const createContent = (page: Page): NonIndexRouteObject => {
    const middleware = guards[page.access];
    if ('redirect' in page)
      return { ...emptyRoute, middleware, loader: () => redirect(pages[page.redirect].path) };
    const own = parts[page.id];
    if (!own || !mayOpen(page.access, user)) return { ...emptyRoute, middleware };
    const ofCalendar = page.id in pagesOfCalendars ? [requireCalendarSettings(store)] : [];
    return pageRoute(page, own, [...middleware, ...ofCalendar]);
  };
  const createPage = (page: Page): RouteObject => ({
    id: page.id,
    path: page.path,
    // Otherwise `/LOGIN` would be a page here but not on the server.
    caseSensitive: true,
    ...createContent(page),
  });
  /** The admin tool's frame around some of its pages. */
  const adminFrame = (middleware: MiddlewareFunction[], children: RouteObject[]): RouteObject => ({
    middleware,
    ...(adminTool && { lazy: () => awaitCode(adminTool.loadAdminFrame()) }),
    children: [{ ErrorBoundary: LazyErrorPage, children }],
  });
  const isInAdminTool = ({ access }: Page) => access === 'staff';
  const isInAccountFrame = ({ id }: Page) => parts[id]?.sideNavigation === 'account';
  const allPages = Object.values(pages);
  /** The navigation of the account pages around those that share it. */
  const accountFrame: RouteObject = {
    middleware: guards.user,
    ...(user && { lazy: () => awaitCode(loadAccountFrame()) }),
    children: [
      {
        ErrorBoundary: LazyErrorPage,
        children: allPages.filter(isInAccountFrame).map(createPage),
      },
    ],
  };
  return [
    {
      id: frameRoutes[0],
      Component: Layout,
      ErrorBoundary: LazyErrorPage,
      children: [
        {
          id: frameRoutes[1],
          Component: Content,
          ErrorBoundary: LazyErrorPage,
          HydrateFallback: PageSkeleton,
          children: [
            ...allPages
              .filter((page) => !isInAdminTool(page) && !isInAccountFrame(page))
              .map(createPage),
            accountFrame,
            adminFrame(guards.staff, allPages.filter(isInAdminTool).map(createPage)),
            adminFrame(
              [hideFromOthers(store)],
              [
                {
                  path: `${pages.admin.path}/*`,
                  caseSensitive: true,
                  ...(adminTool
                    ? pageRoute(pages.admin, adminTool.unknownAdminPage, [])
                    : emptyRoute),
                },
              ],
            ),
            { path: '*', Component: LazyNotFound },
          ],
        },
      ],
    },
  ];
}
