import type { i18n } from 'i18next';
import type { createStore } from 'jotai';
import { type LoaderFunction, type RouteObject, redirect } from 'react-router-dom';
import { paths } from '#src/util/paths.ts';
import { ErrorPage, NotFound } from './ErrorPage.tsx';
import { forVisitors, requireStaff, requireUser } from './guards.ts';
import { Layout } from './Layout.tsx';
import { createPageRoute, type PageRoute } from './page-route.ts';
import type { RouteHandle } from './route-handle.ts';

/** The pages of the product (product specification, section 2). */
export function createRoutes(store: ReturnType<typeof createStore>, i18n: i18n): RouteObject[] {
  const page = createPageRoute(store, i18n);
  return [
    {
      Component: Layout,
      ErrorBoundary: ErrorPage,
      children: [
        {
          ErrorBoundary: ErrorPage,
          children: [
            { middleware: [forVisitors(store)], children: visitorPages(page) },
            { middleware: [requireUser(store)], children: userPages(page) },
            { middleware: [requireUser(store), requireStaff(store)], children: staffPages(page) },
            ...calendarPages(page),
            { path: '*', Component: NotFound },
          ],
        },
      ],
    },
  ];
}

function visitorPages(page: PageRoute): RouteObject[] {
  return [
    {
      path: '/login',
      ...page({
        section: 'login',
        shape: 'card',
        component: () =>
          import('#src/features/login/LoginPage.tsx').then((module) => module.LoginPage),
      }),
    },
    {
      path: '/register',
      ...page({
        section: 'login',
        shape: 'card',
        component: () =>
          import('#src/features/login/RegisterPage.tsx').then((module) => module.RegisterPage),
      }),
    },
  ];
}

function userPages(page: PageRoute): RouteObject[] {
  return [
    {
      index: true,
      loader: () => redirect(paths.dashboard()),
      Component: NotFound,
      HydrateFallback: () => null,
    },
    {
      path: '/user/dashboard',
      // The search finds among what is there: another query is no reason to ask the server again.
      shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        currentUrl.search === nextUrl.search && defaultShouldRevalidate,
      ...page({
        section: 'dashboard',
        shape: 'tiles',
        component: () =>
          import('#src/features/account/DashboardPage.tsx').then((module) => module.DashboardPage),
        loader: () =>
          import('#src/features/account/dashboard-loader.ts').then((module) => module.loader),
      }),
    },
  ];
}

function staffPages(page: PageRoute): RouteObject[] {
  return [
    {
      path: '/admintool96',
      handle: { wide: true } satisfies RouteHandle,
      ...page({
        section: 'admin',
        shape: 'rows',
        component: () =>
          import('#src/features/admin/CalendarSearchPage.tsx').then(
            (module) => module.CalendarSearchPage,
          ),
      }),
      children: [
        {
          index: true,
          // A search that fails leaves the form above it.
          ErrorBoundary: ErrorPage,
          ...page({
            section: 'admin',
            shape: 'rows',
            component: () =>
              import('#src/features/admin/CalendarResults.tsx').then(
                (module) => module.CalendarResults,
              ),
            loader: () =>
              import('#src/features/admin/calendar-search-loader.ts').then(
                (module) => module.loader,
              ),
          }),
        },
      ],
    },
  ];
}

function calendarPages(page: PageRoute): RouteObject[] {
  const calendarPage = page({
    section: 'calendar',
    shape: 'text',
    component: () =>
      import('#src/features/calendar/CalendarPage.tsx').then((module) => module.CalendarPage),
  });
  return [
    { path: '/c/:identifier/*', ...calendarPage },
    { path: '/events/pointer/:pointer', ...calendarPage },
    { path: '/:calendarKey', middleware: [checkCalendarKey], ...calendarPage },
  ];
}

/** A calendar key starts with ks; any other single word is no page. */
const checkCalendarKey = ({ params }: Parameters<LoaderFunction>[0]): void => {
  if (!/^ks[A-Za-z0-9]{16}$/.test(params['calendarKey'] ?? '')) {
    throw new Response(null, { status: 404 });
  }
};
