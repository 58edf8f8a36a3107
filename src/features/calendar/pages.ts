import type { PageId } from '#generated/app/pages.ts';
import type { FeaturePage } from '#src/ui/layout/feature-page.ts';

const calendarPage: FeaturePage = {
  lazy: () => import('./page/CalendarPage.tsx'),
  shape: 'calendar',
  wide: true,
  dates: 'on demand',
};

export const calendarPages = {
  calendarByIdentifier: calendarPage,
  calendarByKey: calendarPage,
  eventPointer: {
    lazy: () => import('./pointer/EventPointerPage.tsx'),
    shape: 'text',
    dates: true,
  },
} satisfies Partial<Record<PageId, FeaturePage>>;
