import { FailureNotice } from '#src/actions/FailureNotice.tsx';
import type { Action } from '#src/actions/use-action.ts';
import { useFailureText } from '#src/actions/use-failure-text.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import styles from './PasskeyButton.module.css';
import type { PasskeyTry } from './use-passkey-login.ts';

interface PasskeyButtonProps {
  login: Pick<Action<PasskeyTry>, 'pending' | 'error'>;
  onUse: () => void;
}

/** Logs in with a passkey instead of the password, and says why that failed. */
export function PasskeyButton({ login, onUse }: PasskeyButtonProps) {
  const t = useTranslate();
  const failureText = useFailureText();
  return (
    <div className={styles.passkey}>
      <FailureNotice failure={login.error && failureText(login.error)} />
      <Button wide pending={login.pending} onClick={onUse}>
        {!login.pending && <Icon name="key" />}
        {t('login:Log in with a passkey')}
      </Button>
    </div>
  );
}
