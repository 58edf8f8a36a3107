import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router-dom';
import {
  activateAccount,
  type CheckActivationData,
  checkActivation,
} from '#generated/app/access/fetchers.ts';
import { activateAccountLimits } from '#generated/app/access/limits.ts';
import { FailureNotice } from '#src/actions/FailureNotice.tsx';
import { useAction } from '#src/actions/use-action.ts';
import { useFailureText } from '#src/actions/use-failure-text.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { forgetMailToken } from '#src/session/mail-token.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Stack } from '#src/ui/layout/Stack.tsx';
import { readLoginAddress } from '../login-address.ts';
import { checkLink, linkRefusal, type MailLink } from './mail-link.ts';
import { PasswordChoice } from './PasswordChoice.tsx';
import { ReadyToLogIn } from './ReadyToLogIn.tsx';
import { RecoveryCard } from './RecoveryCard.tsx';
import { RefusedLink } from './RefusedLink.tsx';

const page = 'activate';

function loader(args: LoaderFunctionArgs): Promise<MailLink<CheckActivationData>> {
  return checkLink(page, args, (token, options) => checkActivation({ body: { token } }, options));
}

/** Activates an account through the link in a mail. Invited users also choose a password. */
function ActivatePage() {
  const link = useLoaderData<typeof loader>();
  const [activatedEmail, setActivatedEmail] = useState<string>();
  const [search] = useSearchParams();
  const t = useTranslate();
  if (activatedEmail !== undefined) {
    return (
      <ReadyToLogIn
        page={t('recovery:Activate your account')}
        title={t('recovery:Your account is active')}
        intro={t('login:Log in to see your calendars.')}
        email={activatedEmail}
        targetPath={readLoginAddress(search).targetPath}
      />
    );
  }
  if ('refusal' in link) return <RefusedLink page={page} refusal={link.refusal} />;
  return <Activation token={link.token} account={link.data} onActivated={setActivatedEmail} />;
}

function Activation({
  token,
  account: { email, name, has_password },
  onActivated,
}: {
  token: string;
  account: CheckActivationData;
  onActivated: (email: string) => void;
}) {
  const t = useTranslate();
  const failureText = useFailureText();
  const action = useAction({
    call: (password: { new_password?: string }, options) =>
      activateAccount({ body: { token, ...password } }, options),
    onSuccess: () => {
      forgetMailToken(page);
      onActivated(email);
    },
    // The token is used up, so asking about it again would fail.
    revalidate: false,
  });
  const refusal = linkRefusal(action.error);
  if (refusal) return <RefusedLink page={page} refusal={refusal} email={email} isOutcome />;
  return (
    <RecoveryCard
      page={t('recovery:Activate your account')}
      intro={
        has_password
          ? t('recovery:Welcome, %name%. One press, and %email% can log in.', { name, email })
          : t('recovery:Welcome, %name%. Choose a password, and you are ready to go.', { name })
      }
      email={email}
    >
      {has_password ? (
        <Stack>
          <FailureNotice failure={action.error && failureText(action.error)} />
          <Button look="primary" pending={action.pending} onClick={() => action.run({})} wide>
            {t('recovery:Activate account')}
          </Button>
        </Stack>
      ) : (
        <PasswordChoice
          email={email}
          name={name}
          act={t('recovery:Activate account')}
          limits={activateAccountLimits}
          pending={action.pending}
          error={action.error}
          onSubmit={(new_password) => action.run({ new_password })}
        />
      )}
    </RecoveryCard>
  );
}

export { ActivatePage as Component, loader };
