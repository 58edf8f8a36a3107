import { useState } from 'react';
import { type LogInData, type LogInInput, logIn } from '#generated/app/fetchers.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useFormError } from '#src/actions/use-form-error.ts';
import { isCodeRequest } from '#src/api/errors.ts';

export interface Credentials {
  email: string;
  password: string;
  stay_logged_in: boolean;
}

interface LoginOptions {
  /** The page to go to afterwards; without it, the server decides. */
  targetPath?: string | undefined;
  /** The password was correct, and the account also requires a code. */
  onCodeNeeded: () => void | Promise<void>;
  onLogIn: (data: LogInData) => void | Promise<void>;
}

/** The login on the page and in the dialog: the password, then a code if the account requires one. */
export function useLogin({ targetPath, onCodeNeeded, onLogIn }: LoginOptions) {
  const [sentBody, setSentBody] = useState<LogInInput['body']>();
  const action = useAction({
    call: async (body: LogInInput['body'], options) => {
      const query = targetPath ? { query: { _target_path: targetPath } } : {};
      try {
        // A requested code is a step of this login, not something that another call lacks.
        return await logIn({ ...query, body }, { ...options, reauthenticate: false });
      } catch (error) {
        if (isCodeRequest(error)) return null;
        throw error;
      }
    },
    onSuccess: (data) => (data ? onLogIn(data) : onCodeNeeded()),
    revalidate: false,
  });
  const send = (body: LogInInput['body']) => {
    setSentBody(body);
    action.run(body);
  };
  const error = useFormError(action.error);
  const isCodeSent = sentBody?.code !== undefined;

  return {
    pending: action.pending,
    /** The address whose password was sent. */
    email: sentBody?.email,
    logIn: (credentials: Credentials) => send(credentials),
    sendCode: (code: string) => sentBody && send({ ...sentBody, code }),
    /** True if a code is being checked or was accepted. */
    isCodePending: isCodeSent && action.pending,
    passwordError: isCodeSent ? null : error,
    isPasswordRefused: !action.pending && action.error?.id === 'login_failed',
    codeError: isCodeSent ? error : null,
    isCodeRefused: action.error?.id === 'code_invalid',
    forgetError: action.reset,
  };
}
