import { useSetAtom } from 'jotai';
import {
  type GetProfileData,
  getProfile,
  type SetSecurityCheckInput,
  setSecurityCheck,
} from '#generated/app/account/fetchers.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import { verifyBy } from '#src/actions/verify-by.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { useOwnerOnly } from '#src/session/OwnerButton.tsx';
import { statusAtom } from '#src/status/status.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { MessageBlock } from '#src/ui/feedback/MessageBlock.tsx';

type Check = GetProfileData['security_check'];
type Outcome = SetSecurityCheckInput['body']['outcome'];

/** Asks once a year whether everything on the page is still right. Only the user can say so. */
export function SecurityReminder({ check }: { check: Check }) {
  const t = useTranslate();
  const { date } = useFormats();
  const isOwner = useOwnerOnly() === null;
  const showStatus = useSetAtom(statusAtom);
  const answer = useAction({
    call: (outcome: Outcome, options) => setSecurityCheck({ body: { outcome } }, options),
    verify: verifyBy(getProfile, (data, outcome: Outcome) => {
      const { checked_at, is_due } = data.security_check;
      return (outcome === 'later' ? !is_due : checked_at !== check.checked_at) ? { data } : null;
    }),
    onSuccess: (_, outcome) =>
      showStatus({
        type: 'success',
        text:
          outcome === 'later'
            ? message('profile:We will remind you again in 30 days.')
            : message('profile:Your account is checked. We will remind you again in a year.'),
      }),
    onFailure: useShowFailure(() => t('profile:We will remind you again.')),
  });
  if (!check.is_due || !isOwner) return null;
  return (
    <MessageBlock
      tone="info"
      title={t('profile:Is everything still right?')}
      text={
        check.checked_at === null
          ? t('profile:Look through this page once a year, and remove what you no longer use.')
          : t(
              'profile:You last checked this page on %date%. Look through it once a year, and remove what you no longer use.',
              { date: date(check.checked_at) },
            )
      }
      action={
        <Button
          size="dense"
          pending={answer.pending}
          busy={answer.running.includes('checked')}
          onClick={() => answer.run('checked')}
        >
          {t('profile:Everything is right')}
        </Button>
      }
      closeLabel={t('profile:Remind me in 30 days')}
      onClose={() => answer.run('later')}
    />
  );
}
