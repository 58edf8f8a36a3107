import type { PageId } from '#generated/app/pages.ts';
import type { PageParts } from '#src/ui/layout/page-parts.ts';

/** For staff, at addresses of the tool without a page. */
export const unknownAdminPage: PageParts = {
  load: () => import('./frame/UnknownPage.tsx'),
  shape: 'tool',
  wide: true,
};

export const adminPages = {
  admin: {
    load: () => import('./AdminSearchPage.tsx'),
    shape: 'rows',
    hasContent: true,
    dates: true,
    wide: true,
  },
  adminOverdue: {
    load: () => import('./overdue/OverduePage.tsx'),
    shape: 'rows',
    hasContent: true,
    dates: true,
    wide: true,
  },
  adminNewsletter: {
    load: () => import('./newsletter/NewsletterPage.tsx'),
    shape: 'rows',
    hasContent: true,
    dates: true,
    wide: true,
  },
  adminDomains: {
    load: () => import('./domains/DomainsPage.tsx'),
    shape: 'rows',
    hasContent: true,
    dates: true,
    wide: true,
  },
  adminPush: { load: () => import('./push/PushPage.tsx'), shape: 'tool', wide: true },
  adminCalendar: {
    load: () => import('./calendar/CalendarPage.tsx'),
    shape: 'record',
    dates: true,
    wide: true,
  },
  adminUser: {
    load: () => import('./user/UserPage.tsx'),
    shape: 'record',
    dates: true,
    wide: true,
  },
  adminOrganization: {
    load: () => import('./organization/OrganizationPage.tsx'),
    shape: 'record',
    dates: true,
    wide: true,
  },
} satisfies Partial<Record<PageId, PageParts>>;
