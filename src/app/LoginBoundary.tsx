import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { ErrorBoundary } from '#src/reporting/ErrorBoundary.tsx';
import { wantedLoginAtom } from '#src/session/reauthentication.ts';

/**
 * Keeps an error of the login dialog from taking the page along. Nobody can log in there anymore: calls that lack a
 * login fail as they would have.
 */
export function LoginBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={() => <RefusedLogin />}>{children}</ErrorBoundary>;
}

function RefusedLogin() {
  const wanted = useAtomValue(wantedLoginAtom);
  // The dialog that would answer is gone, so every wish for a login is answered as soon as it comes up.
  useEffect(() => wanted?.finish(false), [wanted]);
  return null;
}
