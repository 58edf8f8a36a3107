import type { PageId } from '#generated/app/pages.ts';
import type { FeaturePage } from '#src/ui/layout/feature-page.ts';

export const debugPages = {
  debug: { lazy: () => import('./DebugPage.tsx'), shape: 'rows' },
} satisfies Partial<Record<PageId, FeaturePage>>;
