import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { getTwoFactor, renewBackupCodes } from '#generated/app/security/fetchers.ts';
import { renewBackupCodesLimits } from '#generated/app/security/limits.ts';
import { revalidateAtom } from '#src/actions/page-data.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { statusAtom } from '#src/status/status.ts';
import { BackupCodesDialog } from './BackupCodesDialog.tsx';
import { CodeForm } from './CodeForm.tsx';
import { SecondFactorField } from './SecondFactorField.tsx';

interface BackupCodeRenewalProps {
  /** How many of the old codes are unused. */
  left: number;
  onClose: () => void;
}

/** Generates new backup codes, which invalidates the old ones. */
export function BackupCodeRenewal({ left, onClose }: BackupCodeRenewalProps) {
  const t = useTranslate();
  const revalidate = useSetAtom(revalidateAtom);
  const [codes, setCodes] = useState<readonly string[]>();
  const showStatus = useSetAtom(statusAtom);
  const renew = useAction<string, { codes: readonly string[] | null }>({
    call: (code, options) => renewBackupCodes({ body: { code } }, options),
    // More unused codes than before are new ones, which were lost with the answer. As many as before may be old or new.
    verify: async (_code, options) => {
      const state = await getTwoFactor({}, options);
      return state && state.backup_codes_left > left ? { data: { codes: null } } : undefined;
    },
    onSuccess: (data) => {
      if (data.codes) return setCodes(data.codes);
      onClose();
      showStatus({
        type: 'info',
        text: message(
          'profile:Your old backup codes do not work anymore, but the new ones did not arrive. Make new ones again.',
        ),
        keep: true,
      });
      void revalidate();
    },
    // Only once the codes are saved: an error page after a failed reload would replace them.
    revalidate: false,
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
