import type { PageId } from '#generated/app/pages.ts';
import type { FeaturePage } from '#src/ui/layout/feature-page.ts';
import { Component as LoginPage } from './LoginPage.tsx';

export const loginPages = {
  // Part of the initial code, because most visitors start here and should not wait for another request.
  login: { Component: LoginPage, shape: 'card' },
  register: { lazy: () => import('./RegisterPage.tsx'), shape: 'card' },
  forgotPassword: { lazy: () => import('./recovery/ForgotPasswordPage.tsx'), shape: 'card' },
  resetPassword: { lazy: () => import('./recovery/ResetPasswordPage.tsx'), shape: 'card' },
  verifyEmail: { lazy: () => import('./recovery/VerifyEmailPage.tsx'), shape: 'card' },
  activate: { lazy: () => import('./recovery/ActivatePage.tsx'), shape: 'card' },
} satisfies Partial<Record<PageId, FeaturePage>>;
