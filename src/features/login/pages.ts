import type { PageId } from '#generated/app/pages.ts';
import type { PageParts } from '#src/ui/layout/page-parts.ts';
import * as loginPage from './LoginPage.tsx';

export const loginPages = {
  // Part of the initial code, because most visitors start here and should not wait for another request.
  login: { load: loginPage, shape: 'card' },
  register: { load: () => import('./RegisterPage.tsx'), shape: 'card' },
  forgotPassword: { load: () => import('./recovery/ForgotPasswordPage.tsx'), shape: 'card' },
  resetPassword: { load: () => import('./recovery/ResetPasswordPage.tsx'), shape: 'card' },
  verifyEmail: { load: () => import('./recovery/VerifyEmailPage.tsx'), shape: 'card' },
  activate: { load: () => import('./recovery/ActivatePage.tsx'), shape: 'card' },
} satisfies Partial<Record<PageId, PageParts>>;
