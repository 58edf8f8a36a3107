import { useSetAtom } from 'jotai';
import { deactivateTwoFactor, getTwoFactor } from '#generated/app/security/fetchers.ts';
import { deactivateTwoFactorLimits } from '#generated/app/security/limits.ts';
import { useAction } from '#src/actions/use-action.ts';
import { doneIf, verifyBy } from '#src/actions/verify-by.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { statusAtom } from '#src/status/status.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { CodeForm } from './CodeForm.tsx';
import { SecondFactorField } from './SecondFactorField.tsx';

/** Disables two-factor authentication, which requires a code. */
export function SwitchOffDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const showStatus = useSetAtom(statusAtom);
  const switchOff = useAction({
    call: (code: string, options) => deactivateTwoFactor({ body: { code } }, options),
    verify: verifyBy(getTwoFactor, ({ active }) => doneIf(!active)),
    onSuccess: () => {
      onClose();
      showStatus({ type: 'success', text: message('profile:Two-factor authentication is off.') });
    },
  });
  const close = () => !switchOff.pending && onClose();
  return (
    <Dialog
      open
      isAlert
      title={t('profile:Switch off two-factor authentication?')}
      intro={t(
        'profile:From then on, your password alone is enough to log in, and your backup codes stop working.',
      )}
      onClose={close}
    >
      <CodeForm
        act={t('profile:Switch off')}
        look="danger"
        limits={deactivateTwoFactorLimits}
        pending={switchOff.pending}
        error={switchOff.error}
        onSubmit={switchOff.run}
        onCancel={close}
      >
        {(field) => <SecondFactorField {...field('code')} />}
      </CodeForm>
    </Dialog>
  );
}
