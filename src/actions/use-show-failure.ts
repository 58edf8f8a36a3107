import { useSetAtom } from 'jotai';
import type { Failure } from '#src/api/errors.ts';
import { type Message, message } from '#src/i18n/message.ts';
import { statusAtom } from '../status/status.ts';
import type { FailedRun } from './use-action.ts';
import { uncertainText } from './use-failure-text.ts';

/**
 * Shows a call's error as a status message, for errors without a form or page to show them. Unexpected errors offer a
 * retry.
 * @param consequence explains what the error means for the attempted change; left out as long as that is uncertain.
 */
export function useShowFailure<Input>(
  consequence?: (input: Input) => Message,
): (error: Failure, failedRun?: FailedRun<Input>) => void {
  const show = useSetAtom(statusAtom);
  return (error, failedRun) => {
    const { title, blockedUntil, id, trace, isUnexpected } = error;
    const meaning = error.isUncertain ? uncertainText : failedRun && consequence?.(failedRun.input);
    const text = [error.text, meaning].filter((part) => part !== undefined);
    show({
      type: 'error',
      title,
      text,
      blockedUntil,
      ...(isUnexpected && { id, trace }),
      ...(failedRun && { failed: failedRun.act }),
      ...(isUnexpected && failedRun && { action: retryAction(failedRun) }),
    });
  };
}

/** The button that repeats a failed run, on the page that started it. */
export function retryAction({ retry, page }: Pick<FailedRun<unknown>, 'retry' | 'page'>) {
  return { label: message('common:Try again'), run: retry, page };
}
