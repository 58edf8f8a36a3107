import { BackupCodeRenewal } from './BackupCodeRenewal.tsx';
import { SwitchOffDialog } from './SwitchOffDialog.tsx';
import { TwoFactorSetup } from './TwoFactorSetup.tsx';

/** The reason for opening a dialog. */
export type TwoFactorStep =
  | { kind: 'setup'; secret: string; otpauth_url: string }
  | { kind: 'off' }
  | { kind: 'renewal'; left: number };

/** The dialogs of two-factor authentication, loaded together. */
export function TwoFactorDialog({
  opened,
  ...dialog
}: {
  opened: TwoFactorStep;
  onClose: () => void;
}) {
  switch (opened.kind) {
    case 'setup':
      return <TwoFactorSetup secret={opened.secret} otpauthUrl={opened.otpauth_url} {...dialog} />;
    case 'off':
      return <SwitchOffDialog {...dialog} />;
    case 'renewal':
      return <BackupCodeRenewal left={opened.left} {...dialog} />;
  }
}
