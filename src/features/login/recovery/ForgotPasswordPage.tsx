import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { requestPasswordReset } from '#generated/app/access/fetchers.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { readLoginAddress } from '../login-address.ts';
import { MailRequestForm } from './MailRequestForm.tsx';
import { MailSent } from './MailSent.tsx';
import { RecoveryCard } from './RecoveryCard.tsx';
import { useLinkWords } from './use-link-words.ts';
import { useMailRequest } from './use-mail-request.ts';

/** Requests a mail with a link for choosing a new password. */
function ForgotPasswordPage() {
  const t = useTranslate();
  const [search] = useSearchParams();
  const user = useAtomValue(currentUserAtom);
  const [email, setEmail] = useState(readLoginAddress(search).email || user?.email || '');
  const request = useMailRequest(requestPasswordReset);
  const { sentTo } = useLinkWords('resetPassword');
  const page = t('recovery:Reset your password');
  const { sent } = request;
  if (sent)
    return <MailSent page={page} request={request} sent={sent} text={sentTo(sent.body.email)} />;
  return (
    <RecoveryCard
      page={page}
      intro={t(
        'recovery:Enter the email address of your account. We will send you a link to choose a new password.',
      )}
      email={email}
    >
      <MailRequestForm request={request} email={email} onTypeEmail={setEmail} startsHere />
    </RecoveryCard>
  );
}

export { ForgotPasswordPage as Component };
