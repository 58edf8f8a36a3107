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

const search = { shape: 'rows', dates: true, wide: true, hasContent: true } as const;
const record = { shape: 'record', dates: true, wide: true } as const;

export const adminPages = {
  admin: { ...search, lazy: () => import('./AdminSearchPage.tsx') },
  adminOverdue: { ...search, lazy: () => import('./overdue/OverduePage.tsx') },
  adminNewsletter: { ...search, lazy: () => import('./newsletter/NewsletterPage.tsx') },
  adminDomains: { ...search, lazy: () => import('./domains/DomainsPage.tsx') },
  adminPush: { lazy: () => import('./push/PushPage.tsx'), shape: 'tool', wide: true },
  adminCalendar: { ...record, lazy: () => import('./calendar/CalendarPage.tsx') },
  adminUser: { ...record, lazy: () => import('./user/UserPage.tsx') },
  adminOrganization: { ...record, lazy: () => import('./organization/OrganizationPage.tsx') },
} satisfies Partial<Record<PageId, FeaturePage>>;
