import { useAtomValue } from 'jotai';
import { Component, type ReactNode, useEffect } from 'react';
import { wantedLoginAtom } from '#src/session/reauthentication.ts';
import { reportBug } from '#src/util/bug-report.ts';

/**
 * Keeps an error of what asks for a missing login from taking the page along. Nobody can log in there any more: calls that
 * lack a login fail as they would have.
 */
export class LoginErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportBug(error);
  }

  override render() {
    return this.state.failed ? <RefusedLogin /> : this.props.children;
  }
}

function RefusedLogin() {
  const wanted = useAtomValue(wantedLoginAtom);
  useEffect(() => wanted?.finish(false), [wanted]);
  return null;
}
