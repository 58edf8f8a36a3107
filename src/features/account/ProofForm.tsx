import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useFormError } from '#src/actions/use-form-error.ts';
import type { Failure } from '#src/api/errors.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { Form } from '#src/ui/form/Form.tsx';
import type { Limits } from '#src/ui/form/limits.ts';
import { PasswordField } from '#src/ui/form/PasswordField.tsx';
import { FormActions } from '#src/ui/overlay/FormActions.tsx';
import { SecondFactorField } from './two-factor/SecondFactorField.tsx';

interface ProofFormProps {
  /** The name of the action that needs the proof. */
  act: string;
  look?: 'primary' | 'danger';
  /** True if the action's button cannot be used for a moment, because there is no way back. */
  isDelayed?: boolean;
  needsCode: boolean;
  /** The limits of the operation that needs the proof. */
  limits: Limits;
  pending: boolean;
  error: Failure | null;
  onSubmit: (proof: { current_password: string; code?: string }) => void;
  onCancel: () => void;
  /** A field above the password, such as a text to type as a confirmation. */
  children?: ReactNode;
}

/** Asks for the password and, if the account needs one, a code, before an action that only the account's owner may start. */
export function ProofForm(props: ProofFormProps) {
  const { act, look = 'primary', isDelayed = false, needsCode, limits, pending, error } = props;
  const { onSubmit, onCancel, children } = props;
  const t = useTranslate();
  const user = useAtomValue(currentUserAtom);
  return (
    <Form
      initial={{ current_password: '', code: '' }}
      limits={limits}
      pending={pending}
      error={useFormError(error)}
      onSubmit={({ current_password, code }) =>
        onSubmit({ current_password, ...(needsCode && { code }) })
      }
    >
      {(field) => (
        <>
          {children}
          {/* Password managers need to know which account the password belongs to. */}
          <input type="email" autoComplete="username" value={user?.email} readOnly hidden />
          <PasswordField
            {...field('current_password')}
            label={t('profile:Current password')}
            autoComplete="current-password"
            required
          />
          {needsCode && <SecondFactorField {...field('code')} />}
          <FormActions
            act={act}
            look={look}
            pending={pending}
            isDelayed={isDelayed}
            onCancel={onCancel}
          />
        </>
      )}
    </Form>
  );
}
