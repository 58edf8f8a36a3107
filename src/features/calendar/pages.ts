import type { PageId } from '#generated/app/pages.ts';
import type { PageParts } from '#src/ui/layout/page-parts.ts';

const calendarPage: PageParts = { load: () => import('./CalendarPage.tsx'), shape: 'text' };

export const calendarPages = {
  calendarByIdentifier: calendarPage,
  calendarByKey: calendarPage,
  eventPointer: calendarPage,
} satisfies Partial<Record<PageId, PageParts>>;
