import type { PageModule } from '#src/ui/layout/page-parts.ts';
import * as activate from './ActivatePage.tsx';
import * as forgotPassword from './ForgotPasswordPage.tsx';
import * as resetPassword from './ResetPasswordPage.tsx';
import * as verifyEmail from './VerifyEmailPage.tsx';

/** The pages for lost passwords and addresses: small and alike, so that their code comes together. */
export const recoveryPages = {
  forgotPassword,
  resetPassword,
  verifyEmail,
  activate,
} satisfies Record<string, PageModule>;
