import type { PageId } from '#generated/app/pages.ts';
import type { PageParts } from '#src/ui/layout/page-parts.ts';

export const debugPages = {
  debug: { load: () => import('./DebugPage.tsx'), shape: 'rows' },
} satisfies Partial<Record<PageId, PageParts>>;
