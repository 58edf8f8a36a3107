import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { confirmEmail } from '#generated/app/access/fetchers.ts';
import { FailureNotice } from '#src/actions/FailureNotice.tsx';
import { useAction } from '#src/actions/use-action.ts';
import { useFailureText } from '#src/actions/use-failure-text.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { forgetMailToken } from '#src/session/mail-token.ts';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { Stack } from '#src/ui/layout/Stack.tsx';
import { paths } from '#src/util/paths.ts';
import { linkRefusal, takeToken } from './mail-link.ts';
import { RecoveryCard } from './RecoveryCard.tsx';
import { RefusedLink } from './RefusedLink.tsx';

const page = 'verifyEmail';

function loader({ request }: LoaderFunctionArgs): { token: string | undefined } {
  return { token: takeToken(page, request) };
}

/**
 * Confirms an address through the link in a mail. Requires a button press, because mail scanners open the links in
 * mails and must not confirm anything.
 */
function VerifyEmailPage() {
  const { token } = useLoaderData<typeof loader>();
  const [confirmedEmail, setConfirmedEmail] = useState<string>();
  if (confirmedEmail !== undefined) return <Confirmed email={confirmedEmail} />;
  if (!token) return <RefusedLink page={page} refusal="invalid" />;
  return <Confirmation token={token} onConfirmed={setConfirmedEmail} />;
}

function Confirmation({
  token,
  onConfirmed,
}: {
  token: string;
  onConfirmed: (email: string) => void;
}) {
  const t = useTranslate();
  const failureText = useFailureText();
  const action = useAction({
    call: (_: undefined, options) => confirmEmail({ body: { token } }, options),
    onSuccess: ({ email }) => {
      forgetMailToken(page);
      onConfirmed(email);
    },
    revalidate: false,
  });
  const refusal = linkRefusal(action.error);
  if (refusal) return <RefusedLink page={page} refusal={refusal} isOutcome />;
  return (
    <RecoveryCard
      page={t('recovery:Confirm your email address')}
      intro={t('recovery:One press, and we know that emails to this address reach you.')}
    >
      <Stack>
        <FailureNotice failure={action.error && failureText(action.error)} />
        <Button look="primary" pending={action.pending} onClick={() => action.run(undefined)} wide>
          {t('recovery:Confirm address')}
        </Button>
      </Stack>
    </RecoveryCard>
  );
}

function Confirmed({ email }: { email: string }) {
  const t = useTranslate();
  const user = useAtomValue(currentUserAtom);
  return (
    <RecoveryCard
      page={t('recovery:Confirm your email address')}
      title={t('recovery:Your address is confirmed')}
      intro={t('recovery:You can now use %email% with your account.', { email })}
      isOutcome
    >
      <ButtonLink look="primary" to={user ? paths.profile() : paths.login()} wide>
        {user ? t('recovery:Go to your profile') : t('login:Log in')}
      </ButtonLink>
    </RecoveryCard>
  );
}

export { loader, VerifyEmailPage as Component };
