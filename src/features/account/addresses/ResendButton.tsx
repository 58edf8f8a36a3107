import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { resendVerification } from '#generated/app/account/fetchers.ts';
import { revalidateAtom } from '#src/actions/page-data.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { OwnerButton } from '#src/session/OwnerButton.tsx';
import { statusAtom } from '#src/status/status.ts';
import { useSecondsLeft } from '#src/ui/use-seconds-left.ts';
import type { Address } from './use-address-changes.ts';

/** Mails take a while, so asking again right away would only send a second one. */
const resendAfterMs = 30_000;

/** Resends the confirmation mail of an address, with a pause between requests. */
export function ResendButton({ address }: { address: Address }) {
  const t = useTranslate();
  const { email } = address;
  const showStatus = useSetAtom(statusAtom);
  const revalidate = useSetAtom(revalidateAtom);
  const [blockedUntil, setBlockedUntil] = useState(0);
  const secondsLeft = useSecondsLeft(blockedUntil);
  const showFailure = useShowFailure<Address>();
  const resend = useAction({
    call: ({ id }: Address, options) => resendVerification({ path: { emailId: id } }, options),
    onSuccess: () => {
      setBlockedUntil(Date.now() + resendAfterMs);
      showStatus({
        type: 'success',
        text: message('profile:We sent the link to %email%.', { email }),
      });
    },
    onFailure: (error, failedRun) => {
      setBlockedUntil(error.blockedUntil ?? 0);
      showFailure(error, failedRun);
      // It has been confirmed or removed in the meantime, so show its new state.
      if (error.status === 404 || error.status === 409) void revalidate();
    },
  });
  return (
    <OwnerButton
      size="dense"
      pending={resend.pending || secondsLeft > 0}
      busy={resend.pending}
      aria-label={
        secondsLeft > 0
          ? t('profile:Send again in %count% seconds: %email%', {
              email,
              count: secondsLeft,
            })
          : t('profile:Send link again: %email%', { email })
      }
      onClick={() => resend.run(address)}
    >
      {secondsLeft > 0
        ? t('profile:Send again in %count% seconds', { count: secondsLeft })
        : t('profile:Send link again')}
    </OwnerButton>
  );
}
