import { useRef } from 'react';
import { requestPasswordResetLimits } from '#generated/app/access/limits.ts';
import { useFormError } from '#src/actions/use-form-error.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { useStartFocus } from '../use-start-focus.ts';
import type { MailRequest } from './use-mail-request.ts';

interface MailRequestFormProps {
  request: MailRequest;
  email: string;
  /** Gives the field the initial focus. */
  startsHere?: boolean;
  onTypeEmail?: (email: string) => void;
}

/** Asks for the address to which a link will be sent. */
export function MailRequestForm({
  request,
  email,
  startsHere = false,
  onTypeEmail,
}: MailRequestFormProps) {
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  useStartFocus([], startsHere ? field : undefined);
  return (
    <Form
      initial={{ email }}
      limits={requestPasswordResetLimits}
      pending={request.pending}
      error={useFormError(request.error)}
      onSubmit={request.send}
    >
      {(bind) => (
        <>
          <TextField
            ref={field}
            {...bind('email')}
            label={t('login:Email address')}
            type="email"
            autoComplete="username"
            onChange={(event) => onTypeEmail?.(event.currentTarget.value.trim())}
            required
          />
          <Button look="primary" type="submit" pending={request.pending} wide>
            {t('recovery:Send link')}
          </Button>
        </>
      )}
    </Form>
  );
}
