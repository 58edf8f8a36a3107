import { useAtomValue } from 'jotai';
import type { RequestError } from '#src/api/errors.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useDescribeFault } from '#src/i18n/use-describe-fault.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { Button } from '#src/ui/Button.tsx';
import { CheckboxField, TextField } from '#src/ui/form/Field.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { PasswordField } from '#src/ui/form/PasswordField.tsx';
import styles from './AuthCard.module.css';

export interface Credentials {
  email: string;
  password: string;
  stay_logged_in: boolean;
}

interface PasswordFormProps {
  /** The address to begin with. */
  email: string;
  pending: boolean;
  error: RequestError | null;
  onSubmit: (credentials: Credentials) => void;
}

export function PasswordForm({ email, pending, error, onSubmit }: PasswordFormProps) {
  const t = useTranslate();
  const describeFault = useDescribeFault();
  const help = useAtomValue(settingsAtom).links?.stayLoggedInHelp;
  return (
    <Form
      pending={pending}
      error={error}
      describeFault={describeFault}
      onSubmit={(values) =>
        onSubmit({
          email: String(values.get('email')).trim(),
          password: String(values.get('password')),
          stay_logged_in: values.has('stay_logged_in'),
        })
      }
    >
      <TextField
        label={t('login:Email address')}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        required
      />
      <PasswordField
        label={t('login:Password')}
        showLabel={t('common:Show password')}
        hideLabel={t('common:Hide password')}
        name="password"
        autoComplete="current-password"
        required
      />
      <div className={styles.row}>
        <CheckboxField label={t('login:Stay logged in')} name="stay_logged_in" />
        {help && (
          <a className={styles.link} href={help} target="_blank" rel="noreferrer">
            {t('login:What does this mean?')}
          </a>
        )}
      </div>
      <Button look="primary" type="submit" pending={pending} wide>
        {t('login:Log in')}
      </Button>
    </Form>
  );
}
