import type { CallTrace, RequestError } from '#src/api/errors.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { messageText } from '#src/i18n/message.ts';

/** A failure as it is shown. */
export interface ShownFailure {
  title: string;
  message: string;
  /** For the support, where the failure is an unexpected one. */
  id: string;
  trace: CallTrace | undefined;
  isUnexpected: boolean;
}

/** Gives the words for a failed call in the page's language. */
export function useFailureText(): (error: RequestError) => ShownFailure {
  const t = useTranslate();
  return ({ id, trace, isUnexpected, title, text }) => ({
    id,
    trace,
    isUnexpected,
    title: messageText(t, title),
    message: messageText(t, text),
  });
}
