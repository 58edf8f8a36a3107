import type { ReactNode } from 'react';
import { useFormError } from '#src/actions/use-form-error.ts';
import type { Failure } from '#src/api/errors.ts';
import { type Fields, Form } from '#src/ui/form/Form.tsx';
import type { Limits } from '#src/ui/form/limits.ts';
import { FormActions } from '#src/ui/overlay/FormActions.tsx';

interface CodeFormProps {
  /** The name of the action that needs the code. */
  act: string;
  look?: 'primary' | 'danger';
  /** The name of the button that leaves the form. Default "Cancel". */
  cancel?: string;
  /** The limits of the operation that needs the code. */
  limits: Limits;
  pending: boolean;
  error: Failure | null;
  onSubmit: (code: string) => void;
  onCancel: () => void;
  children: (field: Fields<{ code: string }>) => ReactNode;
}

/** Asks for a code before an action that must not be possible on an unattended device. */
export function CodeForm(props: CodeFormProps) {
  const { act, look = 'primary', cancel, limits, pending, error } = props;
  const { onSubmit, onCancel, children } = props;
  return (
    <Form
      initial={{ code: '' }}
      limits={limits}
      pending={pending}
      error={useFormError(error)}
      onSubmit={({ code }) => onSubmit(code)}
    >
      {(field) => (
        <>
          {children(field)}
          <FormActions
            act={act}
            look={look}
            cancel={cancel}
            pending={pending}
            onCancel={onCancel}
          />
        </>
      )}
    </Form>
  );
}
