import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import type { LogInData } from '#generated/app/fetchers.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { reloadPageAtom } from '#src/session/page-load.ts';
import { hasPasskeys } from '#src/session/passkeys/browser-passkeys.ts';
import { publishUser } from '#src/session/user-state.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { Stack } from '#src/ui/layout/Stack.tsx';
import { FormActions } from '#src/ui/overlay/FormActions.tsx';
import { paths } from '#src/util/paths.ts';
import { safeWebAddress } from '#src/util/web-address.ts';
import styles from './AuthCard.module.css';
import { CodeForm, type CodeKind, useCodeRequest } from './CodeForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { PasskeyButton } from './passkey/PasskeyButton.tsx';
import { usePasskeyLogin } from './passkey/use-passkey-login.ts';
import { useLogin } from './use-login.ts';

interface ReauthenticationFormProps {
  onLogIn: () => void;
  onCancel: () => void;
}

/** Both steps of a login, in the dialog. */
export function ReauthenticationForm({ onLogIn, onCancel }: ReauthenticationFormProps) {
  const t = useTranslate();
  const user = useAtomValue(currentUserAtom);
  const reload = useSetAtom(reloadPageAtom);
  const [codeKind, setCodeKind] = useState<CodeKind>();
  const continueAs = (data: LogInData) => {
    publishUser(data.user.id);
    if (data.user.id === user?.id) return onLogIn();
    // The page belongs to a different user, so it cannot continue.
    reload();
    // Keeps the form locked until the browser has left the page.
    return new Promise<never>(() => {});
  };
  const login = useLogin({ onCodeNeeded: () => setCodeKind('app'), onLogIn: continueAs });
  const passkeyLogin = usePasskeyLogin({ onLogIn: continueAs });
  const codeRequest = useCodeRequest(codeKind ?? 'app', login.email ?? '');
  const actions = (
    <FormActions
      act={codeKind ? t('login:Continue') : t('login:Log in')}
      pending={login.pending}
      onCancel={onCancel}
    />
  );
  if (codeKind) {
    return (
      <Stack>
        <p>{codeRequest}</p>
        <CodeForm kind={codeKind} login={login} onSwitch={setCodeKind}>
          {actions}
        </CodeForm>
      </Stack>
    );
  }
  return (
    <PasswordForm
      login={login}
      initial={{ email: user?.email ?? '', password: '', stay_logged_in: false }}
      isFixed={user?.email !== undefined}
      forgotPassword={<ForgotPasswordInTab email={user?.email} />}
      startsIn="first empty field"
    >
      {actions}
      {hasPasskeys() && (
        <PasskeyButton
          login={passkeyLogin}
          onUse={() => passkeyLogin.run({ stayLoggedIn: false })}
        />
      )}
    </PasswordForm>
  );
}

/** In a separate tab, so that the page below the dialog stays. The dialog is outside the router. */
function ForgotPasswordInTab({ email }: { email: string | undefined }) {
  const t = useTranslate();
  const { baseUrl, links } = useAtomValue(settingsAtom);
  return (
    <a
      className={styles.quietLink}
      href={safeWebAddress(links?.forgotPassword) ?? baseUrl + paths.forgotPassword({ email })}
      target="_blank"
      rel="noreferrer"
    >
      {t('login:Forgot password?')}
    </a>
  );
}
