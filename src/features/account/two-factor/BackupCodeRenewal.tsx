import { useState } from 'react';
import { renewBackupCodes } from '#generated/app/fetchers.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { BackupCodesDialog } from './BackupCodesDialog.tsx';
import { CodeForm } from './CodeForm.tsx';
import { SecondFactorField } from './SecondFactorField.tsx';

interface BackupCodeRenewalProps {
  /** How many of the old codes are unused. */
  left: number;
  reload: () => Promise<void>;
  onClose: () => void;
}

/** Generates new backup codes, which invalidates the old ones. */
export function BackupCodeRenewal({ left, reload, onClose }: BackupCodeRenewalProps) {
  const t = useTranslate();
  const [codes, setCodes] = useState<readonly string[]>();
  const renew = useAction({
    call: (code: string, options) => renewBackupCodes({ body: { code } }, options),
    onSuccess: async (data) => {
      setCodes(data.codes);
      await reload();
    },
    revalidate: false,
  });
  const close = () => !renew.pending && onClose();
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
