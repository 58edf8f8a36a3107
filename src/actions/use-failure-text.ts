import type { CallTrace, Failure } from '#src/api/errors.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message, messageText } from '#src/i18n/message.ts';

/** An error's text, as the page shows it. */
export interface ShownFailure {
  title: string;
  message: string;
  /** Until when another try would be refused, in milliseconds since 1970; absent if that is not known. */
  blockedUntil: number | undefined;
  /** For support; shown only for unexpected errors. */
  id: string;
  trace: CallTrace | undefined;
  isUnexpected: boolean;
}

/** Said of a failed change that may have been made nevertheless. */
export const uncertainText = message('errors:It may have been done nevertheless.');

/** Describes a failed call in the page's language. */
export function useFailureText(): (error: Failure) => ShownFailure {
  const t = useTranslate();
  return ({ id, trace, isUnexpected, isUncertain, title, text, blockedUntil }) => ({
    id,
    trace,
    isUnexpected,
    blockedUntil,
    title: messageText(t, title),
    message: [text, isUncertain && uncertainText]
      .flatMap((part) => (part ? [messageText(t, part)] : []))
      .join(' '),
  });
}
