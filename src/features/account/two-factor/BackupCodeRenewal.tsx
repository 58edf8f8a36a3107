import { getTwoFactor, renewBackupCodes } from '#generated/app/security/fetchers.ts';
import { renewBackupCodesLimits } from '#generated/app/security/limits.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { BackupCodesDialog } from './BackupCodesDialog.tsx';
import { CodeForm } from './CodeForm.tsx';
import { SecondFactorField } from './SecondFactorField.tsx';
import { useNewCodes } from './use-new-codes.ts';

interface BackupCodeRenewalProps {
  /** The number of old codes that are unused. */
  left: number;
  onClose: () => void;
}

/** Generates new backup codes, which invalidates the old ones. */
export function BackupCodeRenewal({ left, onClose }: BackupCodeRenewalProps) {
  const t = useTranslate();
  const {
    codes,
    making: renew,
    revalidate,
  } = useNewCodes({
    call: (code, options) => renewBackupCodes({ body: { code } }, options),
    // More unused codes than before are new ones. As many as before may be old or new.
    verify: async (_code, options) => {
      const state = await getTwoFactor({}, options);
      return state && state.backup_codes_left > left ? { data: { codes: null } } : undefined;
    },
    lost: message(
      'profile:Your old backup codes do not work anymore, but the new ones did not arrive. Make new ones again.',
    ),
    onClose,
  });
  const close = () => {
    if (renew.pending) return;
    onClose();
    if (codes) void revalidate();
  };
  const warning =
    left > 0
      ? t('profile:Your %count% unused codes stop working as soon as you make new ones.', {
          count: left,
        })
      : t('profile:All your backup codes are used up. Make new ones.');
  return (
    <BackupCodesDialog
      title={t('profile:New backup codes')}
      intro={
        codes ? t('profile:Your old codes do not work anymore. Save these new ones.') : warning
      }
      codes={codes}
      onClose={close}
    >
      <CodeForm
        act={t('profile:Make new codes')}
        limits={renewBackupCodesLimits}
        pending={renew.pending}
        error={renew.error}
        onSubmit={renew.run}
        onCancel={close}
      >
        {(field) => <SecondFactorField {...field('code')} />}
      </CodeForm>
    </BackupCodesDialog>
  );
}
