import type { PageId } from '#generated/app/pages.ts';
import type { PageParts } from '#src/ui/layout/page-parts.ts';
import * as loginPage from './LoginPage.tsx';

export const loginPages = {
  // Part of the initial code, because most visitors start here and should not wait for another request.
  login: { load: loginPage, shape: 'card' },
  register: { load: () => import('./RegisterPage.tsx'), shape: 'card' },
  forgotPassword: recoveryPage('forgotPassword'),
  resetPassword: recoveryPage('resetPassword'),
  verifyEmail: recoveryPage('verifyEmail'),
  activate: recoveryPage('activate'),
} satisfies Partial<Record<PageId, PageParts>>;

function recoveryPage(
  id: 'forgotPassword' | 'resetPassword' | 'verifyEmail' | 'activate',
): PageParts {
  const load = () =>
    import('./recovery/recovery-pages.ts').then(({ recoveryPages }) => recoveryPages[id]);
  return { load, shape: 'card' };
}
