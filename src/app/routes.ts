import type { createStore } from 'jotai';
import { type RouteObject, redirect } from 'react-router-dom';
import { LoginPage } from '#src/features/login/LoginPage.tsx';
import type { Translations } from '#src/i18n/translations.ts';
import { calendarKeyPattern, shortLinkPattern } from '#src/util/calendar-pattern.ts';
import { paths } from '#src/util/paths.ts';
import { ErrorPage, NotFound } from './ErrorPage.tsx';
import {
  forVisitors,
  requireAdmin,
  requireParameter,
  requireStaff,
  requireUser,
} from './guards.ts';
import { Layout } from './Layout.tsx';
import { createPageRoute, type PageRoute } from './page-route.ts';
import type { RouteHandle } from './route-handle.ts';

/**
 * The pages of the product (product specification, section 2). Addresses are as exact as the server takes them, but for
 * a slash at their end.
 */
export function createRoutes(
  store: ReturnType<typeof createStore>,
  translations: Translations,
): RouteObject[] {
  const page = createPageRoute(store, translations);
  return [
    {
      Component: Layout,
      ErrorBoundary: ErrorPage,
      children: [
        {
          ErrorBoundary: ErrorPage,
          children: [
            home,
            { middleware: [forVisitors(store)], children: visitorPages(page) },
            { middleware: [requireUser(store)], children: userPages(page) },
            { middleware: [requireUser(store), requireStaff(store)], children: staffPages(page) },
            { middleware: [requireUser(store), requireAdmin(store)], children: adminPages(page) },
            ...calendarPages(page),
            { path: '*', Component: NotFound },
          ].map(exact),
        },
      ],
    },
  ];
}

/** Without this, `/LOGIN` would be a page here and none on the server. */
function exact(route: RouteObject): RouteObject {
  return route.children
    ? { ...route, caseSensitive: true, children: route.children.map(exact) }
    : { ...route, caseSensitive: true };
}

const home: RouteObject = {
  index: true,
  loader: () => redirect(paths.dashboard()),
  Component: NotFound,
  HydrateFallback: () => null,
};

function visitorPages(page: PageRoute): RouteObject[] {
  return [
    {
      path: '/login',
      ...page({
        section: 'login',
        shape: 'card',
        // Most visitors begin here: it comes with the frame, so that no further request stands before it.
        component: () => Promise.resolve(LoginPage),
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
      path: '/user/dashboard',
      // The search finds among what is there: another query is no reason to ask the server again.
      shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        currentUrl.search === nextUrl.search && defaultShouldRevalidate,
      ...page({
        section: 'dashboard',
        dates: true,
        shape: 'tiles',
        component: () =>
          import('#src/features/account/DashboardPage.tsx').then((module) => module.DashboardPage),
        loader: () =>
          import('#src/features/account/dashboard-loader.ts').then((module) => module.loader),
      }),
    },
    {
      path: '/user/profile/edit',
      ...page({
        section: 'account',
        shape: 'text',
        component: () =>
          import('#src/features/account/ProfilePage.tsx').then((module) => module.ProfilePage),
      }),
    },
    {
      path: '/user/security/devices',
      ...page({
        section: 'account',
        dates: true,
        shape: 'rows',
        component: () =>
          import('#src/features/account/devices/DevicesPage.tsx').then(
            (module) => module.DevicesPage,
          ),
        loader: () =>
          import('#src/features/account/devices/devices-loader.ts').then((module) => module.loader),
      }),
    },
    {
      path: '/user/notifications',
      ...page({
        section: 'account',
        shape: 'text',
        component: () =>
          import('#src/features/account/NotificationsPage.tsx').then(
            (module) => module.NotificationsPage,
          ),
      }),
    },
    {
      path: '/user/avatar',
      ...page({
        section: 'account',
        shape: 'text',
        component: () =>
          import('#src/features/account/AvatarPage.tsx').then((module) => module.AvatarPage),
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
            dates: true,
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

function adminPages(page: PageRoute): RouteObject[] {
  return [
    {
      path: '/debug',
      ...page({
        section: 'debug',
        shape: 'rows',
        component: () =>
          import('#src/features/debug/DebugPage.tsx').then((module) => module.DebugPage),
      }),
    },
  ];
}

/** Calendars may be public: whoever knows an address may open it. */
function calendarPages(page: PageRoute): RouteObject[] {
  const calendarPage = page({
    section: 'calendar',
    shape: 'text',
    component: () =>
      import('#src/features/calendar/CalendarPage.tsx').then((module) => module.CalendarPage),
  });
  return [
    {
      path: '/c/:identifier/:slug?',
      middleware: [requireParameter('identifier', new RegExp(`^${shortLinkPattern}$`))],
      ...calendarPage,
    },
    {
      path: '/events/pointer/:pointer',
      // What a pointer looks like is the server's matter; blanks and control characters are in none.
      middleware: [requireParameter('pointer', /^[^\s\p{Cc}]+$/u)],
      ...calendarPage,
    },
    {
      path: '/:calendarKey',
      middleware: [requireParameter('calendarKey', new RegExp(`^${calendarKeyPattern}$`))],
      ...calendarPage,
    },
  ];
}
