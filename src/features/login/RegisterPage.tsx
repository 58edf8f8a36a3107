import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { registerUser } from '#generated/app/access/fetchers.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { paths } from '#src/util/paths.ts';
import styles from './AuthCard.module.css';
import { AuthCard } from './AuthCard.tsx';
import { readLoginAddress } from './login-address.ts';
import { OutsideFrame } from './OutsideFrame.tsx';
import { RegistrationForm, type TypedRegistration } from './RegistrationForm.tsx';
import { MailSent } from './recovery/MailSent.tsx';
import { useMailRequest } from './recovery/use-mail-request.ts';
import { TermsNote } from './TermsNote.tsx';
import { usePageFormats } from './use-page-formats.ts';

/** Creates an account, which a mailed link activates; inside a frame, a button that opens a tab. */
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
  // Kept while the mail's page is shown, for those who mistyped their address.
  const [name, setName] = useState('');
  const formats = usePageFormats();
  const query = targetPath === undefined ? {} : { _target_path: targetPath };
  const request = useMailRequest(({ body }: { body: TypedRegistration }, options) =>
    registerUser({ query, body: { ...body, ...formats } }, options),
  );
  const page = t('login:Create an account');
  const { sent } = request;
  if (sent) {
    return (
      <MailSent
        page={page}
        request={request}
        sent={sent}
        text={t(
          'login:We sent a link to %email%. Open it within seven days to activate your account.',
          { email: sent.body.email },
        )}
      >
        <p>
          {t(
            'login:Until then, you cannot log in; calendars that you open by a link work without an account. If this address already has an account, the email says so.',
          )}
        </p>
      </MailSent>
    );
  }
  const loginPath = paths.login({ email: email || undefined, _target_path: targetPath });
  return (
    <AuthCard
      page={page}
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
      <RegistrationForm
        name={name}
        email={email}
        pending={request.pending}
        error={request.error}
        onTypeEmail={setEmail}
        onSubmit={(body) => {
          setName(body.name);
          request.send(body);
        }}
      />
      <TermsNote />
    </AuthCard>
  );
}

export { RegisterPage as Component };
