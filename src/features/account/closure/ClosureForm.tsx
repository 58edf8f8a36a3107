import type { CloseAccountInput } from '#generated/app/account/fetchers.ts';
import { closeAccountLimits } from '#generated/app/account/limits.ts';
import { useFormError } from '#src/actions/use-form-error.ts';
import type { Failure } from '#src/api/errors.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { PasswordField } from '#src/ui/form/PasswordField.tsx';
import { TypedField } from '#src/ui/form/TypedField.tsx';
import { FormActions } from '#src/ui/overlay/FormActions.tsx';
import { SecondFactorField } from '../two-factor/SecondFactorField.tsx';

interface ClosureFormProps {
  email: string;
  needsCode: boolean;
  pending: boolean;
  error: Failure | null;
  onSubmit: (proof: CloseAccountInput['body']) => void;
  onCancel: () => void;
}

/** Asks for the address, the password and, if the account needs one, a code. */
export function ClosureForm(props: ClosureFormProps) {
  const { email, needsCode, pending, error, onSubmit, onCancel } = props;
  const t = useTranslate();
  return (
    <Form
      initial={{ confirmation: '', current_password: '', code: '' }}
      limits={closeAccountLimits}
      pending={pending}
      error={useFormError(error)}
      onSubmit={({ current_password, code }) =>
        onSubmit({ current_password, ...(needsCode && { code }) })
      }
    >
      {(field) => (
        <>
          <TypedField {...field('confirmation')} expected={email} />
          {/* Password managers need to know which account the password belongs to. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            {...field('current_password')}
            label={t('profile:Current password')}
            autoComplete="current-password"
            required
          />
          {needsCode && <SecondFactorField {...field('code')} />}
          <FormActions
            act={t('profile:Delete account')}
            look="danger"
            pending={pending}
            isDelayed
            onCancel={onCancel}
          />
        </>
      )}
    </Form>
  );
}
