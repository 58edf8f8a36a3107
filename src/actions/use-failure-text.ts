import type { CallTrace, RequestError } from '#src/api/errors.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { messageText } from '#src/i18n/message.ts';

/** An error's text, as the page shows it. */
export interface ShownFailure {
  title: string;
  message: string;
  /** For support; shown only for unexpected errors. */
  id: string;
  trace: CallTrace | undefined;
  isUnexpected: boolean;
}

/** Describes a failed call in the page's language. */
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
