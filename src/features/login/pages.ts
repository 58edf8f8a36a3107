import type { PageId } from '#generated/app/pages.ts';
import type { PageParts } from '#src/ui/layout/page-parts.ts';
import * as loginPage from './LoginPage.tsx';

export const loginPages = {
  // Most visitors begin here: it comes with the frame, so that no further request stands before it.
  login: { load: () => Promise.resolve(loginPage), shape: 'card' },
  register: { load: () => import('./RegisterPage.tsx'), shape: 'card' },
} satisfies Partial<Record<PageId, PageParts>>;
