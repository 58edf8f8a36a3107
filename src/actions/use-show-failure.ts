import { useSetAtom } from 'jotai';
import { useFailureText } from '#src/actions/use-failure-text.ts';
import type { RequestError } from '#src/api/errors.ts';
import { statusAtom } from '../status/status.ts';

/** Shows why a call failed as status message: the place for a failure that has neither a form nor a page of its own. */
export function useShowFailure(): (error: RequestError) => void {
  const failureText = useFailureText();
  const show = useSetAtom(statusAtom);
  return (error) => {
    const { title, message, id, isUnexpected } = failureText(error);
    show({ type: 'error', title, text: message, ...(isUnexpected ? { id } : {}) });
  };
}
