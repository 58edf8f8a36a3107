import { type ComponentType, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loadPart } from '#src/ui/load-part.ts';
import { safeTargetPath } from '#src/util/target-path.ts';
import type { CodeStepProps } from './CodeStep.tsx';
import { useLeavePage } from './use-leave-page.ts';
import { useLogin } from './use-login.ts';

/** The fragment of the address at the step that asks for a code, so that going back leads to the password. */
const codeStep = '#code';

/** Going back within a page takes far less. */
const longestStepMs = 1000;

/** The login of the page, whose steps are entries of the browser's history. */
export function usePageLogin(targetPath: string | undefined) {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const [loaded, setLoaded] = useState<ComponentType<CodeStepProps>>();
  const leave = useLeavePage();
  const login = useLogin({
    targetPath,
    onCodeNeeded: async () => {
      // Few accounts ask for a code: the others do not load its step.
      const step = await loadPart(() => import('./CodeStep.tsx'));
      if (!step) return;
      setLoaded(() => step.CodeStep);
      await navigate({ search, hash: codeStep }, { replace: hash === codeStep });
    },
    onLogIn: async (data) => {
      if (window.location.hash === codeStep) await stepBack();
      await leave(targetPath ?? safeTargetPath(data.target_path));
    },
  });
  // After a reload nothing is known of the password: the step begins anew with it.
  const isCodeStep = login.email !== undefined && (hash === codeStep || login.isCodePending);
  return { login, CodeStep: isCodeStep ? loaded : undefined };
}

/** Goes to the entry of the history before this one, so that the page that follows can take the place of both. */
function stepBack(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    window.setTimeout(resolve, longestStepMs);
    window.history.back();
  });
}
