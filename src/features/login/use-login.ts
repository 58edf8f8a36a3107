import { type ComponentType, useState } from 'react';
import { type LogInData, type LogInInput, logIn } from '#generated/app/fetchers.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useFailureText } from '#src/actions/use-failure-text.ts';
import { isCodeRequest } from '#src/api/errors.ts';
import { loadPart } from '#src/ui/load-part.ts';
import { safeTargetPath } from '#src/util/target-path.ts';
import type { CodeStepProps } from './CodeStep.tsx';
import type { Credentials } from './PasswordForm.tsx';
import { useLeavePage } from './use-leave-page.ts';

/**
 * The course of a login: the password, and the step for the code once the account has asked for one.
 * @param targetPath the page that was wanted; without it, the server says what follows.
 */
export function useLogin(targetPath: string | undefined) {
  const failureText = useFailureText();
  const leave = useLeavePage();
  const [typed, setTyped] = useState<Credentials>();
  const [CodeStep, setCodeStep] = useState<ComponentType<CodeStepProps> | null>(null);
  const action = useAction({
    call: async (input: LogInInput, options): Promise<LogInData | 'code-needed' | undefined> => {
      try {
        // A code that is asked for is a step of this form, not a login that another call lacks.
        return await logIn(input, { ...options, reauthenticate: false });
      } catch (error) {
        if (!isCodeRequest(error)) throw error;
        // Few accounts ask for a code: the others do not load its step.
        const step = await loadPart(() => import('./CodeStep.tsx'));
        if (step) setCodeStep(() => step.CodeStep);
        return 'code-needed';
      }
    },
    onSuccess: (data) =>
      data === 'code-needed' ? undefined : leave(targetPath ?? safeTargetPath(data.target_path)),
    revalidate: false,
  });
  const send = (body: LogInInput['body']) =>
    action.run({ ...(targetPath ? { query: { _target_path: targetPath } } : {}), body });

  return {
    pending: action.pending,
    error: action.error && failureText(action.error),
    logIn: (credentials: Credentials) => {
      setTyped(credentials);
      send(credentials);
    },
    /** The step for the code, when it is its turn. */
    codeStep: CodeStep && typed && { CodeStep, email: typed.email },
    sendCode: (code: string) => typed && send({ ...typed, code }),
    forgetError: action.reset,
    /** Back to the password. */
    startOver: () => {
      action.reset();
      setCodeStep(null);
    },
  };
}
