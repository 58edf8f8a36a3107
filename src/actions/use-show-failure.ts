import { useSetAtom } from 'jotai';
import type { RequestError } from '#src/api/errors.ts';
import { type Message, message } from '#src/i18n/message.ts';
import { statusAtom } from '../status/status.ts';

interface Failed<Input> {
  input: Input;
  retry: () => void;
}

/**
 * Shows a call's error as a status message, for errors without a form or page to show them. Unexpected errors offer a
 * retry.
 * @param consequence explains what the error means for the attempted change.
 */
export function useShowFailure<Input>(
  consequence?: (input: Input) => Message,
): (error: RequestError, failed?: Failed<Input>) => void {
  const show = useSetAtom(statusAtom);
  return (error, failed) => {
    const { title, text, id, trace, isUnexpected } = error;
    const meaning = failed && consequence?.(failed.input);
    show({
      type: 'error',
      title,
      text: meaning ? [text, meaning] : text,
      ...(isUnexpected && { id, trace }),
      ...(isUnexpected &&
        failed && { action: { label: message('common:Try again'), run: failed.retry } }),
    });
  };
}
