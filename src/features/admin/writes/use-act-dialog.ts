import { useState } from 'react';
import { failureAlert } from '#src/actions/failure-alert.ts';
import type { RequestError } from '#src/api/errors.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { messageText } from '#src/i18n/message.ts';
import type { StatusMessage } from '#src/status/status.ts';
import type { FormError } from '#src/ui/form/form-error.ts';

/** The state of a staff act's dialog: its subject, and why the act failed. */
export function useActDialog<Input>(
  reloadAfter: (failure: RequestError) => Promise<void>,
  /** The dialog is open when the page appears. */
  atOnce: { input?: Input } | null,
  onClosed?: () => void,
) {
  const alertText = useAlertText();
  const [asked, setAsked] = useState(atOnce);
  const [failure, setFailure] = useState<RequestError | null>(null);
  const close = () => {
    setAsked(null);
    setFailure(null);
    onClosed?.();
  };
  return {
    /** Null while the dialog is closed. Has no input if the act has its own form. */
    asked,
    error: failure && alertText(failureAlert(failure)),
    open: (about: { input?: Input }) => {
      setFailure(null);
      setAsked(about);
    },
    /** The act has succeeded. */
    close,
    /** The user closes the dialog. */
    giveUp: () => {
      // Not earlier, because fresh data may remove the dialog together with its error.
      if (asked && failure) void reloadAfter(failure);
      close();
    },
    retry: () => setFailure(null),
    fail: (error: RequestError, then: 'stay open' | 'close') => {
      setFailure(error);
      if (then === 'stay open') return;
      setAsked(null);
      void reloadAfter(error);
    },
  };
}

/** The alert of section 8 for a dialog. Lists field errors as lines instead of showing them at their fields. */
function useAlertText() {
  const t = useTranslate();
  return ({ title = '', text }: StatusMessage): FormError => ({
    title: messageText(t, title),
    message: [text]
      .flat()
      .map((line) => messageText(t, line))
      .join('\n'),
    details: [],
  });
}
