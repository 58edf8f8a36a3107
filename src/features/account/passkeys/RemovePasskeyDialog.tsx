import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import type { Passkey } from './use-passkey-removal.ts';

interface RemovePasskeyDialogProps {
  passkey: Passkey | null;
  /** The number of other passkeys that remain. */
  otherCount: number;
  /** True if the account asks for a code besides the password. */
  needsCode: boolean;
  onConfirm: (passkey: Passkey) => void;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

/** Asks before a passkey is removed, and says which ways to log in remain. */
export function RemovePasskeyDialog(props: RemovePasskeyDialogProps) {
  const { passkey, otherCount, needsCode, onConfirm, ...dialog } = props;
  const t = useTranslate();
  const question = passkey && {
    title: t('profile:Remove “%name%”?', { name: passkey.name }),
    effect: `${t('profile:It no longer logs you in. Delete it in your password manager or on your device, too.')} ${describeRest(t, otherCount, needsCode)}`,
    act: t('profile:Remove passkey'),
    tone: 'danger' as const,
  };
  return (
    <ConfirmDialog
      question={question}
      onConfirm={() => passkey && onConfirm(passkey)}
      {...dialog}
    />
  );
}

function describeRest(t: Translate, count: number, needsCode: boolean): string {
  if (count > 0) {
    return t('profile:You can still log in with your password or %count% other passkeys.', {
      count,
    });
  }
  return needsCode
    ? t('profile:You can still log in with your password and a code.')
    : t('profile:You can still log in with your password.');
}
