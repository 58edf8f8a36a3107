import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import {
  type CheckPasswordResetData,
  checkPasswordReset,
  resetPassword,
} from '#generated/app/access/fetchers.ts';
import { resetPasswordLimits } from '#generated/app/access/limits.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { forgetMailToken } from '#src/session/mail-token.ts';
import { checkLink, linkRefusal, type MailLink } from './mail-link.ts';
import { PasswordChoice } from './PasswordChoice.tsx';
import { ReadyToLogIn } from './ReadyToLogIn.tsx';
import { RecoveryCard } from './RecoveryCard.tsx';
import { RefusedLink } from './RefusedLink.tsx';

const page = 'resetPassword';

function loader(args: LoaderFunctionArgs): Promise<MailLink<CheckPasswordResetData>> {
  return checkLink(page, args, (token, options) =>
    checkPasswordReset({ body: { token } }, options),
  );
}

/** Sets a new password through the link in a mail. */
function ResetPasswordPage() {
  const link = useLoaderData<typeof loader>();
  const [changedFor, setChangedFor] = useState<string>();
  const t = useTranslate();
  if (changedFor !== undefined) {
    return (
      <ReadyToLogIn
        page={t('recovery:Choose a new password')}
        title={t('recovery:Your password is changed')}
        intro={t(
          'recovery:All devices have been logged out. Log in with your new password to continue.',
        )}
        email={changedFor}
      />
    );
  }
  if ('refusal' in link) return <RefusedLink page={page} refusal={link.refusal} />;
  return <ResetPassword token={link.token} email={link.data.email} onChanged={setChangedFor} />;
}

function ResetPassword({
  token,
  email,
  onChanged,
}: {
  token: string;
  email: string;
  onChanged: (email: string) => void;
}) {
  const t = useTranslate();
  const action = useAction({
    call: (new_password: string, options) =>
      resetPassword({ body: { token, new_password } }, options),
    onSuccess: () => {
      forgetMailToken(page);
      onChanged(email);
    },
    // The token is used up, so asking about it again would fail.
    revalidate: false,
  });
  const refusal = linkRefusal(action.error);
  if (refusal) return <RefusedLink page={page} refusal={refusal} email={email} isOutcome />;
  return (
    <RecoveryCard
      page={t('recovery:Choose a new password')}
      intro={t('recovery:Changing your password logs you out on all devices.')}
      email={email}
    >
      <PasswordChoice
        email={email}
        act={t('recovery:Change password')}
        limits={resetPasswordLimits}
        pending={action.pending}
        error={action.error}
        onSubmit={action.run}
      />
    </RecoveryCard>
  );
}

export { loader, ResetPasswordPage as Component };
