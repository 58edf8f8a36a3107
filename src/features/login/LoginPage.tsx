import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { type LogInData, type LogInInput, logIn } from '#generated/app/fetchers.ts';
import { LoginRequiredError } from '#src/api/errors.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useAction } from '#src/session/use-action.ts';
import { PageTitle } from '#src/settings/PageTitle.tsx';
import { paths } from '#src/util/paths.ts';
import { safeTargetPath } from '#src/util/target-path.ts';
import styles from './AuthCard.module.css';
import { AuthCard } from './AuthCard.tsx';
import { CodeForm } from './CodeForm.tsx';
import { type Credentials, PasswordForm } from './PasswordForm.tsx';
import { useLeavePage } from './use-leave-page.ts';

/** Address and password, then a code where the account asks for one. */
export function LoginPage() {
  const t = useTranslate();
  const [search] = useSearchParams();
  const targetPath = safeTargetPath(search.get('_target_path'));
  const [typed, setTyped] = useState<Credentials>();
  const [asksCode, setAsksCode] = useState(false);
  const leave = useLeavePage();
  const action = useAction(
    async (input: LogInInput, options) => {
      try {
        return await logIn(input, options);
      } catch (error) {
        if (!isCodeRequest(error)) throw error;
        setAsksCode(true);
        return undefined;
      }
    },
    (data: LogInData) => leave(targetPath ?? safeTargetPath(data.target_path)),
  );
  const send = (credentials: Credentials, code?: string) =>
    action.run({
      ...(targetPath ? { query: { _target_path: targetPath } } : {}),
      body: code === undefined ? credentials : { ...credentials, code },
    });

  const register = (
    <>
      {t('login:New here?')}
      <Link className={styles.link} to={paths.register({ targetPath })}>
        {t('login:Create an account')}
      </Link>
    </>
  );
  if (asksCode && typed) {
    return (
      <AuthCard
        title={t('login:Two-factor authentication')}
        intro={t('login:Enter the code from your authenticator app for %email%.', {
          email: typed.email,
        })}
        foot={null}
      >
        <PageTitle title={t('login:Two-factor authentication')} />
        <CodeForm
          pending={action.pending}
          error={action.error}
          onSubmit={(code) => send(typed, code)}
          onCancel={() => {
            action.reset();
            setAsksCode(false);
          }}
        />
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title={t('login:Welcome back')}
      intro={t('login:Log in to see your calendars.')}
      foot={register}
    >
      <PageTitle title={t('login:Log in')} />
      <PasswordForm
        email={typed?.email ?? ''}
        pending={action.pending}
        error={action.error}
        onSubmit={(credentials) => {
          setTyped(credentials);
          send(credentials);
        }}
      />
    </AuthCard>
  );
}

function isCodeRequest(error: unknown): boolean {
  return (
    error instanceof LoginRequiredError && error.id === 'two_factor_authentication_code_required'
  );
}
