import type { PageId } from '#generated/app/pages.ts';
import type { FeaturePage } from '#src/ui/layout/feature-page.ts';

/** The frame around all of these pages. */
export const loadAdminFrame = () => import('./frame/AdminFrame.tsx');

/** For staff, at addresses of the tool without a page. */
export const unknownAdminPage: FeaturePage = {
  lazy: () => import('./frame/UnknownPage.tsx'),
  shape: 'tool',
  wide: true,
};

export const adminPages = {
  admin: {
    lazy: () => import('./AdminSearchPage.tsx'),
    content: async () => (await import('./AdminSearchPage.tsx')).results,
    shape: 'rows',
    dates: true,
    wide: true,
  },
  adminOverdue: {
    lazy: () => import('./overdue/OverduePage.tsx'),
    content: async () => (await import('./overdue/OverduePage.tsx')).results,
    shape: 'rows',
    dates: true,
    wide: true,
  },
  adminNewsletter: {
    lazy: () => import('./newsletter/NewsletterPage.tsx'),
    content: async () => (await import('./newsletter/NewsletterPage.tsx')).results,
    shape: 'rows',
    dates: true,
    wide: true,
  },
  adminDomains: {
    lazy: () => import('./domains/DomainsPage.tsx'),
    content: async () => (await import('./domains/DomainsPage.tsx')).results,
    shape: 'rows',
    dates: true,
    wide: true,
  },
  adminPush: { lazy: () => import('./push/PushPage.tsx'), shape: 'tool', wide: true },
  adminCalendar: {
    lazy: () => import('./calendar/CalendarPage.tsx'),
    shape: 'record',
    dates: true,
    wide: true,
  },
  adminUser: {
    lazy: () => import('./user/UserPage.tsx'),
    shape: 'record',
    dates: true,
    wide: true,
  },
  adminOrganization: {
    lazy: () => import('./organization/OrganizationPage.tsx'),
    shape: 'record',
    dates: true,
    wide: true,
  },
} satisfies Partial<Record<PageId, FeaturePage>>;
