import { useSetAtom } from 'jotai';
import { useId, useState } from 'react';
import { activateTwoFactor, getTwoFactor } from '#generated/app/security/fetchers.ts';
import { verifyBy } from '#src/actions/verify-by.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { statusAtom } from '#src/status/status.ts';
import { UnsavedForm } from '#src/ui/form/UnsavedForm.tsx';
import { BackupCodesDialog } from './BackupCodesDialog.tsx';
import { CodeCheck } from './CodeCheck.tsx';
import { SecretStep } from './SecretStep.tsx';
import { useNewCodes } from './use-new-codes.ts';

interface TwoFactorSetupProps {
  secret: string;
  otpauthUrl: string;
  onClose: () => void;
}

/** Enables two-factor authentication in three steps: the secret, a code generated from it, the backup codes. */
export function TwoFactorSetup({ secret, otpauthUrl, onClose }: TwoFactorSetupProps) {
  const t = useTranslate();
  const id = useId();
  const showStatus = useSetAtom(statusAtom);
  const [step, setStep] = useState<'secret' | 'code'>('secret');
  const {
    codes,
    making: activate,
    revalidate,
  } = useNewCodes({
    call: (code, options) => activateTwoFactor({ body: { code } }, options),
    verify: verifyBy(getTwoFactor, ({ active }) => (active ? { data: { codes: null } } : null)),
    lost: message(
      'profile:Two-factor authentication is on, but your backup codes did not arrive. Make new ones.',
    ),
    onClose,
  });
  const close = () => {
    if (activate.pending) return;
    onClose();
    if (!codes) return;
    showStatus({ type: 'success', text: message('profile:Two-factor authentication is on.') });
    void revalidate();
  };
  return (
    <BackupCodesDialog
      title={t('profile:Set up two-factor authentication')}
      intro={useIntro(codes ? 'codes' : step)}
      codes={codes}
      onClose={close}
    >
      {step === 'secret' ? (
        <SecretStep
          secret={secret}
          otpauthUrl={otpauthUrl}
          onCancel={close}
          onContinue={() => setStep('code')}
        />
      ) : (
        <>
          <CodeCheck
            pending={activate.pending}
            error={activate.error}
            onSubmit={activate.run}
            onBack={() => {
              activate.reset();
              setStep('secret');
            }}
          />
          <UnsavedForm
            id={id}
            question={{
              title: t('profile:Leave without finishing?'),
              effect: t('profile:Two-factor authentication is not on yet.'),
              act: t('profile:Leave page'),
            }}
            lostWith="address"
          />
        </>
      )}
    </BackupCodesDialog>
  );
}

function useIntro(step: 'secret' | 'code' | 'codes'): string {
  const t = useTranslate();
  const intros = {
    secret: t('profile:Step 1 of 3: Scan this code with an authenticator app on your phone.'),
    code: t('profile:Step 2 of 3: Enter the code that your app shows now.'),
    codes: t(
      'profile:Step 3 of 3: Two-factor authentication is on. Save these codes for the day when you do not have your phone.',
    ),
  };
  return intros[step];
}
