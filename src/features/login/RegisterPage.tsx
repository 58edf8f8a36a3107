import { Link, useSearchParams } from 'react-router-dom';
import { type RegisterUserInput, registerUser } from '#generated/app/fetchers.ts';
import type { RequestError } from '#src/api/errors.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useDescribeFault } from '#src/i18n/use-describe-fault.ts';
import { useAction } from '#src/session/use-action.ts';
import { PageTitle } from '#src/settings/PageTitle.tsx';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/form/Field.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { PasswordField } from '#src/ui/form/PasswordField.tsx';
import { paths } from '#src/util/paths.ts';
import { safeTargetPath } from '#src/util/target-path.ts';
import styles from './AuthCard.module.css';
import { AuthCard } from './AuthCard.tsx';
import { useLeavePage } from './use-leave-page.ts';

/** Shortest password of the contract's `RegistrationRequest`. */
const minimumPassword = 8;

const fields = ['name', 'email', 'password'] as const;

export function RegisterPage() {
  const t = useTranslate();
  const describeFault = useDescribeFault();
  const [search] = useSearchParams();
  const targetPath = safeTargetPath(search.get('_target_path'));
  const leave = useLeavePage();
  const action = useAction(
    (body: RegisterUserInput['body'], options) => registerUser({ body }, options),
    (data) => leave(targetPath ?? safeTargetPath(data.target_path)),
  );
  const fieldError = errorsByField(action.error);
  return (
    <AuthCard
      title={t('login:Create an account')}
      intro={t('login:Share calendars with the people around you.')}
      foot={
        <>
          {t('login:Already have an account?')}
          <Link className={styles.link} to={paths.login({ targetPath })}>
            {t('login:Log in')}
          </Link>
        </>
      }
    >
      <PageTitle title={t('login:Create an account')} />
      <Form
        pending={action.pending}
        error={fieldError.size > 0 ? null : action.error}
        describeFault={describeFault}
        onSubmit={(values) => action.run(registration(values))}
      >
        <TextField
          label={t('login:Your name')}
          error={fieldError.get('name')}
          name="name"
          autoComplete="name"
          maxLength={120}
          required
        />
        <TextField
          label={t('login:Email address')}
          error={fieldError.get('email')}
          name="email"
          type="email"
          autoComplete="username"
          required
        />
        <PasswordField
          label={t('login:Password')}
          showLabel={t('common:Show password')}
          hideLabel={t('common:Hide password')}
          hint={t('login:At least %minimum% characters', { minimum: minimumPassword })}
          error={fieldError.get('password')}
          name="password"
          autoComplete="new-password"
          minLength={minimumPassword}
          required
        />
        <Button look="primary" type="submit" pending={action.pending} wide>
          {t('login:Create an account')}
        </Button>
      </Form>
    </AuthCard>
  );
}

function registration(values: FormData): RegisterUserInput['body'] {
  return {
    name: String(values.get('name')).trim(),
    email: String(values.get('email')).trim(),
    password: String(values.get('password')),
  };
}

/** The messages that a field of this form can show; none when one of them belongs to no field. */
function errorsByField(error: RequestError | null): Map<string, string> {
  const details = error?.details ?? [];
  const known = details.every((detail) => fields.some((field) => field === detail.field));
  return new Map(known ? details.map((detail) => [detail.field, detail.message]) : []);
}
