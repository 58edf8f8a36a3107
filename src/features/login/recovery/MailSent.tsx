import { FailureNotice } from '#src/actions/FailureNotice.tsx';
import { useFailureText } from '#src/actions/use-failure-text.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { useSecondsLeft } from '#src/ui/use-seconds-left.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import styles from '../AuthCard.module.css';
import { RecoveryCard } from './RecoveryCard.tsx';
import type { MailRequest } from './use-mail-request.ts';

/** Mails take a while, so asking again right away would only send a second one. */
const resendAfterMs = 30_000;

interface MailSentProps {
  page: string;
  request: MailRequest;
  sent: NonNullable<MailRequest['sent']>;
  /** Explains what happens next, without revealing whether the address has an account. */
  text: string;
}

/** Shown after a mail was requested: where to look for it, and what to do if it is missing. */
export function MailSent({ page, request, sent, text }: MailSentProps) {
  const t = useTranslate();
  const failureText = useFailureText();
  const secondsLeft = useSecondsLeft(sent.at + resendAfterMs);
  return (
    <RecoveryCard
      page={page}
      title={t('recovery:Check your email')}
      intro={text}
      isOutcome
      email={sent.email}
    >
      <div className={styles.steps}>
        <p>{t('recovery:No email after a few minutes? Look in your spam folder, too.')}</p>
        <FailureNotice failure={request.error && failureText(request.error)} />
        <Button
          pending={request.pending || secondsLeft > 0}
          busy={request.pending}
          onClick={() => request.send(sent.email)}
          wide
        >
          {secondsLeft > 0
            ? t('recovery:Send again in %count% seconds', { count: secondsLeft })
            : t('recovery:Send again')}
        </Button>
        <VisuallyHidden live>
          {sent.isRepeated && !request.pending && t('recovery:The email was sent again.')}
        </VisuallyHidden>
        <Button look="link" onClick={request.startOver}>
          {t('recovery:Use another address')}
        </Button>
      </div>
    </RecoveryCard>
  );
}
