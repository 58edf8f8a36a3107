import type { i18n } from 'i18next';
import type { createStore } from 'jotai';
import type { ComponentType } from 'react';
import { type LoaderFunction, type RouteObject, redirect } from 'react-router-dom';
import type { Section } from '#src/i18n/english.ts';
import { loadSections } from '#src/i18n/i18n.ts';
import { paths } from '#src/util/paths.ts';
import { ErrorPage, NotFound } from './ErrorPage.tsx';
import { requireStaff, requireUser } from './guards.ts';
import { Layout } from './Layout.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import type { RouteHandle } from './route-handle.ts';

const loadCalendarPage = () =>
  import('#src/features/calendar/CalendarPage.tsx').then((module) => module.CalendarPage);

/** The pages of the product (product specification, section 2). */
export function createRoutes(store: ReturnType<typeof createStore>, i18n: i18n): RouteObject[] {
  const page = (
    section: Section,
    component: () => Promise<ComponentType>,
    loader?: () => Promise<LoaderFunction>,
  ): RouteObject => ({
    lazy: {
      // A page comes with its texts, so that it is never shown without them.
      Component: async () => (await Promise.all([component(), loadSections(i18n, [section])]))[0],
      ...(loader ? { loader } : {}),
    },
  });

  const publicPages: RouteObject[] = [
    { index: true, loader: () => redirect(paths.dashboard()), Component: PageSkeleton },
    {
      path: '/login',
      ...page('login', () =>
        import('#src/features/login/LoginPage.tsx').then((module) => module.LoginPage),
      ),
    },
    {
      path: '/register',
      ...page('login', () =>
        import('#src/features/login/RegisterPage.tsx').then((module) => module.RegisterPage),
      ),
    },
    { path: '/c/:identifier/*', ...page('calendar', loadCalendarPage) },
    { path: '/events/pointer/:pointer', ...page('calendar', loadCalendarPage) },
    {
      path: '/:calendarKey',
      ...page('calendar', loadCalendarPage, async () => checkCalendarKey),
    },
    { path: '*', Component: NotFound },
  ];
  const userPages: RouteObject[] = [
    {
      path: '/user/dashboard',
      // The search finds among what is there: another query is no reason to ask the server again.
      shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        currentUrl.search === nextUrl.search && defaultShouldRevalidate,
      ...page(
        'dashboard',
        () =>
          import('#src/features/account/DashboardPage.tsx').then((module) => module.DashboardPage),
        () => import('#src/features/account/dashboard-loader.ts').then((module) => module.loader),
      ),
    },
  ];
  const staffPages: RouteObject[] = [
    {
      path: '/admintool96',
      handle: { wide: true } satisfies RouteHandle,
      ...page(
        'admin',
        () =>
          import('#src/features/admin/CalendarSearchPage.tsx').then(
            (module) => module.CalendarSearchPage,
          ),
        () =>
          import('#src/features/admin/calendar-search-loader.ts').then((module) => module.loader),
      ),
    },
  ];

  return [
    {
      Component: Layout,
      ErrorBoundary: ErrorPage,
      children: [
        {
          ErrorBoundary: ErrorPage,
          HydrateFallback: PageSkeleton,
          children: [
            ...publicPages,
            { middleware: [requireUser(store)], children: userPages },
            { middleware: [requireUser(store), requireStaff(store)], children: staffPages },
          ],
        },
      ],
    },
  ];
}

/** A calendar key starts with ks; any other single word is no page. */
const checkCalendarKey: LoaderFunction = ({ params }) => {
  if (/^ks[A-Za-z0-9]{16}$/.test(params['calendarKey'] ?? '')) return null;
  throw new Response(null, { status: 404 });
};
