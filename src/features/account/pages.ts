import type { PageId } from '#generated/app/pages.ts';
import type { PageParts } from '#src/ui/layout/page-parts.ts';
import { areRowsRemembered } from './dashboard/remembered-layout.ts';

export const accountPages = {
  dashboard: {
    load: () => import('./dashboard/DashboardPage.tsx'),
    shape: () => (areRowsRemembered() ? 'dense' : 'tiles'),
    dates: 'on demand',
    // The search filters the loaded calendars, so a new query does not need the server.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.search === nextUrl.search && defaultShouldRevalidate,
  },
  profile: { load: () => import('./profile/ProfilePage.tsx'), shape: 'form' },
  devices: { load: () => import('./devices/DevicesPage.tsx'), shape: 'list', dates: true },
  notifications: {
    load: () => import('./notifications/NotificationsPage.tsx'),
    shape: 'dense',
    // Searching and linking to one calendar only filter the loaded settings.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.search === nextUrl.search && defaultShouldRevalidate,
  },
  avatar: { load: () => import('./avatar/AvatarPage.tsx'), shape: 'text' },
} satisfies Partial<Record<PageId, PageParts>>;
