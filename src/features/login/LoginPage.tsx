import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { loadPageAtom } from '#src/session/page-load.ts';
import { useFramed } from '#src/session/use-framed.ts';
import { PageTitle } from '#src/ui/layout/PageTitle.tsx';
import { paths } from '#src/util/paths.ts';
import styles from './AuthCard.module.css';
import { AuthCard } from './AuthCard.tsx';
import { addressWithEmail, editAddress, readLoginAddress } from './login-address.ts';
import { OpenInTab } from './OpenInTab.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { useFreshPage } from './use-fresh-page.ts';
import { useLogin } from './use-login.ts';

/** Address and password, then a code where the account asks for one; in a frame, the way to a tab of its own. */
function LoginPage() {
  const t = useTranslate();
  return useFramed() ? <OpenInTab title={t('login:Log in')} /> : <LoginSteps />;
}

function LoginSteps() {
  const t = useTranslate();
  const loadPage = useSetAtom(loadPageAtom);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { targetPath, email: givenEmail, isFixed } = readLoginAddress(search);
  const [typedEmail, setTypedEmail] = useState(givenEmail);
  const [changesEmail, setChangesEmail] = useState(search.get('edit') === 'true');
  const email = isFixed ? givenEmail : typedEmail;
  const login = useLogin(targetPath);

  const reload = async () => {
    const fresh = addressWithEmail(search, email);
    // The load of an address that the page stands at already leaves no second entry in the history.
    await navigate(fresh, { replace: true });
    loadPage(fresh);
  };
  useFreshPage(() => void reload(), login.pending);

  const changeEmail = () => {
    setChangesEmail(true);
    setTypedEmail(email);
    if (isFixed) void navigate(editAddress(search));
  };

  if (login.codeStep) {
    const { CodeStep, email: loginEmail } = login.codeStep;
    return (
      <CodeStep
        email={loginEmail}
        pending={login.pending}
        error={login.error}
        onSubmit={login.sendCode}
        onSwitch={login.forgetError}
        onCancel={() => {
          login.startOver();
          changeEmail();
        }}
      />
    );
  }
  return (
    <AuthCard
      title={t('login:Welcome back')}
      intro={t('login:Log in to see your calendars.')}
      foot={
        <>
          {t('login:New here?')}
          <Link
            className={styles.link}
            to={paths.register({ email: email || undefined, _target_path: targetPath })}
          >
            {t('login:Create an account')}
          </Link>
        </>
      }
    >
      <PageTitle title={t('login:Log in')} />
      <PasswordForm
        email={email}
        isFixed={isFixed}
        startsWithEmail={changesEmail}
        pending={login.pending}
        error={login.error}
        onTypeEmail={setTypedEmail}
        onChangeEmail={changeEmail}
        onSubmit={login.logIn}
      />
    </AuthCard>
  );
}

export { LoginPage as Component };
