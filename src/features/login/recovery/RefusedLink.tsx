import { useAtomValue } from 'jotai';
import {
  requestActivation,
  requestEmailConfirmation,
  requestPasswordReset,
} from '#generated/app/access/fetchers.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { paths } from '#src/util/paths.ts';
import { MailRequestForm } from './MailRequestForm.tsx';
import { MailSent } from './MailSent.tsx';
import type { LinkRefusal, MailLinkPage } from './mail-link.ts';
import { RecoveryCard } from './RecoveryCard.tsx';
import { explainRefusal, useLinkWords } from './use-link-words.ts';
import { type MailCall, useMailRequest } from './use-mail-request.ts';

const calls: Readonly<Record<MailLinkPage, MailCall>> = {
  resetPassword: requestPasswordReset,
  verifyEmail: requestEmailConfirmation,
  activate: requestActivation,
};

interface RefusedLinkProps {
  page: MailLinkPage;
  refusal: LinkRefusal;
  /** It replaces a submitted form. */
  isOutcome?: boolean;
  /** The address that the link was for, if known. */
  email?: string;
}

/** Explains why a link does not work, and offers a way forward. */
export function RefusedLink({ refusal, ...link }: RefusedLinkProps) {
  return refusal === 'other-account' ? (
    <OtherAccount {...link} />
  ) : (
    <NewLink {...link} refusal={refusal} />
  );
}

function OtherAccount({ page, isOutcome = false }: Omit<RefusedLinkProps, 'refusal'>) {
  const t = useTranslate();
  const user = useAtomValue(currentUserAtom);
  return (
    <RecoveryCard
      page={useLinkWords(page).page}
      title={t('recovery:This link is for another account')}
      intro={t('recovery:Log out of this account, then open the link in your email again.')}
      isOutcome={isOutcome}
    >
      {/* A full load, because the user may have logged in in another tab. */}
      <ButtonLink look="primary" to={user ? paths.logout() : paths.dashboard()} reloadDocument wide>
        {user ? t('recovery:Log out') : t('errors:Go to your dashboard')}
      </ButtonLink>
    </RecoveryCard>
  );
}

function NewLink({
  page,
  refusal,
  isOutcome = false,
  email,
}: RefusedLinkProps & { refusal: Exclude<LinkRefusal, 'other-account'> }) {
  const t = useTranslate();
  const user = useAtomValue(currentUserAtom);
  const words = useLinkWords(page);
  const request = useMailRequest(calls[page]);
  const { sent } = request;
  const address = email ?? user?.email ?? '';
  if (sent) {
    return (
      <MailSent
        page={words.page}
        request={request}
        sent={sent}
        text={words.sentTo(sent.body.email)}
      />
    );
  }
  const { title, text } = explainRefusal(t, refusal, words.ifUsed);
  return (
    <RecoveryCard
      page={words.page}
      title={title}
      intro={text}
      isOutcome={isOutcome}
      email={address}
    >
      {page === 'activate' && refusal === 'used' && !user ? (
        <ButtonLink look="primary" to={paths.login({ email: address || undefined })} wide>
          {t('login:Log in')}
        </ButtonLink>
      ) : (
        <MailRequestForm request={request} email={address} />
      )}
    </RecoveryCard>
  );
}
