import { useLocation, useNavigate } from 'react-router-dom';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useEntrance } from './use-entrance.ts';
import { useLogin } from './use-login.ts';

// Few accounts require a code.
const CodeStep = lazyPart(() => import('./CodeStep.tsx'), 'CodeStep');

/** The address's fragment during the code step, so that going back returns to the password. */
const codeStep = '#code';

/** Going back within the page takes far less than this many milliseconds. */
const longestStepMs = 1000;

/** The page's login, with its steps as history entries. */
export function usePageLogin(targetPath: string | undefined) {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const enter = useEntrance(targetPath);
  const login = useLogin({
    targetPath,
    onCodeNeeded: async () => {
      // The password form stays pending until the next step can be shown.
      await CodeStep.preload();
      await navigate({ search, hash: codeStep }, { replace: hash === codeStep });
    },
    onLogIn: async (data) => {
      if (window.location.hash === codeStep) await stepBack();
      await enter(data);
    },
  });
  // After a reload the password is gone, so the login starts over with it.
  const isCodeStep = login.email !== undefined && (hash === codeStep || login.isCodePending);
  return { login, CodeStep: isCodeStep ? CodeStep : undefined };
}

/** Goes back one history entry, so that the next page can replace both. */
function stepBack(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    window.setTimeout(resolve, longestStepMs);
    window.history.back();
  });
}
