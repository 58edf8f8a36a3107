import { useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Callout } from '#src/ui/feedback/Callout.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import type { UserView } from '../user-data.ts';

/** Returns whether the user can log in, and how; the first answer to a customer who cannot. */
export function LoginState({ view }: { view: UserView }) {
  const t = useTranslate();
  const obstacle = useLoginObstacle(view);
  const ways = useLoginWays(view);
  return (
    <Section title={t('records:Login')}>
      {obstacle ? (
        <Callout icon="lock" tone="warning">
          {obstacle}
        </Callout>
      ) : (
        ways.map((way) => <p key={way}>{way}</p>)
      )}
    </Section>
  );
}

/** Why the user cannot log in now, even with the right password; null if they can. */
function useLoginObstacle({ user, login_blocked_until: until }: UserView): string | null {
  const t = useTranslate();
  const { exact } = useFormats();
  const { state, email } = user;
  if (state === 'deleted') return t('records:Cannot log in: the account is deleted.');
  if (state === 'inactive') {
    return t(
      'records:Cannot log in: the account is not activated, because %email% was never confirmed.',
      { email },
    );
  }
  return until
    ? t('records:Cannot log in until %time%: too many wrong passwords or codes.', {
        time: exact(until),
      })
    : null;
}

/** The requirements of a login, in sentences that name the usual mistakes of customers. */
function useLoginWays({ user, emails, two_factor: second }: UserView): string[] {
  const t = useTranslate();
  const { email, last_login_at } = user;
  const isConfirmed = emails.some(({ primary, verified_at }) => primary && verified_at !== null);
  return [
    emails.length > 1
      ? t('records:Can log in with %email% only; the other addresses do not work.', { email })
      : t('records:Can log in with %email%.', { email }),
    ...(isConfirmed
      ? []
      : [t('records:%email% is not confirmed: mails may not arrive.', { email })]),
    ...(second.active
      ? [
          second.backup_codes_left > 0
            ? t(
                'records:Also needs a code from the second device, or one of %count% backup codes.',
                {
                  count: second.backup_codes_left,
                },
              )
            : t('records:Also needs a code from the second device; no backup codes are left.'),
        ]
      : []),
    ...(last_login_at ? [] : [t('records:Has never logged in.')]),
  ];
}
