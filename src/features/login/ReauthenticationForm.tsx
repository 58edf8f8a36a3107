import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { type LogInData, type LogInInput, logIn } from '#generated/app/fetchers.ts';
import { isCodeRequest } from '#src/api/errors.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useDescribeError } from '#src/i18n/use-describe-error.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { CheckboxField, TextField } from '#src/ui/form/Field.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { PasswordField } from '#src/ui/form/PasswordField.tsx';
import { useRetype } from '#src/ui/form/use-retype.ts';
import { DialogActions } from '#src/ui/overlay/DialogActions.tsx';
import { codeToSend } from '#src/util/code-text.ts';
import { FailureNotice } from '../../actions/FailureNotice.tsx';
import { useAction } from '../../actions/use-action.ts';
import { useFailureText } from '../../actions/use-failure-text.ts';
import { currentUserAtom } from '../../session/current-user.ts';
import { reloadPageAtom } from '../../session/page-load.ts';
import { CodeField } from './CodeField.tsx';

type Credentials = LogInInput['body'];

/** Address and password, then a code where the account asks for one. */
export function ReauthenticationForm({
  onLogIn,
  onCancel,
}: {
  onLogIn: () => void;
  onCancel: () => void;
}) {
  const t = useTranslate();
  const describeError = useDescribeError();
  const failureText = useFailureText();
  const [asksCodeFor, setAsksCodeFor] = useState<Credentials>();
  const action = useLogIn(setAsksCodeFor, onLogIn);
  const error = action.error && failureText(action.error);
  const submit = (values: FormData) => action.run(credentials(values, asksCodeFor));
  return (
    <Form pending={action.pending} describeError={describeError} onSubmit={submit}>
      <FailureNotice failure={asksCodeFor && !error?.isUnexpected ? null : error} />
      {asksCodeFor ? (
        <CodeField
          pending={action.pending}
          error={error?.isUnexpected ? undefined : error?.message}
        />
      ) : (
        <CredentialFields isRefused={!action.pending && error?.id === 'login_failed'} />
      )}
      <DialogActions>
        <Button onClick={onCancel}>{t('common:Cancel')}</Button>
        <Button look="primary" type="submit" pending={action.pending}>
          {asksCodeFor ? t('common:Continue') : t('errors:Log in')}
        </Button>
      </DialogActions>
    </Form>
  );
}

function CredentialFields({ isRefused }: { isRefused: boolean }) {
  const t = useTranslate();
  const password = useRef<HTMLInputElement>(null);
  useRetype(password, isRefused);
  return (
    <>
      <TextField
        label={t('common:Email address')}
        name="email"
        type="email"
        autoComplete="username"
        required
      />
      <PasswordField
        ref={password}
        label={t('common:Password')}
        name="password"
        autoComplete="current-password"
        required
      />
      <CheckboxField label={t('common:Stay logged in')} name="stay_logged_in" />
    </>
  );
}

/** Logs in. As somebody else than the page's user there is nothing to go on with: the page is loaded afresh. */
function useLogIn(onCodeNeeded: (credentials: Credentials) => void, onLogIn: () => void) {
  const user = useAtomValue(currentUserAtom);
  const reload = useSetAtom(reloadPageAtom);
  return useAction({
    call: async (body: Credentials, options): Promise<LogInData | 'code-needed' | undefined> => {
      try {
        return await logIn({ body }, { ...options, reauthenticate: false });
      } catch (error) {
        if (!isCodeRequest(error)) throw error;
        return 'code-needed';
      }
    },
    onSuccess: (data, body) => {
      if (data === 'code-needed') return onCodeNeeded(body);
      if (data.user.id === user?.id) return onLogIn();
      reload();
      // The form stays locked until the browser has gone.
      return new Promise<never>(() => {});
    },
    // The call that lacked the login is repeated, and brings what the page needs.
    revalidate: false,
  });
}

function credentials(values: FormData, known: Credentials | undefined): Credentials {
  if (known) return { ...known, code: codeToSend('either', String(values.get('code'))) };
  return {
    email: String(values.get('email')).trim(),
    password: String(values.get('password')),
    stay_logged_in: values.has('stay_logged_in'),
  };
}
