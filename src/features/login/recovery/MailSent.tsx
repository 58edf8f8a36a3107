import type { ReactNode } from 'react';
import { FailureNotice } from '#src/actions/FailureNotice.tsx';
import { useFailureText } from '#src/actions/use-failure-text.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Stack } from '#src/ui/layout/Stack.tsx';
import { useSecondsLeft } from '#src/ui/use-seconds-left.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { RecoveryCard } from './RecoveryCard.tsx';
import type { AddressedBody, MailRequest } from './use-mail-request.ts';

/** Mails take a while, so asking again right away would only send a second one. */
const resendAfterMs = 30_000;

interface MailSentProps<Body extends AddressedBody> {
  page: string;
  request: MailRequest<Body>;
  sent: NonNullable<MailRequest<Body>['sent']>;
  /** Explains what happens next, without revealing whether the address has an account. */
  text: string;
  /** Additional information for the meantime. */
  children?: ReactNode;
}

/** Shown after a mail was requested: where to look for it, and what to do if it is missing. */
export function MailSent<Body extends AddressedBody>({
  page,
  request,
  sent,
  text,
  children,
}: MailSentProps<Body>) {
  const t = useTranslate();
  const failureText = useFailureText();
  const secondsLeft = useSecondsLeft(sent.at + resendAfterMs);
  return (
    <RecoveryCard
      page={page}
      title={t('login:Check your email')}
      intro={text}
      isOutcome
      email={sent.body.email}
    >
      <Stack>
        {children}
        <p>{t('login:No email after a few minutes? Look in your spam folder, too.')}</p>
        <FailureNotice failure={request.error && failureText(request.error)} />
        <Button
          pending={request.pending || secondsLeft > 0}
          busy={request.pending}
          onClick={() => request.send(sent.body)}
          wide
        >
          {secondsLeft > 0
            ? t('login:Send again in %count% seconds', { count: secondsLeft })
            : t('login:Send again')}
        </Button>
        <VisuallyHidden live>
          {sent.isRepeated && !request.pending && t('login:The email was sent again.')}
        </VisuallyHidden>
        <Button look="link" onClick={request.startOver}>
          {t('login:Use another address')}
        </Button>
      </Stack>
    </RecoveryCard>
  );
}
