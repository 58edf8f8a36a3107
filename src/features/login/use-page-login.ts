import { type ComponentType, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loadPart } from '#src/ui/load-part.ts';
import { safeTargetPath } from '#src/util/target-path.ts';
import type { CodeStepProps } from './CodeStep.tsx';
import { useLeavePage } from './use-leave-page.ts';
import { useLogin } from './use-login.ts';

/** The address's fragment during the code step, so that going back returns to the password. */
const codeStep = '#code';

/** Going back within the page takes far less than this many milliseconds. */
const longestStepMs = 1000;

/** The page's login, with its steps as history entries. */
export function usePageLogin(targetPath: string | undefined) {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const [loaded, setLoaded] = useState<ComponentType<CodeStepProps>>();
  const leave = useLeavePage();
  const login = useLogin({
    targetPath,
    onCodeNeeded: async () => {
      // Few accounts require a code, so its step loads on demand.
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
  // After a reload the password is gone, so the login starts over with it.
  const isCodeStep = login.email !== undefined && (hash === codeStep || login.isCodePending);
  return { login, CodeStep: isCodeStep ? loaded : undefined };
}

/** Goes back one history entry, so that the next page can replace both. */
function stepBack(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    window.setTimeout(resolve, longestStepMs);
    window.history.back();
  });
}
