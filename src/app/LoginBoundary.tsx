import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '#src/reporting/ErrorBoundary.tsx';
import { refuseLoginsAtom } from '#src/session/reauthentication.ts';

/**
 * Keeps a bug in the login dialog from taking the page down. Calls that lack a login then fail, because no one can log
 * in there anymore.
 */
export function LoginBoundary({ children }: { children: ReactNode }) {
  const refuseLogins = useSetAtom(refuseLoginsAtom);
  return <ErrorBoundary onBreak={refuseLogins}>{children}</ErrorBoundary>;
}
