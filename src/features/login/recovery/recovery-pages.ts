import type { PageModule } from '#src/ui/layout/page-parts.ts';
import { Component as ActivatePage, loader as activateLoader } from './ActivatePage.tsx';
import { Component as ForgotPasswordPage } from './ForgotPasswordPage.tsx';
import { Component as ResetPasswordPage, loader as resetLoader } from './ResetPasswordPage.tsx';
import { Component as VerifyEmailPage, loader as verifyLoader } from './VerifyEmailPage.tsx';

/** The recovery pages, in one chunk because they are small and share most of their parts. */
export const recoveryPages = {
  forgotPassword: { Component: ForgotPasswordPage },
  resetPassword: { Component: ResetPasswordPage, loader: resetLoader },
  verifyEmail: { Component: VerifyEmailPage, loader: verifyLoader },
  activate: { Component: ActivatePage, loader: activateLoader },
} satisfies Record<string, PageModule>;
