import type { PageId } from '#generated/app/pages.ts';
import type { FeaturePage } from '#src/ui/layout/feature-page.ts';
import { areRowsRemembered } from './dashboard/remembered-layout.ts';

/** The pages that share a navigation beside them. */
const settingsPages = {
  profile: {
    lazy: () => import('./profile/ProfilePage.tsx'),
    shape: 'form',
    dates: true,
    sideNavigation: 'account',
  },
  security: {
    lazy: () => import('./security/SecurityPage.tsx'),
    shape: 'form',
    dates: true,
    sideNavigation: 'account',
  },
  devices: {
    lazy: () => import('./devices/DevicesPage.tsx'),
    shape: 'list',
    dates: true,
    sideNavigation: 'account',
  },
  notifications: {
    lazy: () => import('./notifications/NotificationsPage.tsx'),
    shape: 'dense',
    sideNavigation: 'account',
  },
  avatar: {
    lazy: () => import('./avatar/AvatarPage.tsx'),
    shape: 'text',
    sideNavigation: 'account',
  },
} satisfies Partial<Record<PageId, FeaturePage>>;

/** The frame around these pages. */
export const loadAccountFrame = () => import('./frame/AccountFrame.tsx');

export const accountPages = {
  dashboard: {
    lazy: () => import('./dashboard/DashboardPage.tsx'),
    shape: () => (areRowsRemembered() ? 'tileRows' : 'tiles'),
    dates: 'on demand',
  },
  ...settingsPages,
} satisfies Partial<Record<PageId, FeaturePage>>;
