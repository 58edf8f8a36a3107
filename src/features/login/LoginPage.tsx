import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { reloadPageAtom } from '#src/session/page-load.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { readValues } from '#src/ui/form/controls.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import { useLoadedWhenIdle } from '#src/ui/use-when-idle.ts';
import { paths } from '#src/util/paths.ts';
import { safeWebAddress } from '#src/util/web-address.ts';
import styles from './AuthCard.module.css';
import { AuthCard } from './AuthCard.tsx';
import { addressWithEmail, editAddress, readLoginAddress } from './login-address.ts';
import { type LoginState, readLoginState } from './login-state.ts';
import { OutsideFrame } from './OutsideFrame.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { useFreshPage } from './use-fresh-page.ts';
import { usePageLogin } from './use-page-login.ts';

// Offers what few browsers lack, but no one needs to log in.
const PasskeyLogin = lazyPart(() => import('./passkey/PasskeyLogin.tsx'), 'PasskeyLogin');

/** Email address and password, then a code if the account requires one; inside a frame, a button that opens a tab. */
function LoginPage() {
  const t = useTranslate();
  return (
    <OutsideFrame title={t('login:Log in')}>
      <LoginSteps />
    </OutsideFrame>
  );
}

function LoginSteps() {
  const t = useTranslate();
  const navigate = useNavigate();
  const reloadPage = useSetAtom(reloadPageAtom);
  const { links } = useAtomValue(settingsAtom);
  const [search] = useSearchParams();
  const loginState = readLoginState(useLocation().state);
  const { targetPath, email: givenEmail, isFixed } = readLoginAddress(search);
  const [typedEmail, setTypedEmail] = useState(givenEmail);
  const [changesEmail, setChangesEmail] = useState(!loginState && search.get('edit') === 'true');
  const { login, CodeStep } = usePageLogin(targetPath);
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const hasPasskeys = useLoadedWhenIdle(PasskeyLogin);
  const email = isFixed ? givenEmail : typedEmail;
  const initial = { email, password: '', stay_logged_in: loginState?.stayLoggedIn ?? false };

  const reload = async () => {
    // Read from the form itself, because the address may have been typed before hydration.
    const values = form.current ? readValues(form.current, initial) : initial;
    const state: LoginState = { stayLoggedIn: values.stay_logged_in };
    await navigate(addressWithEmail(search, values.email), { replace: true, state });
    reloadPage();
  };
  useFreshPage(() => void reload(), login.pending);

  const changeEmail = () => {
    setChangesEmail(true);
    setTypedEmail(email);
    if (isFixed) void navigate(editAddress(search), { replace: CodeStep !== undefined });
    else if (CodeStep) void navigate(-1);
  };

  if (CodeStep) return <CodeStep login={login} onCancel={changeEmail} />;
  return (
    <AuthCard
      page={t('login:Log in')}
      title={t('login:Welcome back')}
      intro={t('login:Log in to see your calendars.')}
      foot={
        <>
          {t('login:New here?')}
          <Link
            className={styles.link}
            // The query is unknown when the page is prerendered.
            to={paths.register({
              email: email || undefined,
              _target_path: isHydrated ? targetPath : undefined,
            })}
          >
            {t('login:Create an account')}
          </Link>
        </>
      }
    >
      <PasswordForm
        ref={form}
        login={login}
        initial={initial}
        isFixed={isFixed}
        startsIn={changesEmail ? 'email' : 'first empty field'}
        forgotPassword={
          <Link
            className={styles.quietLink}
            to={
              safeWebAddress(links?.forgotPassword) ??
              paths.forgotPassword({ email: email || undefined })
            }
          >
            {t('login:Forgot password?')}
          </Link>
        }
        onTypeEmail={setTypedEmail}
        onChangeEmail={changeEmail}
      >
        <Button look="primary" type="submit" pending={login.pending} wide>
          {t('login:Log in')}
        </Button>
      </PasswordForm>
      <div className={styles.passkey}>
        {hasPasskeys && <PasskeyLogin form={form} targetPath={targetPath} />}
      </div>
    </AuthCard>
  );
}

export { LoginPage as Component };
