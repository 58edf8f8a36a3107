import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { CopyText } from '#src/ui/button/CopyText.tsx';
import { QrCode } from '#src/ui/data/QrCode.tsx';
import { Stack } from '#src/ui/layout/Stack.tsx';
import { DialogActions } from '#src/ui/overlay/DialogActions.tsx';
import styles from './SecretStep.module.css';

interface SecretStepProps {
  secret: string;
  otpauthUrl: string;
  onCancel: () => void;
  onContinue: () => void;
}

/** The secret, to scan or type. */
export function SecretStep({ secret, otpauthUrl, onCancel, onContinue }: SecretStepProps) {
  const t = useTranslate();
  return (
    <Stack>
      <QrCode text={otpauthUrl} label={t('profile:QR code for your authenticator app')} />
      <div className={styles.secret}>
        <p>{t('profile:If you cannot scan it, enter this key in the app:')}</p>
        <CopyText
          text={(secret.match(/.{1,4}/g) ?? []).join(' ')}
          copies={secret}
          label={t('profile:Copy key')}
        />
      </div>
      <DialogActions>
        <Button onClick={onCancel}>{t('common:Cancel')}</Button>
        <Button look="primary" onClick={onContinue}>
          {t('profile:Continue')}
        </Button>
      </DialogActions>
    </Stack>
  );
}
