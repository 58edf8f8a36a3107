import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '#src/reporting/ErrorBoundary.tsx';
import { refuseLoginsAtom } from '#src/session/reauthentication.ts';

const nothing = () => null;

/**
 * Keeps an error of the login dialog from taking the page along. Nobody can log in there anymore: calls that lack a
 * login fail as they would have.
 */
export function LoginBoundary({ children }: { children: ReactNode }) {
  const refuseLogins = useSetAtom(refuseLoginsAtom);
  return (
    <ErrorBoundary fallback={nothing} onBreak={refuseLogins}>
      {children}
    </ErrorBoundary>
  );
}
