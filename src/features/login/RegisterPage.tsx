import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { type RegisterUserInput, registerUser } from '#generated/app/fetchers.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { PageTitle } from '#src/ui/layout/PageTitle.tsx';
import { paths } from '#src/util/paths.ts';
import { safeTargetPath } from '#src/util/target-path.ts';
import styles from './AuthCard.module.css';
import { AuthCard } from './AuthCard.tsx';
import { readLoginAddress } from './login-address.ts';
import { OutsideFrame } from './OutsideFrame.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import { useLeavePage } from './use-leave-page.ts';

/** Creates an account; inside a frame, a button that opens a tab. */
function RegisterPage() {
  const t = useTranslate();
  return (
    <OutsideFrame title={t('login:Create an account')}>
      <Registration />
    </OutsideFrame>
  );
}

function Registration() {
  const t = useTranslate();
  const [search] = useSearchParams();
  const { targetPath, email: givenEmail } = readLoginAddress(search);
  const [email, setEmail] = useState(givenEmail);
  const leave = useLeavePage();
  const action = useAction({
    call: (body: RegisterUserInput['body'], options) => registerUser({ body }, options),
    onSuccess: (data) => leave(targetPath ?? safeTargetPath(data.target_path)),
    revalidate: false,
  });
  const loginPath = paths.login({ email: email || undefined, _target_path: targetPath });
  return (
    <AuthCard
      title={t('login:Create an account')}
      intro={t('login:Share calendars with the people around you.')}
      foot={
        <>
          {t('login:Already have an account?')}
          <Link className={styles.link} to={loginPath}>
            {t('login:Log in (link)')}
          </Link>
        </>
      }
    >
      <PageTitle title={t('login:Create an account')} />
      <RegistrationForm
        email={givenEmail}
        loginPath={loginPath}
        pending={action.pending}
        error={action.error}
        onTypeEmail={setEmail}
        onSubmit={action.run}
      />
    </AuthCard>
  );
}

export { RegisterPage as Component };
